import type { Player } from '../../../client/player.ts'

export const en = {
  /** The headline of my role. */
  you: { human: 'You’re human', infected: 'You’re infected', thing: 'You’re The Thing' },
  /** Leaves my role, and shows the ring. */
  sitDown: 'Sit down',
  /** The news that I am infected: the headline, what I do from now on, and how I still lose. */
  infected: {
    title: 'You’re no longer human',
    now: 'Lie, accuse and burn like any human. One “Infected!” stays in your hand for good.',
    loses: {
      noHumanEliminated:
        'You still lose if The Thing is out, if you’re out, if you’re the last to be infected, or if no human is eliminated.',
      nobodyEliminated:
        'You still lose if The Thing is out, if you’re out, if you’re the last to be infected, or if no one is eliminated.',
    },
  },
  panic: (who: Player) => (who.me ? 'Panic! You drew it' : `Panic! ${who.name} drew it`),
  fire: (by: Player, at: Player) => {
    if (by.me) return `You aim a Flamethrower at ${at.name}`
    return `${by.name} aims a Flamethrower at ${at.me ? 'you' : at.name}`
  },
  /** After “No barbecue!”. */
  saved: (who: Player) => (who.me ? 'You don’t burn' : `${who.name} doesn’t burn`),
  /** After “Scary”: `who` is another player. */
  sawYours: (who: string, card: string) => `${who} saw your card: ${card}`,
  /** Under the news that I am out. */
  epitaph: {
    human: (turn: number) => `You were human, and lasted until turn ${turn}.`,
    infected: (turn: number) => `You were infected, and lasted until turn ${turn}.`,
  },
}

export type StayAwayMomentWords = typeof en
