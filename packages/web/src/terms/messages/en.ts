import type { Aid, BotLevel, LivePace, Pace } from '@selva/protocol/terms'

type LabelAndHelp = { readonly name: string; readonly help: string }

export const en = {
  title: 'Table options',
  pace: {
    name: 'Pace',
    names: {
      untimed: 'No clock',
      relaxed: 'Relaxed',
      fast: 'Fast',
      oneDay: 'One day per turn',
      threeDays: 'Three days per turn',
    } satisfies Record<Pace, string>,
    help: {
      untimed: 'Everyone takes the time they need.',
      oneDay: 'Come back once a day, whenever it suits you.',
      threeDays: 'For groups that are hardly ever online together.',
    } satisfies Record<Exclude<Pace, LivePace>, string>,
    /** How much time there is where seconds count, and in reserve. */
    turn: (each: string, bank: string) => `${each} per turn, plus ${bank} in reserve for the whole game.`,
    decision: (each: string, bank: string) => `${each} per decision, plus ${bank} in reserve for the whole game.`,
    minutes: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
    seconds: (n: number) => `${n} seconds`,
    ranOut: 'When a player’s time runs out, a bot makes that one decision.',
  },
  aid: {
    name: 'Notes and hints',
    values: {
      none: { name: 'None', help: 'No one can take notes: you keep it all in your head.' },
      notes: { name: 'Notes', help: 'Everyone can take private notes.' },
      assist: { name: 'Hints', help: 'Private notes, and the map shows where each opponent can be.' },
    } satisfies Record<Aid, LabelAndHelp>,
  },
  chat: {
    name: 'Chat',
    values: {
      open: { name: 'Open', help: 'Players can write anything.' },
      phrases: { name: 'Phrases only', help: 'Players pick from a list that everyone reads in their own language.' },
    },
  },
  spectators: {
    name: 'Spectators',
    values: {
      yes: { name: 'Allowed', help: 'Other people can watch. They see no more than a player who’s out.' },
      no: { name: 'Not allowed', help: 'Only the players see the table.' },
    },
  },
  bots: {
    name: 'Bots',
    values: {
      passenger: { name: 'Passenger', help: 'They often act by habit: easy to beat in your first games.' },
      deckhand: { name: 'Deckhand', help: 'They use what they know on about half of their turns.' },
      navigator: { name: 'Navigator', help: 'They listen, remember and lie, and misjudge now and then.' },
      veteran: { name: 'Veteran', help: 'They use everything they know on every turn.' },
      oracle: { name: 'Oracle', help: 'They weigh every possibility, and play as well as bots can.' },
    } satisfies Record<BotLevel, LabelAndHelp>,
  },
  botsTalk: {
    name: 'Bots speak',
    values: {
      yes: { name: 'Yes', help: 'Bots accuse, answer and lie at the table, as people do.' },
      no: { name: 'No', help: 'Bots say nothing. They still hear what is claimed.' },
    },
  },
  /** Said wherever one of these is explained. */
  same: 'It’s the same for everyone, and everyone can read it before they sit down.',
  /** The invitation works for listed and unlisted tables. */
  link: 'Either way, anyone with the link or code can join.',
  scenario: {
    title: 'Scenario',
    help: 'Choose rules that a player has written: from this device, from the gallery, or by a link. You can still change them.',
  },
}

export type TermWords = typeof en
