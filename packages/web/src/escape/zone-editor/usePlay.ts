import { useSignal } from '@preact/signals'
import { type Preset, presetsFor } from '@selva/escape'
import { useMemo } from 'preact/hooks'
import { api } from '../../client/api.ts'
import { navigate } from '../../client/router.ts'
import { useRequest } from '../../table/useRequest.ts'
import { rememberWayBack } from '../../table/way-back.ts'
import { presetToPlay, seatsToPlay } from './play.ts'
import type { ZoneSession } from './session.ts'

/** A table of this zone, as it would be opened now. */
export type ZonePlay = {
  /** None if the zone cannot be played. */
  readonly preset: Preset | undefined
  readonly presets: readonly Preset[]
  readonly seats: number
  readonly busy: boolean
  /** Why the server has not opened the table, in words. */
  readonly refused: string
  choosePreset(preset: Preset): void
  chooseSeats(seats: number): void
  /** Plays at once with bots, or opens a table and waits for friends. */
  open(how: 'now' | 'host'): void
}

export function usePlay(session: ZoneSession): ZonePlay {
  const { editor } = session
  const request = useRequest()
  const chosen = useSignal<Preset | undefined>(undefined)
  const counted = useSignal<number | undefined>(undefined)
  const zone = editor.zone.value
  const hosts = useMemo(() => (zone === undefined ? [] : presetsFor(zone)), [zone])
  const preset = presetToPlay(hosts, chosen.value)
  const seats = counted.value ?? seatsToPlay(editor.history.value.now.players)
  const open = async (how: 'now' | 'host'): Promise<void> => {
    if (zone === undefined || preset === undefined) return
    const setting = { zone: zone.text, preset, seats }
    const table = await request.ask(() => api.host({ game: 'escape', setting, listed: false, playNow: how === 'now' }))
    if (table === undefined) return
    session.document.notePlayed(table.id)
    rememberWayBack(table.id, `/zones/${session.document.id.value}/edit`)
    navigate(`/t/${table.id}`)
  }
  return {
    preset,
    presets: hosts.filter(({ refusal }) => refusal === undefined).map((one) => one.preset),
    seats,
    busy: request.busy,
    refused: request.refused,
    choosePreset(next) {
      chosen.value = next
    },
    chooseSeats(next) {
      counted.value = next
    },
    open: (how) => void open(how),
  }
}
