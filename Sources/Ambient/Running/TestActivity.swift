/// Held by all that runs or may be called in a test's values: tasks, and closures that carry them.
final class TestActivity: Sendable {}
