export const en = {
  zone: 'Favourite zone',
  escapes: 'Escapes',
  deaths: (n: number) => (n === 1 ? 'you were killed once' : `you were killed ${n} times`),
  kills: 'Kills',
  attacks: (n: number) => (n === 1 ? 'in one attack' : `in ${n} attacks`),
  lies: 'Lies told',
  freeNoises: (n: number) => (n === 1 ? 'in one noise in any sector' : `in ${n} noises in any sector`),
}

export type FigureWords = typeof en
