import { isRefusal } from '@selva/core'
import { figuresOf, presets, scenarioDraftFrom, scenarioOf, zoneFrom } from '@selva/escape'
import { language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import type { DocumentLab, DocumentSource } from '../../documents/game-documents.ts'
import { cardWords } from '../card/words.ts'
import { Dot, SmallPlan } from '../Overview.tsx'
import { TableRules } from '../rules/TableRules.tsx'
import { ruleWords } from '../rules/words.ts'
import { presetsOf, rulesOf } from './setting-of.ts'
import { escapeDocumentWords } from './words.ts'
import { ZoneMap } from './ZoneMap.tsx'
import '../styles/map.css'

/** Rules that fit on a card. */
const ON_A_CARD = 3

function ScenarioThumbnail({ text }: { readonly text: string }) {
  const draft = scenarioDraftFrom(text)
  if (isRefusal(draft)) return undefined
  const { codes, presets: lines } = ruleWords(presets[draft.preset].edition)
  const uses = scenarioOf(draft).codes.slice(0, ON_A_CARD)
  if (uses.length === 0) return <p class="rule-line">{lines[draft.preset]}</p>
  return (
    <ul class="rule-list">
      <li>{cardWords().presets[draft.preset]}</li>
      {uses.map(({ code }) => (
        <li key={code}>
          <b>{code}</b>
          <span>{codes[code].name}</span>
        </li>
      ))}
    </ul>
  )
}

/** A zone drawn small, the first rules of a scenario, or the preset of a scenario that adds none. */
export function Thumbnail({ kind, text }: DocumentSource) {
  if (kind === 'scenario') return <ScenarioThumbnail text={text} />
  const zone = zoneFrom(text)
  if (isRefusal(zone)) return undefined
  return (
    <SmallPlan zone={zone}>
      <Dot at={zone.humanSector} kind="ov-start" size={13} />
      <Dot at={zone.alienSector} kind="ov-start" size={13} />
    </SmallPlan>
  )
}

/** The map of a zone, or the sheet of a scenario in plain words. */
export function Portrait({
  kind,
  text,
  title,
  lab,
}: DocumentSource & { readonly title: string; readonly lab: DocumentLab }) {
  if (kind === 'zone') {
    const zone = zoneFrom(text)
    return isRefusal(zone) ? undefined : <ZoneMap zone={zone} title={title} lab={lab} />
  }
  const setting = rulesOf({ kind, text })
  return setting === undefined ? undefined : (
    <div class="paper">
      <TableRules setting={setting} />
    </div>
  )
}

/** The figures of a zone. */
export function Figures({ kind, text }: DocumentSource) {
  const m = escapeDocumentWords()
  const zone = kind === 'zone' ? zoneFrom(text) : undefined
  if (zone === undefined || isRefusal(zone)) return undefined
  const { hatches, dangerousShare, chokePoints } = figuresOf(zone)
  const names = presetsOf(text).map((preset) => cardWords().presets[preset])
  return (
    <section class="figures">
      <table>
        <caption class="label">{m.steps}</caption>
        <thead>
          <tr>
            <th scope="col">{m.hatch}</th>
            <td>{m.human}</td>
            <td>{m.alien}</td>
          </tr>
        </thead>
        <tbody>
          {hatches.map(({ number, humanTurns, alienSteps }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{humanTurns}</td>
              <td>{alienSteps ?? m.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">
        {ruleWords('black').host.size(zone.sectors.length, zone.hatches.length)}.{' '}
        {m.dangerous(Math.round(dangerousShare * 100))} {m.choke(chokePoints.length)}
      </p>
      {names.length === 0 ? undefined : <p class="quiet">{m.hosts(joined(language.value, names))}</p>}
    </section>
  )
}
