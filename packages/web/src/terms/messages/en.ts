import type { Aid, Pace } from '@selva/server/terms'

type Told = { readonly name: string; readonly help: string }

export const en = {
  title: 'How we play',
  pace: {
    name: 'Pace',
    values: {
      untimed: { name: 'No clock', help: 'Everybody takes their time.' },
      relaxed: { name: 'Relaxed', help: 'Two minutes a turn, and five more for the whole game.' },
      fast: { name: 'Fast', help: '45 seconds a turn, and two minutes more for the whole game.' },
      oneDay: { name: 'A day a turn', help: 'Come back when it suits you, once a day.' },
      threeDays: { name: 'Three days a turn', help: 'For groups that are never awake together.' },
    } satisfies Record<Pace, Told>,
    ranOut: 'When time runs out a bot decides for that seat, this once.',
  },
  aid: {
    name: 'Help with thinking',
    values: {
      none: { name: 'None', help: 'Nobody may write on the sheet: it is all in your head.' },
      notes: { name: 'Notes', help: 'Everybody may make notes that only they see.' },
      assist: { name: 'Assist', help: 'Notes, and the sheet shows where each opponent can be.' },
    } satisfies Record<Aid, Told>,
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
}

export type TermWords = typeof en
