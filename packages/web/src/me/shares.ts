import type { GameSums } from '@selva/protocol'

/** How many of the newest games a line shows. */
const SHOWN = 12

/** How often something was done in the newest games in which it could be done, the oldest first. */
export const sharesOf = ({ recent }: Pick<GameSums, 'recent'>, done: string, could: string): readonly number[] =>
  recent
    .filter(({ counts }) => (counts[could] ?? 0) > 0)
    .slice(0, SHOWN)
    .map(({ counts }) => (counts[done] ?? 0) / (counts[could] ?? 1))
    .toReversed()
