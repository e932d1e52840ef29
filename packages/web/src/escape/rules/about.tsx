import { isRefusal } from '@selva/core'
import { escape } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { explainer } from '../../learn/explain/explainer.ts'
import { LegendSheet } from '../../learn/explain/Legend.tsx'
import { loadCourseWords } from '../../learn/words.ts'
import type { About } from '../../table/LoadedAbout.tsx'
import { loadBookWords } from '../book/words.ts'
import { legendOf, registerOf } from '../explain/register.ts'
import { loadExplainWords } from '../explain/words.ts'
import { Dot, SmallPlan } from '../Overview.tsx'
import { TableRules } from './TableRules.tsx'
import { loadRuleWords } from './words.ts'
import '../styles/map.css'

/** The zone drawn small, and the rules of the table. */
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
      <LegendSheet explainer={explainer('escape', registerOf({ setting }), () => legendOf({ setting }))} />
    </>
  )
}

export async function loadAbout(): Promise<About> {
  await Promise.all([loadRuleWords(), loadExplainWords(), loadBookWords(), loadCourseWords()])
  return EscapeAbout
}
