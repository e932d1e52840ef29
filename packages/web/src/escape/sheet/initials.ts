/**
 * A sign of one or two letters for each name, different for everybody: the first letter if nobody else has it, else
 * the first with another one of the name, else with the number of the seat.
 */
export function initials(names: readonly string[]): readonly string[] {
  const letters = names.map((name) => [...name.normalize('NFC').toUpperCase()].filter((c) => /[\p{L}\p{N}]/u.test(c)))
  const first = letters.map(([letter = '?']) => letter)
  const taken = new Set<string>()
  return letters.map((list, i) => {
    const begin = first[i] ?? '?'
    const alone = first.filter((letter) => letter === begin).length === 1
    const longer = list.slice(1).map((letter) => begin + letter.toLowerCase())
    const sign = alone ? begin : (longer.find((candidate) => !taken.has(candidate)) ?? `${begin}${i + 1}`)
    const sure = taken.has(sign) ? String(i + 1) : sign
    taken.add(sure)
    return sure
  })
}
