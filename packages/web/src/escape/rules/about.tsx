import { isRefusal } from '@selva/core'
import { escape } from '@selva/escape'
import type { TableInfo } from '@selva/server/protocol'
import type { About } from '../../table/LoadedAbout.tsx'
import { Dot, SmallPlan } from '../Overview.tsx'
import { TableRules } from './TableRules.tsx'
import { learnRules } from './words.ts'
import '../../styles/map.css'

/** The zone drawn small, and what is on there. */
function EscapeAbout({ table }: { readonly table: TableInfo }) {
  const setting = escape.setting(table.setting)
  if (isRefusal(setting)) return undefined
  const { zone } = setting
  return (
    <>
      <SmallPlan zone={zone}>
        <Dot at={zone.humanSector} kind="ov-start" size={13} />
        <Dot at={zone.alienSector} kind="ov-start" size={13} />
      </SmallPlan>
      <TableRules setting={setting} />
    </>
  )
}

export async function loadAbout(): Promise<About> {
  await learnRules()
  return EscapeAbout
}
