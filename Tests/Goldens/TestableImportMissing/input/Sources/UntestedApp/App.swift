public final class Reader {
  init() {}
}
