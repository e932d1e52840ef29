import { type Module, playerAt } from '../state.ts'

/** SCN-A5: who is killed comes back where he started. What brings him back otherwise goes first (SCN-X1, SCN-X3). */
export const a5: Module = (rules) => ({
  ...rules,
  comesBack(state, seat) {
    const otherwise = rules.comesBack(state, seat)
    const { home, side } = playerAt(state, seat)
    return otherwise === 'never' ? { at: home, side } : otherwise
  },
})
