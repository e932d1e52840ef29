export const en = {
  zone: 'Favourite zone',
  escapes: 'Escapes',
  deaths: (n: number) =>
    n === 0 ? 'you were never killed' : n === 1 ? 'you were killed once' : `you were killed ${n} times`,
  kills: 'Kills',
  attacks: (n: number) => (n === 1 ? 'in one attack' : `in ${n} attacks`),
  lies: 'Lies told',
  freeNoises: (n: number) => (n === 0 ? 'no chance to lie yet' : n === 1 ? 'out of one chance' : `out of ${n} chances`),
}

export type FigureWords = typeof en
