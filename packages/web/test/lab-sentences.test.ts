import type { Advice, BalanceVerdict, Lean } from '@selva/bots/lab'
import { test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import type { GameLabWords } from '../src/lab/game-lab.ts'
import type { LabWords } from '../src/lab/messages/en.ts'
import { verdictText } from '../src/lab/sentence.ts'
import { compareStored } from './stored-sentences.ts'

const LEANS: { readonly [L in Lean]: number } = {
  humansGround: 0.21,
  leansToHumans: 0.4,
  even: 0.51,
  leansToHunters: 0.61,
  huntersGround: 0.85,
  noSides: 0.8,
  tooFew: 0.5,
}
const ADVICE: readonly Advice[] = [
  { code: 'hatchNearAliens', hatch: 2, share: 0.05 },
  { code: 'hatchFar', hatch: 2, share: 0.05 },
  { code: 'hatchUnused', hatch: 2, share: 0.05 },
  { code: 'hatchFavoured', hatch: 4, share: 0.63 },
  { code: 'deadlyPassage', sector: 'E11', share: 0.14 },
  { code: 'timeRunsOut', share: 0.31 },
  { code: 'orderMatters', place: 0, share: 0.44, worst: 0.21 },
]

/** A verdict of this word, with and without everything that can be added to it. */
const verdictsOf = ([lean, share]: readonly [Lean, number]): readonly BalanceVerdict[] => {
  const plain: BalanceVerdict = {
    bots: 1,
    rules: 1,
    games: 400,
    seats: 6,
    lean,
    firm: true,
    code: 'aliensWin',
    rate: { share, low: share - 0.04, high: share + 0.04 },
    advice: [],
  }
  return [plain, { ...plain, firm: false, reference: { share: 0.55, low: 0.5, high: 0.6 } }]
}

async function wordsIn(code: string): Promise<readonly (readonly [string, GameLabWords])[]> {
  const games = ['../src/escape/lab/messages', '../src/stay-away/lab/messages']
  return Promise.all(games.map(async (folder) => [folder, (await import(`${folder}/${code}.ts`))[code]] as const))
}

test('verdicts read well in every language', async () => {
  const lines: string[] = []
  for (const code of LANGUAGE_CODES) {
    const lab: LabWords = (await import(`../src/lab/messages/${code}.ts`))[code]
    for (const [folder, words] of await wordsIn(code)) {
      lines.push(`## ${code} ${folder.split('/')[2]}`)
      for (const verdict of Object.entries(LEANS).flatMap((entry) => verdictsOf(entry as [Lean, number]))) {
        const { headline, sure } = verdictText(verdict, words, lab, '400')
        lines.push(`${headline} ${sure}`)
      }
      const [alone] = verdictsOf(['tooFew', 0.5])
      if (alone !== undefined && words.withoutSides !== undefined)
        lines.push(verdictText({ ...alone, code: 'someoneWins' }, words, lab, '400').headline)
      for (const advice of ADVICE)
        lines.push(
          ...verdictsOf(['even', 0.5])
            .slice(0, 1)
            .flatMap((one) => verdictText({ ...one, advice: [advice] }, words, lab, '400').advice),
        )
      lines.push('')
    }
  }
  compareStored('lab.txt', lines.join('\n'))
})
