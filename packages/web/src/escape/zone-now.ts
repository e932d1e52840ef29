import type { Cell, PartialState, Zone } from '@selva/escape'

const inTheDark = new WeakMap<Zone, Zone>()

/** OWN-1: a zone with the lights out: secure sectors look, and are called, dangerous. */
function darkened(zone: Zone): Zone {
  const known = inTheDark.get(zone)
  if (known !== undefined) return known
  const made: Zone = { ...zone, cells: zone.cells.map((cell): Cell => (cell === 'secure' ? 'dangerous' : cell)) }
  inTheDark.set(zone, made)
  return made
}

/** The zone as it is drawn and spoken of in this round. */
export const zoneNow = ({ setting: { zone, rules }, round }: PartialState): Zone =>
  round >= rules.darkFrom ? darkened(zone) : zone
