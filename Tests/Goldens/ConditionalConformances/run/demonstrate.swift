@MainActor
public func demonstrate() async {
  let stories = [Story(titles: ["a"]), Story(titles: ["b"])]
  print(ArrayGraph(stories: stories, numbers: []).screen.feed.titles)
  print(DictionaryGraph(stories: ["c": stories[0]], others: [:]).screen.feed.titles)
  print(OptionalGraph(story: [stories]).screen.feed.titles)
}
