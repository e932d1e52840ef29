import type { BalanceVerdict } from '@selva/bots/lab'
import { language } from '../client/language.ts'
import { LOCALES } from '../client/player.ts'
import { Icon } from '../ui/Icon.tsx'
import type { GameLabWords } from './game-lab.ts'
import { verdictText } from './sentence.ts'
import { labWords } from './words.ts'
import './lab.css'

/** A number as the reader's language writes it: whole, or with as many decimals as asked for. */
export const written = (n: number, decimals = 0): string =>
  n.toLocaleString(LOCALES[language.value], { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** A verdict as a sentence, with how sure it is and what could be changed. */
export function Verdict({ verdict, words }: { readonly verdict: BalanceVerdict; readonly words: GameLabWords }) {
  const { headline, sure, advice } = verdictText(verdict, words, labWords(), written(verdict.games))
  return (
    <div class="lab-verdict" data-testid="verdict" data-lean={verdict.lean}>
      <p class="headline">{headline}</p>
      {advice.map((sentence) => (
        <p key={sentence} class="advice">
          {sentence}
        </p>
      ))}
      <small>{sure}</small>
    </div>
  )
}

/** A verdict at a glance: who found it, where it stands between the sides, and a word. */
export function VerdictChip({
  verdict: { lean, rate },
  words,
  by,
}: {
  readonly verdict: BalanceVerdict
  readonly words: GameLabWords
  readonly by: 'server' | 'browser'
}) {
  const m = labWords()
  const found = by === 'server' ? m.byServer : m.byBrowser
  return (
    <span class={`lab-chip ${by}`} title={found}>
      <Icon name={by === 'server' ? 'seal' : 'lab'} kind="small" />
      <span class="spoken">{found}</span>
      {lean === 'noSides' || lean === 'tooFew' ? undefined : (
        <svg class="beam" viewBox="0 0 44 12" aria-hidden="true">
          <path d="M1 2v8M43 2v8M1 6h42" />
          <circle cx={4 + 36 * rate.share} cy="6" r="3.5" />
        </svg>
      )}
      <span>{words.chips[lean]}</span>
    </span>
  )
}
