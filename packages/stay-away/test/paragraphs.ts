/** From and to which number the paragraphs of a section run; one that stands alone has none. */
const SECTIONS: readonly (readonly [string, number, number])[] = [
  ['DECK', 1, 3],
  ['SET', 1, 6],
  ['TURN', 1, 8],
  ['STM', 1, 4],
  ['DRAW', 1, 7],
  ['HAND', 1, 5],
  ['TFL', 1, 3],
  ['EXC', 1, 7],
  ['DEF', 1, 6],
  ['MIS', 0, 6],
  ['INF', 1, 5],
  ['SUP', 1, 6],
  ['CON', 1, 2],
  ['FLA', 1, 1],
  ['ANA', 1, 1],
  ['AXE', 1, 2],
  ['SUS', 1, 1],
  ['WHI', 1, 1],
  ['RES', 1, 1],
  ['WYB', 1, 1],
  ['CHG', 1, 1],
  ['RUN', 1, 1],
  ['SED', 1, 1],
  ['QUA', 1, 6],
  ['DOOR', 1, 6],
  ['SCA', 1, 1],
  ['NOT', 1, 1],
  ['COM', 1, 1],
  ['BBQ', 1, 1],
  ['PAN', 1, 12],
  ['MTX', 1, 1],
  ['ELIM', 1, 5],
  ['DECL', 1, 4],
  ['WIN', 1, 8],
  ['VIS', 0, 36],
  ['SIDE', 1, 12],
  ['OPT', 1, 16],
]

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Every paragraph of `docs/rules/stay-away.md` that a test must cite; words and promises (VOC, ABT) need none. */
export const PARAGRAPHS: readonly string[] = [
  ...SECTIONS.flatMap(([name, from, to]) => numbers(from, to).map((n) => `${name}-${n}`)),
  'INV',
  ...numbers(1, 56).map((n) => `EX-${String(n).padStart(2, '0')}`),
]
