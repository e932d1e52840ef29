import type { Arrangement, Preset, Zone } from '../src/index.ts'
import { zones } from '../src/index.ts'
import { type TableWishes, type TestTable, table } from '../src/testing/index.ts'

type Wishes = Partial<Omit<Arrangement, 'players'>> & TableWishes
type Tabled = <P extends string>(players: Readonly<Record<P, string>>, wishes?: Wishes) => TestTable<P>

const tabled =
  (preset: Preset): Tabled =>
  (players, wishes = {}) =>
    table(players, { preset, ...wishes })

export const advanced: Tabled = tabled('advanced')
export const ultimate: Tabled = tabled('ultimate')
export const ultimateBasic: Tabled = tabled('ultimate-basic')

/** A printed zone. */
export const zone = (id: string): Zone => {
  const found = zones.find((z) => z.id === id)
  if (found === undefined) throw new Error(`no zone ${id}`)
  return found
}
