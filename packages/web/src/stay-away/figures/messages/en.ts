export const en = {
  kills: 'Eliminations',
  deaths: (n: number) =>
    n === 0 ? 'you were never eliminated' : n === 1 ? 'you were eliminated once' : `you were eliminated ${n} times`,
  infections: 'Infections',
  turns: (n: number) => (n === 1 ? 'in one turn' : `in ${n} turns`),
  lies: 'Lies told',
  claims: (n: number) => (n === 1 ? 'in one claim' : `in ${n} claims`),
}

export type FigureWords = typeof en
