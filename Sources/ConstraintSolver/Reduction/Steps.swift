/// One step of an elimination, which determines the value of a variable.
struct Step: BitwiseCopyable {
  /// The variable's coefficient in the row; with a partner, the sum of both coefficients.
  var coefficient: Double
  /// The variable's index in the store.
  var variable: Int32
  /// Slot of the row that gives the value; −1 for a free variable.
  var row: Int32
  /// The activity that equals the row's sum or the free variable; −1 when a required equality fixes it.
  var activity: Int32
  /// The end of the step's inputs, which are the row's other summands. They start at the end of the previous
  /// step's inputs.
  var inputEnd: Int32 = 0
  /// The row has a partner of the variable, which is not an input: the value is the point where the two would
  /// meet, plus the activity.
  var isPaired = false
  /// The value depends on no activity.
  var isConstant: Bool
  /// The value depends on no activity that can still move.
  var isFixed: Bool

  /// The row's sum is the activity.
  var isSumOfRow: Bool { activity >= 0 && !isPaired }
}

/// A summand of a row in the region.
struct Input: BitwiseCopyable {
  var coefficient: Double
  /// The step that gives the variable, or the complement of the store's index of a variable outside the region.
  var place: Int32
}

/// The effect of a row that defines no variable on the activities.
struct ReducedRow: BitwiseCopyable {
  /// Slot of the row.
  var row: Int32
  /// The one parameter that the row depends on, or the dependent activity that it became; −1 for a check.
  var activity: Int32
  /// Change of the row's sum per unit of the parameter.
  var slope: Double
  var firstInput: Int32
  var inputEnd: Int32

  var inputs: Range<Int> { Int(firstInput)..<Int(inputEnd) }

  /// The row's sum is the activity itself, which another row defined.
  var isTwin: Bool { activity >= 0 && firstInput == inputEnd }
}

/// The one activity that a row depends on.
struct RowMeaning: BitwiseCopyable {
  /// −1 if there is none, or none yet.
  var activity: Int32 = -1
  /// The activity is the row's sum.
  var isSum = true
  /// Change of the row's sum per unit of the activity.
  var slope = 1.0
}

/// A quantity that the optimisation moves or watches: a free variable, or the sum of a row.
struct Activity: BitwiseCopyable {
  /// Slot of the row; −1 for a free variable.
  var row: Int32
  var value: Double
  /// Value of the same quantity at the earlier solution.
  var earlier: Double
  /// Value before a trial move.
  var trialStart = 0.0
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The largest magnitude that went into the value.
  var scale: Double
  var firstSoftTarget: Int32 = -1
  /// Parent in the forest that groups coupled activities into blocks.
  var parent: Int32
  /// Place in the simplex of its block.
  var place: Int32 = -1
  /// First entry of the gradient over parameters, and its length; a parameter has none.
  var firstEntry: Int32 = 0
  var entryCount: Int32 = 0
  /// An independent activity, as opposed to one computed from others.
  var isParameter: Bool
  /// Whether the activity shares no block with another one.
  var isAlone = true
  /// Cannot move on the optimal face.
  var isFixed = false

  var tolerance: Double { Tolerance.feasibility(scale: scale) }
}

/// A value that an activity should take: a row below priority 1000, reduced to one activity.
struct SoftTarget: BitwiseCopyable {
  var priority: Double
  var target: Double
  /// Violation of the row per unit of the activity.
  var weight: Double
  var relation: Relation
  var next: Int32
}

/// A coefficient of an activity over a parameter.
struct Entry: BitwiseCopyable {
  var activity: Int32
  var coefficient: Double
}
