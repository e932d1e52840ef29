export const en = {
  /** The headline of my role. */
  you: { human: 'You’re human', alien: 'You’re an alien' },
  /** Leaves my role, and shows the ship. */
  aboard: 'Go aboard',
}

export type EscapeMomentWords = typeof en
