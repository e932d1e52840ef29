import { isRefusal } from '@selva/core'
import type { TableInfo } from '@selva/server/protocol'
import { stayAway } from '@selva/stay-away'
import type { About } from '../../table/LoadedAbout.tsx'
import { learnWords } from '../words.ts'
import { TableRules } from './TableRules.tsx'

function StayAwayAbout({ table }: { readonly table: TableInfo }) {
  const setting = stayAway.setting(table.setting)
  return isRefusal(setting) ? undefined : <TableRules setting={setting} />
}

export async function loadAbout(): Promise<About> {
  await learnWords()
  return StayAwayAbout
}
