import type { MomentWords } from './en.ts'

export const pt: MomentWords = {
  onlyYou: 'Só tu vês isto',
  watch: 'Continuar a ver',
  skip: 'Toca para saltar',
}
