import { useSignal } from '@preact/signals'
import { type GameRecord, shareCommitment, type Verdict, verify } from '@selva/core'
import { useEffect } from 'preact/hooks'
import { gameOf } from '../client/games.ts'
import { Icon, SeatMark } from '../ui/Icon.tsx'
import { type StoredShare, storedShareAt } from './seed-share.ts'
import { shortened } from './shortened.ts'
import { fairWords } from './words.ts'
import '../styles/fairness.css'

/** The whole check, as far as this browser can make it. `witness` is what it remembers of the table itself. */
type Found = { readonly verdict: Verdict; readonly witness: 'none' | 'same' | 'other' }

/** Only a game that was decided again from its deal to its end, and that this browser remembers no otherwise, is verified. */
export function stateOf(found: Found | 'unknown'): 'ok' | 'partly' | 'failed' {
  if (found === 'unknown' || found.verdict.answer === 'wrong' || found.witness === 'other') return 'failed'
  return found.verdict.answer === 'verified' ? 'ok' : 'partly'
}

/** Only a seed that a browser had a part in shows that no one chose the deal. */
const hasParts = ({ batches }: GameRecord): boolean =>
  batches[0]?.fairness?.parts.some(({ part }) => part !== '') ?? false

/** Is what this browser was shown and gave before the deal what the record says? */
function witnessed({ table, batches }: GameRecord, kept: StoredShare | undefined): Found['witness'] {
  const fairness = batches[0]?.fairness
  if (kept === undefined || fairness === undefined) return 'none'
  if (fairness.commitment !== kept.commitment) return 'other'
  const mine = fairness.parts.find(({ seat, commitment }) => shareCommitment(table, seat, kept.part) === commitment)
  if (mine !== undefined) return mine.part === kept.part || mine.part === '' ? 'same' : 'other'
  // Somebody's seal came too late: it may have been ours.
  return fairness.parts.some(({ commitment }) => commitment === '') ? 'none' : 'other'
}

/** Decides the game again in this browser, and shows what came of it. */
export function Verification({ record }: { readonly record: GameRecord }) {
  const m = fairWords()
  const found = useSignal<Found | 'unknown' | undefined>(undefined)
  useEffect(() => {
    let here = true
    const check = async (): Promise<void> => {
      const game = await gameOf(record.game)?.rules()
      // Lets the page be drawn before the whole game is decided again.
      await new Promise((resolve) => setTimeout(resolve))
      if (!here) return
      found.value =
        game === undefined
          ? 'unknown'
          : { verdict: verify(game, record), witness: witnessed(record, storedShareAt(record.table)) }
    }
    found.value = undefined
    void check()
    return () => {
      here = false
    }
  }, [record])
  const state = found.value === undefined ? 'checking' : stateOf(found.value)
  const titles = {
    checking: m.verifying,
    ok: hasParts(record) ? m.fair : m.verified,
    partly: m.partly,
    failed: m.failed,
  }
  return (
    <section class="verification" data-testid="verification" data-state={state} aria-live="polite">
      <h2 class={`verdict ${state === 'ok' ? 'good' : state === 'checking' ? '' : 'bad'}`}>
        <Icon name={state === 'failed' || state === 'partly' ? 'warn' : 'seal'} />
        {titles[state]}
      </h2>
      {found.value === 'unknown' ? <p>{m.cannot}</p> : undefined}
      {typeof found.value === 'object' ? <Told found={found.value} /> : undefined}
      <details open={state === 'failed'}>
        <summary>{m.meaning}</summary>
        <p class="help">{m.help}</p>
        <Proof record={record} />
      </details>
    </section>
  )
}

function Told({ found: { verdict, witness } }: { readonly found: Found }) {
  const m = fairWords()
  return (
    <>
      {verdict.answer === 'wrong' ? (
        <p>
          {m.where(verdict.batch)}: {m.faults[verdict.why]}
        </p>
      ) : (
        <>
          <p>{verdict.answer === 'verified' ? m.decided(verdict.checked) : m.decidedSome(verdict.checked)}</p>
          {verdict.older === 0 ? undefined : <p>{m.older(verdict.older)}</p>}
          {verdict.ended ? undefined : <p>{m.unfinished}</p>}
          {verdict.exchange ? undefined : <p>{m.noExchange}</p>}
        </>
      )}
      {witness === 'none' ? undefined : <p>{witness === 'same' ? m.mine : m.notMine}</p>}
    </>
  )
}

/** The numbers behind the deal, to be compared with what was shown before it. */
function Proof({ record }: { readonly record: GameRecord }) {
  const m = fairWords()
  const fairness = record.batches[0]?.fairness
  return (
    <>
      <dl>
        {fairness === undefined ? undefined : (
          <>
            <dt>{m.commitment}</dt>
            <dd>
              <code title={fairness.commitment}>{shortened(fairness.commitment)}</code>
            </dd>
          </>
        )}
        <dt>{m.secret}</dt>
        <dd>
          <code title={record.secret}>{shortened(record.secret)}</code>
        </dd>
        <dt>{m.seed}</dt>
        <dd>
          <code title={record.seed}>{shortened(record.seed)}</code>
        </dd>
      </dl>
      {fairness === undefined ? undefined : (
        <>
          <h3 class="label">{m.parts}</h3>
          <ul>
            {record.seats.map(({ by, name }, i) => {
              const part = fairness.parts.find(({ seat }) => seat === i + 1)?.part ?? ''
              return (
                <li key={i}>
                  <SeatMark seat={i + 1} />
                  <b>{name}</b>
                  {part === '' ? (
                    <small>{by === 'bot' ? m.bot : m.silent}</small>
                  ) : (
                    <code title={part}>{shortened(part)}</code>
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </>
  )
}
