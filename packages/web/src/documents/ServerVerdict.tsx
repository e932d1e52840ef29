import type { BalanceVerdict } from '@selva/bots/lab'
import type { GameLabWords } from '../lab/game-lab.ts'
import { IntervalLine } from '../lab/IntervalLine.tsx'
import { ofHundred } from '../lab/sentence.ts'
import { Verdict, VerdictChip, written } from '../lab/Verdict.tsx'
import { labWords } from '../lab/words.ts'
import { Segments } from '../ui/Segments.tsx'
import type { KnownGame, ShownDocument } from './shown.ts'
import { documentWords } from './words.ts'

type Judged = { readonly document: Pick<ShownDocument, 'presets' | 'verdicts'>; readonly game: KnownGame }

const wordsOf = ({ document, game }: Judged): GameLabWords => game.documents.labWords(document.presets)

/** The verdicts that only the server writes, from few players to many. A word that this client does not know yet is left out. */
export function verdictsOn(judged: Judged): readonly BalanceVerdict[] {
  const { chips } = wordsOf(judged)
  return (judged.document.verdicts ?? []).flatMap((value) => {
    const lean = typeof value === 'object' && value !== null && 'lean' in value ? value.lean : undefined
    return typeof lean === 'string' && Object.hasOwn(chips, lean) ? [value as BalanceVerdict] : []
  })
}

/** The verdict for the nearest number of players; without one, the middle of all. */
export function verdictFor(
  verdicts: readonly BalanceVerdict[],
  players: number | undefined,
): BalanceVerdict | undefined {
  if (players === undefined) return verdicts[Math.floor(verdicts.length / 2)]
  return verdicts.toSorted((a, b) => Math.abs(a.seats - players) - Math.abs(b.seats - players))[0]
}

/** The verdict on a card: a word, and the number of players. Nothing before the server's bots have played. */
export function VerdictOnCard({ players, ...judged }: Judged & { readonly players: number | undefined }) {
  const verdict = verdictFor(verdictsOn(judged), players)
  if (verdict === undefined) return undefined
  return (
    <span class="card-verdict" data-testid="card-verdict">
      <VerdictChip verdict={verdict} words={wordsOf(judged)} by="server" />
      <small>{documentWords().suits(verdict.seats, verdict.seats)}</small>
    </span>
  )
}

/** The rate of each number of players with its interval, beside that of the well-known table. */
function BySeats({ verdicts, words }: { readonly verdicts: readonly BalanceVerdict[]; readonly words: GameLabWords }) {
  const m = labWords()
  const [first] = verdicts
  return (
    <table class="by-seats">
      <caption>
        <span class="label">{first === undefined ? '' : words.rates[first.code]}</span>
        <span class="rate-key">
          <i aria-hidden="true" />
          {words.reference}
        </span>
      </caption>
      <tbody>
        {verdicts.map(({ seats, rate, reference }) => (
          <tr key={seats}>
            <th scope="row">{documentWords().suits(seats, seats)}</th>
            <td class="line">
              <IntervalLine rate={rate} reference={reference} />
            </td>
            <td class="range">{m.percent(m.between(ofHundred(rate.low), ofHundred(rate.high)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Props = Judged & {
  /** The number of players whose verdict is read. */
  readonly seats: number | undefined
  readonly pick: (seats: number) => void
}

/** The results of the games that the server's bots played on a document; nothing before they have played. */
export function ServerVerdict({ seats, pick, ...judged }: Props) {
  const m = labWords()
  const words = wordsOf(judged)
  const verdicts = verdictsOn(judged)
  const verdict = verdictFor(verdicts, seats)
  if (verdict === undefined) return undefined
  return (
    <section class="judged" aria-label={m.byServer} data-testid="server-verdict">
      <div class="judged-head">
        <VerdictChip verdict={verdict} words={words} by="server" />
        {verdicts.length < 2 ? undefined : (
          <Segments
            label={m.players}
            value={String(verdict.seats)}
            options={verdicts.map((one) => ({
              value: String(one.seats),
              text: written(one.seats),
            }))}
            onChange={(value) => pick(Number(value))}
          />
        )}
      </div>
      <Verdict verdict={verdict} words={words} />
      {verdicts.length < 2 ? undefined : <BySeats verdicts={verdicts} words={words} />}
      <small class="faint">{m.versions(verdict.bots, verdict.rules)}</small>
    </section>
  )
}
