import type { Advice, BalanceVerdict } from '@selva/bots/lab'
import type { GameLabWords } from './game-lab.ts'
import type { LabWords } from './messages/en.ts'

/** Of a hundred. */
export const ofHundred = (share: number): number => Math.round(100 * share)

/** The values that complete the sentence of an advice, in the order of its words. */
function valuesOf(advice: Advice): readonly (string | number)[] {
  const n = ofHundred(advice.share)
  switch (advice.code) {
    case 'deadlyPassage':
      return [advice.sector, n]
    case 'timeRunsOut':
      return [n]
    case 'orderMatters':
      return [advice.place + 1, n, ofHundred(advice.worst)]
    default:
      return [advice.hatch, n]
  }
}

/** A verdict in words: the sentence, how sure it is, and what a designer could change. */
export type VerdictText = { readonly headline: string; readonly sure: string; readonly advice: readonly string[] }

/** Pieces of advice that are given at once. */
const MOST_ADVICE = 2

export function verdictText(verdict: BalanceVerdict, words: GameLabWords, lab: LabWords, games: string): VerdictText {
  const { lean, firm, rate, reference, seats, code } = verdict
  const tooFew = code === 'someoneWins' ? words.withoutSides?.tooFew : undefined
  const sentence = (lean === 'tooFew' ? tooFew : undefined) ?? words.verdicts[lean]
  const sure = [
    lab.interval(ofHundred(rate.low), ofHundred(rate.high), games),
    ...(reference === undefined || lean === 'tooFew' ? [] : [words.compared(ofHundred(reference.share))]),
    ...(firm ? [] : [lab.unsure]),
  ]
  return {
    headline: sentence(ofHundred(rate.share), seats),
    sure: sure.join(' '),
    advice: verdict.advice.slice(0, MOST_ADVICE).flatMap((one) => {
      const say: ((...values: never) => string) | undefined = words.advice[one.code]
      return say === undefined ? [] : [(say as (...values: readonly (string | number)[]) => string)(...valuesOf(one))]
    }),
  }
}
