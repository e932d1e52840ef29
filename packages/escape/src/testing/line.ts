import { nameOf, type Sector } from '../sector.ts'

const SECTOR_FIELDS = ['sector', 'to', 'from']

/** One field of a fact in words: sectors by their name, people found as `2@D08`. */
function word(kind: string, name: string, value: unknown): string {
  if (SECTOR_FIELDS.includes(name) || (kind === 'spotlight' && name === 'target')) return nameOf(value as Sector)
  if (name === 'sectors') return (value as readonly Sector[]).map(nameOf).join(' ')
  if (name === 'found')
    return (value as readonly { seat: number; sector: Sector }[]).map((f) => `${f.seat}@${nameOf(f.sector)}`).join(' ')
  return String(value)
}

/** A fact as one short line: `noise 1 N10`. */
export function line(fact: object): string {
  const { kind, ...fields } = fact as { readonly kind: string; readonly [field: string]: unknown }
  const words = Object.entries(fields).map(([name, value]) => word(kind, name, value))
  return [kind, ...words].filter((w) => w !== '').join(' ')
}
