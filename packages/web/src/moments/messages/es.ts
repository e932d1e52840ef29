import type { MomentWords } from './en.ts'

export const es: MomentWords = {
  onlyYou: 'Solo lo ves tú',
  watch: 'Seguir mirando',
  skip: 'Toca para saltar',
}
