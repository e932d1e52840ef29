import { type Sector, sectorNamed } from '@selva/escape'
import type { Because, PuzzleAsked } from '@selva/protocol'
import { language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import { coord } from '../../client/rich-text.ts'
import type { PuzzleGame, PuzzleReason } from '../../puzzle/puzzle-game.ts'
import { loadLayerWords } from '../layers/words.ts'
import { spotText } from '../sentence.ts'
import { spotOf } from '../spot.ts'
import { loadGameWords, tell } from '../words.ts'
import { Board } from './Board.tsx'
import { escapePuzzleWords, loadEscapePuzzleWords } from './words.ts'
import { zoneOfPuzzle } from './zone-of-puzzle.ts'

/** The label of a sector as a puzzle names it. */
function placeIn(asked: PuzzleAsked, named: string): string {
  const zone = zoneOfPuzzle(asked)
  const at = sectorNamed(named)
  return coord(zone === undefined || at === undefined ? named : spotText(zone, at, tell('black')))
}

function reasonOf({ why, rounds, at, steps }: Because, asked: PuzzleAsked, best: string): PuzzleReason {
  const words = escapePuzzleWords()
  const round = rounds.at(-1)
  const places = at.map((one) => placeIn(asked, one))
  switch (why) {
    case 'apart': {
      const [from = '', to = ''] = places
      // It is certain where the trail begins, so there only the noise can be the lie.
      const isCertain = rounds[0] === asked.heard[0]?.round
      return { round, text: words[isCertain ? 'lie' : 'apart'](from, to, steps) }
    }
    case 'secure':
    case 'drew':
      return { round, text: words[why] }
    case 'fits':
      return { round, text: words.fits(coord(best), joined(language.value, [...new Set(places)])) }
    default:
      return why satisfies never
  }
}

const game: PuzzleGame = {
  Board,
  question: (name) => escapePuzzleWords().question(name),
  about: ({ as, speed }) => (as === 'alien' ? escapePuzzleWords().alien(speed) : escapePuzzleWords().human),
  line({ what, at = '' }, asked) {
    const { notes } = tell('black')
    const zone = zoneOfPuzzle(asked)
    const sector: Sector | undefined = sectorNamed(at)
    if (what === 'silentSector' || what === 'silence') return { icon: 'silence', text: notes[what] }
    if (zone === undefined || sector === undefined) return { icon: 'unknown', text: '' }
    if (what === 'noise' || what === 'attack') return { icon: what, text: notes[what](spotOf(zone, sector)) }
    return { icon: asked.as === 'alien' ? 'alien' : 'human', text: escapePuzzleWords().started(placeIn(asked, at)) }
  },
  reasons: (because, asked, best) => [
    ...because.map((one) => reasonOf(one, asked, best)),
    { round: undefined, text: escapePuzzleWords().usually },
  ],
}

/** Puzzles from games of Escape, once they can speak. */
export async function load(): Promise<PuzzleGame> {
  await Promise.all([loadGameWords(), loadEscapePuzzleWords(), loadLayerWords()])
  return game
}
