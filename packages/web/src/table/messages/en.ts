import { joined, type Player } from '../../client/player.ts'

/** Words that no first question at a table needs: its menu, and countdowns as they are spoken. */
export const en = {
  notices: 'Notify me when it’s my turn',
  headphonesOn: 'I’m wearing headphones',
  headphonesOff: 'I’m not wearing headphones',
  momentsOn: 'Show big moments',
  momentsOff: 'Skip big moments',
  leave: 'Back to home',
  seatKept: 'You keep your seat.',
  handOver: 'Let a bot play for me',
  vote: 'Vote to end the game',
  unvote: 'Withdraw my vote',
  votes: (voters: readonly Player[], missing: number) => {
    const others = voters.filter(({ me }) => !me).map(({ name }) => name)
    const who = joined('en', voters.length === others.length ? others : ['You', ...others])
    return `${who} voted to end the game. ${missing === 1 ? '1 more vote is' : `${missing} more votes are`} needed.`
  },
  end: 'End the game now',
  sure: 'No one wins if you end it now.',
  playOn: 'Keep playing',
  watchers: (n: number) => (n === 1 ? '1 spectator' : `${n} spectators`),
  awaySoon: (who: string, time: string) => `${who} is away. A bot takes over in ${time}.`,
  hereAgain: (who: string) => `${who} is back.`,
  bankRuns: (time: string) => `Your reserve time is running: ${time}`,
}
export type LaterWords = typeof en
