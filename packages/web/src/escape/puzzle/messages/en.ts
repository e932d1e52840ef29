export const en = {
  question: (name: string) => `Where is ${name}?`,
  alien: (speed: number) => `An alien: up to ${speed} sectors a turn. Noises may be lies.`,
  human: 'A human: one sector a turn. Noises may be lies.',
  started: (place: string) => `Start: ${place}`,
  focus: 'Show the candidates',
  candidate: 'possible answer',
  truth: (name: string) => `${name} was here`,
  mine: 'your answer',
  lie: (from: string, to: string, steps: number) =>
    `${from} and ${to} are ${steps} steps apart, too far to walk: the noise in ${to} was a lie.`,
  apart: (from: string, to: string, steps: number) =>
    `${from} and ${to} are ${steps} steps apart, too far to walk: at least one of the two noises was a lie.`,
  secure: '“Silent sector” means a secure sector.',
  drew: 'A card was drawn, so this sector is dangerous.',
  fits: (best: string, named: string) => `From ${named}, ${best} can be reached in time.`,
  usually: 'The rest is how players usually move and lie.',
}
export type EscapePuzzleWords = typeof en
