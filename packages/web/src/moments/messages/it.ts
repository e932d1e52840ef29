import type { MomentWords } from './en.ts'

export const it: MomentWords = {
  onlyYou: 'Lo vedi solo tu',
  watch: 'Continua a guardare',
  skip: 'Tocca per saltare',
}
