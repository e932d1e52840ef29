import { joined, type Player } from '../../client/player.ts'

/** English is the source: the other catalogues have its type, so that a missing sentence does not compile. */
export const en = {
  name: 'The toy game',
  players: '2 to 6 players, 2 min',
  line: 'Lay the highest card, dare someone, and keep quiet about your mark.',
  now: '“Play now” starts a game with two bots.',
  rules: [
    'Everyone lays a card face down. The highest takes a point; the lowest secretly marks its owner.',
    'The winner dares someone, who yields a point or refuses.',
    'A marked player can confess for a point, or wipe the mark off, at any time.',
    'After three rounds, the most points win.',
  ],
  round: (n: number) => `Round ${n}`,
  seats: 'Players',
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  confessed: 'confessed',
  laid: 'card laid',
  shown: (card: number) => `card ${card}`,
  marked: 'You’re marked. No one knows.',
  log: 'Log',
  ask: {
    lay: 'Lay a card',
    dare: 'Dare someone',
    answer: 'Someone dares you',
    nothing: 'The others are choosing',
  },
  does: {
    lay: (card: number) => `Lay ${card}`,
    dare: (who: string) => `Dare ${who}`,
    yield: 'Yield a point',
    refuse: 'Refuse',
    confess: 'Confess',
    hide: 'Wipe the mark off',
  },
  told: {
    round: (n: number) => `Round ${n} began`,
    laid: ({ me, name }: Player) => (me ? 'You laid a card' : `${name} laid a card`),
    shown: ({ me, name }: Player, card: number) => (me ? `You turned up ${card}` : `${name} turned up ${card}`),
    won: ({ me, name }: Player) => (me ? 'You took the point' : `${name} took the point`),
    marked: 'You got the mark',
    wiped: 'You wiped the mark off',
    dared: (by: Player, whom: Player) =>
      by.me ? `You dared ${whom.name}` : whom.me ? `${by.name} dared you` : `${by.name} dared ${whom.name}`,
    yielded: ({ me, name }: Player) => (me ? 'You yielded a point' : `${name} yielded a point`),
    refused: ({ me, name }: Player) => (me ? 'You refused' : `${name} refused`),
    confessed: ({ me, name }: Player) => (me ? 'You confessed to the mark' : `${name} confessed to the mark`),
    over: 'The game is over',
  },
  end: {
    won: 'You won',
    lost: 'You lost',
    over: 'The game is over',
    winners: (winners: readonly Player[]) => {
      const others = winners.filter(({ me }) => !me).map(({ name }) => name)
      const mine = winners.length > others.length
      const verb = mine || others.length > 1 ? 'have' : 'has'
      return `${joined('en', mine ? ['You', ...others] : others)} ${verb} the most points.`
    },
    home: 'Home',
    hostAgain: 'Host a new table',
    again: 'Play again',
  },
}

export type ToyWords = typeof en
