/** The sheet in words. English is the source: the other catalogues have its type, so that a missing sentence does not compile. */
export const en = {
  title: 'Pencil',
  help: 'Hold a sector to mark it, or use the M key. Nobody else sees your marks.',
  tools: 'Tools',
  tool: { question: 'Question mark', cross: 'Cross', ring: 'Ring', rub: 'Eraser' },
  inHand: (tool: string) => `${tool}: tap sectors`,
  done: 'Done',
  undo: 'Undo',
  full: 'The sheet is full. Erase something first.',
  /** The list of all marks. */
  list: (n: number) => (n === 1 ? '1 mark' : `${n} marks`),
  none: 'No marks yet.',
  erase: (what: string, sector: string) => `Erase ${what} in ${sector}`,
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
    label: (sector: string) => `Mark ${sector}`,
    who: 'Somebody was here',
    round: 'In round',
    earlier: 'A round earlier',
    later: 'A round later',
    strokes: 'Signs',
    words: 'A few words',
    write: 'Write',
    close: 'Close',
    more: (n: number) => `and ${n} more`,
  },
  trail: {
    shown: 'Trails',
  },
  facts: {
    label: (who: string) => `What is known of ${who}`,
    unknown: 'Side not known',
    side: (side: string) => `Side: ${side}`,
    seen: (sector: string, round: number) => `Last seen for sure in ${sector}, round ${round}`,
    unseen: 'Never seen for sure',
    speed: (n: number) => (n === 1 ? 'Moves one sector a turn' : `Moves up to ${n} sectors a turn`),
    speeds: (human: number, alien: number) => `Moves up to ${human} as a human, ${alien} as an alien`,
    places: (n: number) => (n === 1 ? 'Can be in 1 sector' : `Can be in ${n} sectors`),
    nothing: 'Nothing heard yet.',
  },
  assist: {
    shade: 'Shade where they can be',
    help: 'From what everybody knows and what you know, by logic alone. The larger and stronger, the more players can be there.',
    one: (who: string) => `Where ${who} can be. Dashed: only as an alien.`,
    canBe: (who: string) => `can be here: ${who}`,
    asAlien: (who: string) => `${who} as an alien`,
  },
}

export type SheetWords = typeof en
