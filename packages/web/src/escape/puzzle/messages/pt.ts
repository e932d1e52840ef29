import type { EscapePuzzleWords } from './en.ts'

export const pt: EscapePuzzleWords = {
  question: (name) => `Onde está ${name}?`,
  alien: (speed) => `Extraterrestre: até ${speed} setores por turno. Os ruídos podem ser mentira.`,
  human: 'Humano: um setor por turno. Os ruídos podem ser mentira.',
  started: (place) => `Início: ${place}`,
  focus: 'Mostrar os candidatos',
  candidate: 'resposta possível',
  truth: (name) => `${name} estava aqui`,
  mine: 'a tua resposta',
  lie: (from, to, steps) => `${from} e ${to} ficam a ${steps} passos, longe demais: o ruído em ${to} era mentira.`,
  apart: (from, to, steps) =>
    `${from} e ${to} ficam a ${steps} passos, longe demais: pelo menos um dos dois ruídos era mentira.`,
  secure: '«Setor em silêncio» significa um setor seguro.',
  drew: 'Foi biscada uma carta, por isso este setor é perigoso.',
  fits: (best, named) => `De ${named} chega-se a tempo a ${best}.`,
  usually: 'O resto é como os jogadores costumam mover-se e mentir.',
}
