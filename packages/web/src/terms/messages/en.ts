import type { Aid, BotLevel, LivePace, Pace } from '@selva/protocol/terms'

type LabelAndHelp = { readonly name: string; readonly help: string }

export const en = {
  title: 'How we play',
  pace: {
    name: 'Pace',
    names: {
      untimed: 'No clock',
      relaxed: 'Relaxed',
      fast: 'Fast',
      oneDay: 'A day a turn',
      threeDays: 'Three days a turn',
    } satisfies Record<Pace, string>,
    help: {
      untimed: 'Everybody takes their time.',
      oneDay: 'Come back when it suits you, once a day.',
      threeDays: 'For groups that are never awake together.',
    } satisfies Record<Exclude<Pace, LivePace>, string>,
    /** How much time there is where seconds count, and in reserve. */
    turn: (each: string, bank: string) => `${each} a turn, and ${bank} more for the whole game.`,
    decision: (each: string, bank: string) => `${each} a decision, and ${bank} more for the whole game.`,
    minutes: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
    seconds: (n: number) => `${n} seconds`,
    ranOut: 'When time runs out a bot decides for that seat, this once.',
  },
  aid: {
    name: 'Help with thinking',
    values: {
      none: { name: 'None', help: 'Nobody may write on the sheet: it is all in your head.' },
      notes: { name: 'Notes', help: 'Everybody may make notes that only they see.' },
      assist: { name: 'Assist', help: 'Notes, and the sheet shows where each opponent can be.' },
    } satisfies Record<Aid, LabelAndHelp>,
  },
  chat: {
    name: 'Talk',
    values: {
      open: { name: 'Open', help: 'Players write what they like.' },
      phrases: { name: 'Phrases only', help: 'Players pick from a list that everybody reads in their own language.' },
    },
  },
  spectators: {
    name: 'Spectators',
    values: {
      yes: { name: 'Allowed', help: 'Strangers may watch. They see no more than somebody who is out.' },
      no: { name: 'Not allowed', help: 'Only those who play see the table.' },
    },
  },
  bots: {
    name: 'Bots',
    values: {
      easy: { name: 'Easy', help: 'They listen, but every other choice is made on a whim.' },
      usual: { name: 'Attentive', help: 'They listen, remember and lie as well as they can.' },
    } satisfies Record<BotLevel, LabelAndHelp>,
  },
  /** Said wherever one of these is explained. */
  same: 'It is the same for everybody, and everybody can read it before they sit down.',
  /** The invitation works for listed and unlisted tables. */
  link: 'Whoever has the link or the code can come either way.',
}

export type TermWords = typeof en
