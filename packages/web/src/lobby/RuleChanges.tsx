import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { readSession, writeSession } from '../client/browser-storage.ts'
import { Button } from '../ui/controls.tsx'
import type { RuleChangesProps } from './rule-changes.ts'
import { ruleTexts } from './rule-texts.ts'
import { lobbyWords } from './words.ts'

/** The rules that the reader has last agreed to at a table, and the seal of the deal that belonged to them. */
type Agreed = { readonly commitment: string; readonly lines: readonly string[] }

const keyOf = (table: string): string => `agreed.${table}`

function agreedAt(table: string): Agreed | undefined {
  try {
    const kept: unknown = JSON.parse(readSession(keyOf(table)) ?? '')
    if (typeof kept !== 'object' || kept === null || !('commitment' in kept) || !('lines' in kept)) return undefined
    const { commitment, lines } = kept
    return typeof commitment === 'string' && Array.isArray(lines) ? { commitment, lines: lines.map(String) } : undefined
  } catch {
    return undefined
  }
}

const agree = (table: string, agreed: Agreed): boolean => writeSession(keyOf(table), JSON.stringify(agreed))

type Difference = { readonly added: readonly string[]; readonly gone: readonly string[] }

/**
 * The difference to the rules that the reader has last agreed to, until they have read it or are ready.
 */
function RuleChanges({ table, commitment }: RuleChangesProps) {
  const m = lobbyWords()
  const difference = useSignal<Difference | undefined>(undefined)
  const isReady = table.seats[table.you - 1]?.ready === true
  const accept = (lines: readonly string[]): void => {
    agree(table.id, { commitment, lines })
    difference.value = undefined
  }
  useEffect(() => {
    let here = true
    void ruleTexts(table).then((lines) => {
      if (!here) return
      const agreed = agreedAt(table.id)
      if (agreed === undefined || isReady) return accept(lines)
      const added = lines.filter((line) => !agreed.lines.includes(line))
      const gone = agreed.lines.filter((line) => !lines.includes(line))
      // The seal and the rules come one after the other. Under the same seal a line goes when someone takes a bot's seat.
      if (added.length === 0 && (gone.length === 0 || agreed.commitment === commitment)) accept(lines)
      else difference.value = { added, gone }
    })
    return () => {
      here = false
    }
  }, [table, commitment])
  if (difference.value === undefined) return null
  const { added, gone } = difference.value
  return (
    <section class="rule-changes" role="status" data-testid="rule-changes">
      <h2>{m.changed}</h2>
      <ul>
        {gone.map((line) => (
          <li key={line} class="gone">
            {m.gone(line)}
          </li>
        ))}
        {added.map((line) => (
          <li key={line}>{m.now(line)}</li>
        ))}
      </ul>
      <p>{m.changedAgain}</p>
      <Button kind="slim" onClick={() => void ruleTexts(table).then(accept)}>
        {m.understood}
      </Button>
    </section>
  )
}

export const loadRuleChanges = async (): Promise<ComponentType<RuleChangesProps>> => RuleChanges
