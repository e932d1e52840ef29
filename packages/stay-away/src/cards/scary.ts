import { defence } from './card-rules.ts'

/** SCA-1: refuse, and see the offered card. */
export const scary = defence(['answer'], {
  look(turn, { seat, from }) {
    const { offered, ghosts } = turn.state
    if (offered === 'none') throw new Error('nothing has been offered')
    turn.emit({ kind: 'offerSeen', by: seat, from, card: offered, ghosts })
  },
})
