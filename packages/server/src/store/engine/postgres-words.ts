import type { Migration } from '../migrations/migration.ts'

/** The `?` of a statement as PostgreSQL counts them; what stands between quotes is left alone. */
function numbered(text: string): string {
  let n = 0
  return text.replace(/'[^']*'|\?/g, (part) => (part === '?' ? `$${++n}` : part))
}

const known = new Map<string, string>()

export function placeholders(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const made = numbered(text)
  known.set(text, made)
  return made
}

/** Translates a statement of a migration: PostgreSQL has other names for some things. */
const translated = (statement: string): string =>
  statement
    .replace(/\binteger\b/g, 'bigint')
    .replace(/\bblob\b/g, 'bytea')
    .replace(/\)\s*strict(, without rowid)?\s*$/, ')')

/** The statements of a migration for PostgreSQL. */
export const forPostgres = ({ both = [], postgres = [] }: Migration): readonly string[] => [
  ...both.map(translated),
  ...postgres,
]
