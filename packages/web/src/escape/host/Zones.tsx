import { isRefusal } from '@selva/core'
import { type Zone, zoneFrom, zones } from '@selva/escape'
import { messages } from '../../client/language.ts'
import { zoneName } from '../card/title.ts'
import { Dot, SmallPlan } from '../Overview.tsx'
import type { RuleWords } from '../rules/messages/en.ts'

/** A ship to choose: drawn from its own data. */
function ZoneCard({
  zone,
  words,
  on,
  fails,
  pick,
}: {
  readonly zone: Zone
  readonly words: RuleWords
  readonly on: boolean
  /** The rules that are chosen cannot be played here. */
  readonly fails: boolean
  readonly pick: () => void
}) {
  const m = messages().host
  return (
    <label class="zonecard" data-zone={zone.id} data-about={`zone:${zone.id}`}>
      <input type="radio" name="zone" value={zone.id} checked={on} onChange={pick} />
      <SmallPlan zone={zone}>
        <Dot at={zone.humanSector} kind="ov-start" size={13} />
        <Dot at={zone.alienSector} kind="ov-start" size={13} />
      </SmallPlan>
      <b>{zoneName(zone.id === '' ? zone.text : zone.id)}</b>
      <small>
        {words.host.size(zone.sectors.length, zone.hatches.length)}
        {zone.players === 'unknown' ? '' : `, ${m.suits(zone.players[0], zone.players[1])}`}
      </small>
      {fails ? <small class="fails">{words.host.zoneFails}</small> : undefined}
    </label>
  )
}

export function Zones({
  zone,
  words,
  failing,
  pick,
}: {
  readonly zone: string
  readonly words: RuleWords
  /** The zones that do not go with the rules. */
  readonly failing: readonly string[]
  readonly pick: (id: string) => void
}) {
  const other = zone.includes('\n') ? zoneFrom(zone) : undefined
  const shown = other === undefined || isRefusal(other) ? zones : [other, ...zones]
  return (
    <div class="zonegrid">
      {shown.map((one) => (
        <ZoneCard
          key={one.id}
          zone={one}
          words={words}
          on={one.id === zone || one === other}
          fails={failing.includes(one.id)}
          pick={() => pick(one === other ? zone : one.id)}
        />
      ))}
    </div>
  )
}
