import Foundation

#if !canImport(ObjectiveC)
  /// Records operations that undo changes. (Foundation, `UndoManager`, which Linux lacks.)
  ///
  /// Operations belong to groups, which are undone as one. With ``groupsByEvent``, a group of its own is opened for operations that
  /// are registered outside of all groups; there are no events here, so it ends with the next undo or a call of
  /// ``endUndoGrouping()``.
  public final class UndoManager: NSObject {
    private struct Operation {
      weak var target: AnyObject?
      let run: (AnyObject) -> Void
    }

    private struct Group {
      var operations: [Operation] = []
      var name = ""
    }

    private enum Direction { case forward, undoing, redoing }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var openGroups: [Group] = []
    private var direction = Direction.forward
    private var disabledCount = 0

    /// Whether operations outside of all groups open one.
    public var groupsByEvent = true
    /// The most groups that are kept; 0 for no limit.
    public var levelsOfUndo: Int {
      get { mostGroups }
      set {
        mostGroups = newValue
        limit()
      }
    }
    private var mostGroups = 0
    /// The number of groups that are open.
    public var groupingLevel: Int { openGroups.count }
    /// Whether operations are recorded.
    public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// Whether an undo is running.
    public var isUndoing: Bool { direction == .undoing }
    /// Whether a redo is running.
    public var isRedoing: Bool { direction == .redoing }
    /// Whether there is something to undo.
    public var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.operations.isEmpty } }
    /// Whether there is something to redo.
    public var canRedo: Bool { !redoGroups.isEmpty }

    /// Stops recording until as many calls of ``enableUndoRegistration()``.
    public func disableUndoRegistration() { disabledCount += 1 }
    /// Ends the effect of one call of ``disableUndoRegistration()``.
    public func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    // MARK: Groups

    /// Opens a group inside of those that are open.
    public func beginUndoGrouping() { openGroups.append(Group()) }

    /// Ends the innermost open group.
    public func endUndoGrouping() {
      guard let ended = openGroups.popLast() else { return }
      if let outer = openGroups.indices.last {
        openGroups[outer].operations += ended.operations
        if openGroups[outer].name.isEmpty { openGroups[outer].name = ended.name }
      } else if !ended.operations.isEmpty {
        if isUndoing { redoGroups.append(ended) } else { undoGroups.append(ended) }
        limit()
      }
    }

    private func limit() {
      guard mostGroups > 0 else { return }
      undoGroups = undoGroups.suffix(mostGroups)
      redoGroups = redoGroups.suffix(mostGroups)
    }

    // MARK: Registration

    /// Registers an operation for the last change. The target is not kept; an operation whose target is gone does nothing.
    public func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      if openGroups.isEmpty {
        guard groupsByEvent else { return }
        beginUndoGrouping()
      }
      let operation = Operation(target: target) { object in
        if let target = object as? TargetType { handler(target) }
      }
      openGroups[openGroups.count - 1].operations.append(operation)
      if direction == .forward { redoGroups = [] }
    }

    /// Forgets all operations, and records again.
    public func removeAllActions() {
      undoGroups = []
      redoGroups = []
      openGroups = []
      disabledCount = 0
    }

    /// Forgets the operations of a target.
    public func removeAllActions(withTarget target: Any) {
      func remove(_ groups: inout [Group]) {
        for index in groups.indices {
          groups[index].operations.removeAll { $0.target === target as AnyObject }
        }
      }
      remove(&undoGroups)
      remove(&redoGroups)
      remove(&openGroups)
      undoGroups.removeAll(where: \.operations.isEmpty)
      redoGroups.removeAll(where: \.operations.isEmpty)
    }

    // MARK: Undo

    /// Ends the open group, and undoes the last one.
    public func undo() {
      while openGroups.count > 0 { endUndoGrouping() }
      undoNestedGroup()
    }

    /// Undoes the last group that has ended.
    public func undoNestedGroup() {
      guard direction == .forward, let group = undoGroups.popLast() else { return }
      run(group, .undoing)
    }

    /// Redoes what was undone last.
    public func redo() {
      while openGroups.count > 0 { endUndoGrouping() }
      guard direction == .forward, let group = redoGroups.popLast() else { return }
      run(group, .redoing)
    }

    /// Runs operations from the last to the first. What they register undoes them in turn.
    private func run(_ group: Group, _ way: Direction) {
      direction = way
      openGroups = [Group(name: group.name)]
      for operation in group.operations.reversed() {
        if let target = operation.target { operation.run(target) }
      }
      while openGroups.count > 0 { endUndoGrouping() }
      direction = .forward
    }

    // MARK: Names

    /// Names the open group, or else the last one.
    public func setActionName(_ actionName: String) {
      if let last = openGroups.indices.last {
        openGroups[last].name = actionName
      } else if let last = undoGroups.indices.last {
        undoGroups[last].name = actionName
      }
    }

    /// The name of what can be undone.
    public var undoActionName: String { (openGroups.last ?? undoGroups.last)?.name ?? "" }
    /// The name of what can be redone.
    public var redoActionName: String { redoGroups.last?.name ?? "" }
    /// The title of a command that undoes.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a command that redoes.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Apple's English titles.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// Apple's English titles.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
  }
#endif
