import { type Module, playerAt } from '../state.ts'

/** SCN-B3, SCN-X2: a killed human comes back as an alien where he died. */
export const b3: Module = (rules) => ({
  ...rules,
  comesBack(state, seat) {
    const { side, at } = playerAt(state, seat)
    return side === 'human' ? { at, side: 'alien' } : rules.comesBack(state, seat)
  },
})
