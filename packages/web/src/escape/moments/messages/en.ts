export const en = {
  /** The headline of my role. */
  you: { human: 'You’re human', alien: 'You’re an alien' },
  /** Leaves my role, and shows the ship. */
  aboard: 'Go aboard',
  /** Under the news of an attack, while its outcome is open. */
  whoIsThere: 'Is anyone there?',
  /** On the sheet of a player who is out. */
  was: (character: string, side: string, rounds: number) =>
    `${side}, ${character}. Aboard for ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
}

export type EscapeMomentWords = typeof en
