import type { Arrangement, Preset, Zone } from '../src/index.ts'
import { zones } from '../src/index.ts'
import { type TestTable, type TestTableOptions, table } from '../src/testing/index.ts'

type Options = Partial<Omit<Arrangement, 'players'>> & TestTableOptions
type Tabled = <P extends string>(players: Readonly<Record<P, string>>, options?: Options) => TestTable<P>

const tabled =
  (preset: Preset): Tabled =>
  (players, options = {}) =>
    table(players, { preset, ...options })

export const advanced: Tabled = tabled('advanced')
export const ultimate: Tabled = tabled('ultimate')
export const ultimateBasic: Tabled = tabled('ultimate-basic')

/** A printed zone. */
export const zone = (id: string): Zone => {
  const found = zones.find((z) => z.id === id)
  if (found === undefined) throw new Error(`no zone ${id}`)
  return found
}
