import { type Coder, coder, EMPTY_VOCABULARY, type Vocabulary } from './coder.ts'
import { TABLE_VOCABULARY, tableVisibility } from './table-fact.ts'
import type { AnyFact, AnyVisibility } from './visibility.ts'

/** One batch as it travels: positional facts, or one text in short form. */
export type WireFrame = string | readonly (readonly unknown[])[]

/** Reads the facts that a page is sent. A page never redacts any, so that it need not load how. */
export type FrameReader = {
  /** The short form of this game, for pages that were built with the same vocabulary. */
  readonly coder: Coder
  /** How many fields of a kind of fact any audience may ever see before the end. */
  fieldsShown(kind: string): number
  /** The seen fact back from its parsed positional form. Throws on a kind it does not know: wire texts are our own. */
  read(wire: readonly unknown[]): AnyFact
  /** The seen facts back from a frame: positional facts, or one text in short form. */
  readFrame(frame: WireFrame): readonly AnyFact[]
}

/** The visibility of a game's facts and of the table's own. */
export function ownAndTableVisibility(visibility: AnyVisibility): AnyVisibility {
  for (const kind in tableVisibility)
    if (Object.hasOwn(visibility, kind)) throw new Error(`facts of kind ${kind} are the table's own`)
  return { ...visibility, ...tableVisibility }
}

/** May anybody but the table ever see this field before the end? Fields without a rule of their own are for nobody. */
const isEverSeen = (rule: unknown): boolean => rule === 'everyone' || (typeof rule === 'object' && rule !== null)

/** Makes the reader of a game from its visibility table and its vocabulary. */
export function frameReader(visibility: AnyVisibility, { words, shapes }: Vocabulary = EMPTY_VOCABULARY): FrameReader {
  const all = ownAndTableVisibility(visibility)
  const short = coder(Object.keys(all), [...TABLE_VOCABULARY, ...words], shapes)
  const kinds = new Map<string, { readonly names: readonly string[]; readonly shown: number }>()
  for (const [kind, { exists: _, ...fields }] of Object.entries(all))
    kinds.set(kind, { names: Object.keys(fields), shown: Object.values(fields).findLastIndex(isEverSeen) + 1 })
  const fieldsOf = (kind: unknown) => {
    const fields = typeof kind === 'string' ? kinds.get(kind) : undefined
    if (fields === undefined) throw new Error(`no visibility for facts of kind ${String(kind)}`)
    return fields
  }
  const fieldsShown = (kind: string): number => fieldsOf(kind).shown
  const read: FrameReader['read'] = ([kind, ...values]) => {
    const seen: Record<string, unknown> & { kind: string } = { kind: String(kind) }
    fieldsOf(kind).names.forEach((name, i) => {
      const v = values[i]
      if (v !== null && v !== undefined) seen[name] = v
    })
    return seen
  }
  return {
    coder: short,
    fieldsShown,
    read,
    readFrame(frame) {
      if (typeof frame !== 'string') return frame.map(read)
      const reader = short.reader(frame)
      const seen: AnyFact[] = []
      while (!reader.atEnd()) {
        const kind = reader.kind()
        seen.push(read([kind, ...Array.from({ length: fieldsShown(kind) }, reader.value)]))
      }
      return seen
    },
  }
}
