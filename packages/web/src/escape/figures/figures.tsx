import { zones } from '@selva/escape'
import type { FiguresOfGame } from '../../me/game-figures.ts'
import { sharesOf } from '../../me/shares.ts'
import { zoneName } from '../card/title.ts'
import { cardWords } from '../card/words.ts'
import { SmallPlan } from '../Overview.tsx'
import { figureWords, loadFigureWords } from './words.ts'
import '../styles/map.css'

/** A printed zone drawn small. Of a zone that someone drew, only the name is kept. */
function Plan({ map }: { readonly map: string }) {
  const zone = zones.find(({ id }) => id === map)
  return zone === undefined ? undefined : <SmallPlan zone={zone} />
}

export async function load(): Promise<FiguresOfGame> {
  await loadFigureWords()
  return {
    sides: [
      { as: 'human', icon: 'human' },
      { as: 'alien', icon: 'alien' },
    ],
    rulesName(rules) {
      const names: { readonly [preset: string]: string } = cardWords().presets
      return names[rules] ?? ''
    },
    tiles(sums) {
      const m = figureWords()
      const { escapes = 0, kills = 0, attacks = 0, deaths = 0, lies = 0, freeNoises = 0 } = sums.counts
      return [
        { name: m.escapes, text: String(escapes), of: m.deaths(deaths) },
        { name: m.kills, text: String(kills), of: m.attacks(attacks), line: sharesOf(sums, 'kills', 'attacks') },
        { name: m.lies, text: String(lies), of: m.freeNoises(freeNoises), line: sharesOf(sums, 'lies', 'freeNoises') },
      ]
    },
    map: {
      title: () => figureWords().zone,
      name: (map) => (zones.some(({ id }) => id === map) ? zoneName(map) : map || cardWords().untitled),
      Plan,
    },
  }
}
