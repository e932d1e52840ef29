import { type Zone, zones } from '@selva/escape'
import type { PuzzleAsked } from '@selva/protocol'

/** The printed zone that a puzzle is played on; none if a later server has made it on one that this build lacks. */
export const zoneOfPuzzle = ({ map }: PuzzleAsked): Zone | undefined => zones.find(({ id }) => id === map)
