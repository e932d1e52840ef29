import { MAX_SEATS, MIN_SEATS, type Preset, type PresetOnZone, type SuggestedPlayers } from '@selva/escape'

/** The presets in the order in which one is tried first. */
const FAVOURITE: Preset = 'advanced'

/** The preset to begin with: the one that was chosen, if the zone can host it; else the usual one, else any. */
export function presetToPlay(hosts: readonly PresetOnZone[], chosen: Preset | undefined): Preset | undefined {
  const can = hosts.filter(({ refusal }) => refusal === undefined).map(({ preset }) => preset)
  return can.find((preset) => preset === chosen) ?? can.find((preset) => preset === FAVOURITE) ?? can[0]
}

/** How many seats there are at first: four, or as near as the author's advice allows. */
export function seatsToPlay(players: SuggestedPlayers): number {
  const [least, most] = players === 'unknown' ? [MIN_SEATS, MAX_SEATS] : players
  return Math.min(most, Math.max(least, 4))
}
