const upTo = (n: number): string => (n === 1 ? '1' : `up to ${n}`)

/** The sheet in words. English is the source: the other catalogues have its type, so that a missing sentence does not compile. */
export const en = {
  title: 'Pencil',
  help: 'Press and hold a sector, or press M, to mark it. No one else sees your marks.',
  tools: 'Tools',
  tool: { question: 'Question mark', cross: 'Cross', ring: 'Ring', rub: 'Eraser' },
  inHand: (tool: string) => `${tool}: tap sectors`,
  done: 'Done',
  undo: 'Undo',
  full: 'There’s no room for more marks. Erase something first.',
  /** The list of all marks. */
  list: (n: number) => (n === 1 ? '1 mark' : `${n} marks`),
  erase: (what: string, sector: string) => `Erase from ${sector}: ${what}`,
  eraseAll: 'Erase all',
  /** A mark, as it is listed and spoken. */
  mark: {
    seat: (who: string, round: number) => `${who}, round ${round}`,
    question: 'question mark',
    cross: 'cross',
    ring: 'ring',
    text: (words: string) => `“${words}”`,
  },
  mine: (marks: string) => `your marks: ${marks}`,
  menu: {
    label: (sector: string) => `Mark a sector: ${sector}`,
    who: 'Someone was here',
    round: 'In round',
    earlier: 'One round earlier',
    later: 'One round later',
    strokes: 'Marks',
    words: 'A few words',
    write: 'Write',
    close: 'Close',
  },
  trail: {
    shown: 'Trails',
  },
  facts: {
    label: (who: string) => `What everyone knows about ${who}`,
    unknown: 'Side unknown',
    side: (side: string) => `Side: ${side}`,
    seen: (sector: string, round: number) => `Last known position: ${sector}, round ${round}`,
    unseen: 'No known position yet',
    speed: (n: number) => (n === 1 ? 'Moves one sector per turn' : `Moves up to ${n} sectors per turn`),
    speeds: (human: number, alien: number) => `Sectors per turn: ${upTo(human)} as a human, ${upTo(alien)} as an alien`,
    places: (n: number) => (n === 1 ? 'Can be in 1 sector' : `Can be in ${n} sectors`),
    nothing: 'Nothing heard yet.',
    parts: { heard: 'Heard', attacks: 'Attacks', items: 'Items and powers', seen: 'Seen and shown' },
  },
  assist: {
    shade: 'Shade possible positions',
    help: 'Worked out by logic alone, from what everyone knows and what you know. The larger and stronger the shading, the more players can be there.',
    one: (who: string) => `Where ${who} can be. Dashed: only as an alien.`,
    canBe: (who: string) => `can be here: ${who}`,
    asAlien: (who: string) => `${who} (only as an alien)`,
  },
}

export type SheetWords = typeof en
