import { isRefusal } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import { stayAway } from '@selva/stay-away'
import { explainer } from '../../learn/explain/explainer.ts'
import { LegendSheet } from '../../learn/explain/Legend.tsx'
import { loadCourseWords } from '../../learn/words.ts'
import type { About } from '../../table/LoadedAbout.tsx'
import { legendOf, registerOf } from '../explain/register.ts'
import { loadExplainWords } from '../explain/words.ts'
import { loadGameWords } from '../words.ts'
import { TableRules } from './TableRules.tsx'

function StayAwayAbout({ table }: { readonly table: TableInfo }) {
  const setting = stayAway.setting(table.setting)
  return isRefusal(setting) ? undefined : (
    <>
      <TableRules setting={setting} />
      <LegendSheet explainer={explainer('stay-away', registerOf({ setting }), () => legendOf({ setting }))} />
    </>
  )
}

export async function loadAbout(): Promise<About> {
  await Promise.all([loadGameWords(), loadExplainWords(), loadCourseWords()])
  return StayAwayAbout
}
