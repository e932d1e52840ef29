/** A rectangle on the page, in pixels of the window. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export type Size = { readonly width: number; readonly height: number }

/** The side of the speaker on which a bubble stands. */
const SIDES = ['right', 'left', 'above', 'below'] as const
type Side = (typeof SIDES)[number]

export type BubblePlace = { readonly side: Side; readonly left: number; readonly top: number }

/** Everything that decides where a bubble can stand. */
export type Room = {
  /** The speaker. */
  readonly speaker: Box
  /** The middle of all speakers, from left to right. */
  readonly middle: number
  readonly window: Size
  /** Never covered: the question to the reader, and everything that answers it. */
  readonly asked: readonly Box[]
  /** Better not covered: the other players. */
  readonly others: readonly Box[]
}

/** From the speaker to the bubble, and from the bubble to the edge of the window. */
const GAP = 10
const MARGIN = 8

const boxAt = ({ left, top }: BubblePlace, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** A bubble on this side: kept in the window along the side, never pushed over the speaker. */
function on(side: Side, { speaker, window }: Room, { width, height }: Size): BubblePlace | undefined {
  const beside = side === 'right' || side === 'left'
  const across = within((speaker.left + speaker.right - width) / 2, MARGIN, window.width - MARGIN - width)
  const along = within((speaker.top + speaker.bottom - height) / 2, MARGIN, window.height - MARGIN - height)
  const left = side === 'right' ? speaker.right + GAP : side === 'left' ? speaker.left - GAP - width : across
  const top = side === 'below' ? speaker.bottom + GAP : side === 'above' ? speaker.top - GAP - height : along
  const fits = beside
    ? left >= MARGIN && left + width <= window.width - MARGIN
    : top >= MARGIN && top + height <= window.height - MARGIN
  return fits ? { side, left, top } : undefined
}

/**
 * The place of a bubble of this size: outwards first, beside no other player if that can be. `undefined` if there is no
 * room that the question to the reader does not need.
 */
export function placeFor(room: Room, size: Size): BubblePlace | undefined {
  const outwards = (room.speaker.left + room.speaker.right) / 2 >= room.middle
  const sides: readonly Side[] = outwards ? SIDES : ['left', 'right', 'above', 'below']
  const free = sides
    .map((side) => on(side, room, size))
    .filter((place) => place !== undefined)
    .filter((place) => !room.asked.some((box) => meet(box, boxAt(place, size))))
  return free.find((place) => !room.others.some((box) => meet(box, boxAt(place, size)))) ?? free[0]
}
