import type { Player } from '../../../client/player.ts'

export const en = {
  /** The end of a turn, where there is more to say than that cards were exchanged. */
  exchanged: (from: Player, to: Player) => {
    if (from.me) return `You exchanged cards with ${to.name}`
    return `${from.name} exchanged cards with ${to.me ? 'you' : to.name}`
  },
  refused: (who: Player, from: Player, card: string) => {
    if (who.me) return `You refused ${from.name}’s offer with ${card}`
    return `${who.name} refused ${from.me ? 'your' : `${from.name}’s`} offer with ${card}`
  },
  alone: (who: Player) => (who.me ? 'You didn’t exchange with anyone' : `${who.name} didn’t exchange with anyone`),
  /** How a reader came to see cards of a player: stands between the player’s name and the cards. */
  how: { held: 'held', showed: 'showed', gaveYou: 'gave you', gave: 'gave', offered: 'offered' },
  dossier: {
    title: (name: string) => `About ${name}`,
    bot: 'Bot',
    between: (both: string) => `Between ${both}`,
    public: 'What everyone saw',
    said: (name: string) => `What ${name} said`,
    mine: 'What you saw',
    think: 'What you think',
    nothing: 'Nothing yet.',
    close: 'Close',
    verdict: {
      true: 'True',
      lie: 'Lie',
      wrong: 'Wrong guess',
      fits: 'Fits what you saw',
      otherwise: 'You saw something else',
    },
  },
}

export type StoryWords = typeof en
