import { seatsOf } from '@selva/core'
import { ITEMS, nameOf, type Zone } from '@selva/escape'
import type { Opens } from '../../log/Linked.tsx'
import type { EscapeModel } from '../model.ts'

/** A player opens what is known of them, a sector shows itself on the map, an item explains itself. */
export function opensOf(model: EscapeModel, zone: Zone): Opens {
  const { items } = model.words()
  const seats = seatsOf(model.live.about.value.seats.length)
  return ({ kind, text }) => {
    if (kind === 'name') {
      const seat = seats.find((one) => model.nameAt(one) === text)
      return seat === undefined
        ? undefined
        : {
            open() {
              model.picked.value = seat
              if (model.tab.value !== 'map') model.tab.value = 'players'
            },
          }
    }
    const sector = zone.sectors.find((at) => nameOf(at) === text)
    if (sector !== undefined)
      return {
        open() {
          model.tab.value = 'map'
          model.looked.value = sector
        },
      }
    const item = ITEMS.find((one) => items[one].name === text)
    return item === undefined ? undefined : { about: `item:${item}` }
  }
}
