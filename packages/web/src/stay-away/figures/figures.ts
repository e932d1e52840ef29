import type { FiguresOfGame } from '../../me/game-figures.ts'
import { sharesOf } from '../../me/shares.ts'
import { Sprite } from '../Sprite.tsx'
import { figureWords, loadFigureWords } from './words.ts'

export async function load(): Promise<FiguresOfGame> {
  await loadFigureWords()
  return {
    Sprite,
    sides: [
      { as: 'human', icon: 'human' },
      { as: 'thing', icon: 'thing' },
      { as: 'infected', icon: 'infection' },
    ],
    rulesName: () => '',
    tiles(sums) {
      const m = figureWords()
      const { kills = 0, deaths = 0, infections = 0, turns = 0, lies = 0, claims = 0 } = sums.counts
      return [
        { name: m.kills, text: String(kills), of: m.deaths(deaths) },
        { name: m.infections, text: String(infections), of: m.turns(turns) },
        { name: m.lies, text: String(lies), of: m.claims(claims), line: sharesOf(sums, 'lies', 'claims') },
      ]
    },
  }
}
