export const en = {
  /** Above what only I can see. */
  onlyYou: 'Only you can see this',
  /** Leaves the news that I am out of the game. */
  watch: 'Keep watching',
  /** Under a film that everyone can end. */
  skip: 'Tap to skip',
}

export type MomentWords = typeof en
