/// One step of an elimination: how a variable gets its value.
struct Step: BitwiseCopyable {
  /// Local variable.
  var variable: Int32
  /// Local row that gives the value; −1 for a free variable.
  var row: Int32
  /// The variable's coefficient in the row; with a partner, the sum of both coefficients.
  var coefficient: Double
  /// A local variable that the row leaves out as well: this one's value is then where the two would meet, plus the
  /// activity. −1 if there is none.
  var partner: Int32 = -1
  /// The activity that the row's sum, or the free variable, takes; −1 when a required equality fixes it.
  var activity: Int32
  /// The value depends on no activity.
  var isConstant: Bool
  /// The value depends on no activity that can still move.
  var isFixed: Bool
}

/// A quantity that the optimisation moves or watches: a free variable, or the sum of a row.
struct Activity: BitwiseCopyable {
  /// Local row; −1 for a free variable.
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
  var firstPiece: Int32 = -1
  /// Parent in the forest that groups coupled activities into blocks.
  var parent: Int32
  /// Place in the simplex of its block.
  var place: Int32 = -1
  /// First entry of the gradient over parameters, and its length; a parameter has none.
  var firstEntry: Int32 = 0
  var entryCount: Int32 = 0
  /// An independent activity, as opposed to one computed from others.
  var isParameter: Bool
  /// In no block with another activity.
  var isAlone = true
  /// Cannot move on the optimal face.
  var isFixed = false

  var tolerance: Double { Tolerance.feasibility(scale: scale) }
}

/// A soft wish about an activity.
struct Piece: BitwiseCopyable {
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
