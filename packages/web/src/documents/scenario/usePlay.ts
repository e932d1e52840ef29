import { useSignal } from '@preact/signals'
import type { ScenarioHeader } from '@selva/core'
import { api } from '../../client/api.ts'
import { navigate } from '../../client/router.ts'
import { useRequest } from '../../table/useRequest.ts'
import { rememberWayBack } from '../../table/way-back.ts'
import type { PlayPlace, ScenarioGame } from './scenario-game.ts'
import type { ScenarioSession } from './session.ts'

/** A table of this scenario, as it would be opened now. */
export type ScenarioPlay = {
  readonly place: PlayPlace
  readonly zones: readonly { readonly zone: string; readonly name: string }[]
  readonly busy: boolean
  /** Why it cannot be opened, in words. */
  readonly trouble: string
  chooseZone(zone: string): void
  chooseSeats(seats: number): void
  /** Plays at once with bots, or opens a table and waits for friends. */
  open(how: 'now' | 'host'): void
}

/** Four players at first, or as near as the scenario and its game allow. */
const FIRST_SEATS = 4

export function usePlay<D extends ScenarioHeader>(game: ScenarioGame<D>, session: ScenarioSession<D>): ScenarioPlay {
  const request = useRequest()
  const zone = useSignal('')
  const seats = useSignal<number | undefined>(undefined)
  const draft = session.draft.value
  const zones = game.zones(draft)
  const [least, most] = draft.players === 'unknown' ? game.seats : draft.players
  const place: PlayPlace = {
    zone: (zones.find((one) => one.zone === zone.value) ?? zones[0])?.zone ?? '',
    seats: seats.value ?? Math.min(most, Math.max(least, FIRST_SEATS)),
  }
  const trouble = game.trouble(draft, place)
  const open = async (how: 'now' | 'host'): Promise<void> => {
    const setting = game.setting(draft, place)
    const { title } = draft
    const named = title === '' ? {} : { documents: [{ kind: 'scenario' as const, title, changed: false }] }
    const table = await request.ask(() =>
      api.host({ game: game.game, setting, ...named, listed: false, playNow: how === 'now' }),
    )
    if (table === undefined) return
    session.document.notePlayed(table.id)
    rememberWayBack(table.id, `/scenarios/${session.document.id.value}/edit`)
    navigate(`/t/${table.id}`)
  }
  return {
    place,
    zones,
    busy: request.busy,
    trouble: trouble === '' ? request.refused : trouble,
    chooseZone(next) {
      zone.value = next
    },
    chooseSeats(next) {
      seats.value = next
    },
    open: (how) => void open(how),
  }
}
