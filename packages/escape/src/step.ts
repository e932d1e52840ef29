/** The named decision points of a turn (TRN-3): PRE, ARR, NAME (twice after a Cat), PICK, OVER and CLOSE. */
export const STEPS = ['before', 'arrived', 'name', 'nameOther', 'pick', 'over', 'close'] as const
export type Step = (typeof STEPS)[number]
