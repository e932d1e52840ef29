import type { Phrase, ReportReason } from '@selva/protocol'

export const en = {
  title: 'Talk',
  close: 'Close',
  nothing: 'Nothing has been said yet.',
  heard: {
    table: 'Everybody who plays hears you.',
    out: 'You speak with those who are out and those who watch.',
    none: 'Sit down to speak.',
  },
  beyond: 'out of the game',
  hidden: 'Hidden by a moderator',
  mutedHere: 'muted for you',
  you: 'you',
  watching: 'watches',
  write: 'Say something',
  send: 'Send',
  phrases: 'Phrases',
  about: 'About whom?',
  quiet: 'Do not read aloud',
  more: (who: string) => `What to do about ${who}`,
  mute: 'Mute for me',
  unmute: 'Hear again',
  block: 'Block for good',
  blocked: (who: string) =>
    `You will not read ${who} again, at any table. Nobody is told. Your profile lists whom you block.`,
  vote: 'Vote to mute',
  unvote: 'Take the vote back',
  votes: (n: number, needed: number) => `${n} of ${needed} votes to mute`,
  muted: 'muted by vote',
  report: 'Report',
  reason: 'What is wrong with it?',
  note: 'Anything else (not needed)',
  sendReport: 'Send to the moderators',
  reported: 'The moderators have it. Thank you.',
  cancel: 'Cancel',
  reasons: {
    insult: 'Insult or hate',
    threat: 'Threat',
    spam: 'Spam',
    personal: 'Somebody’s private life',
    cheating: 'Cheating',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  said: {
    hello: 'Hello!',
    goodLuck: 'Good luck.',
    ready: 'I’m ready.',
    wait: 'One moment, please.',
    back: 'I’m back.',
    hurry: 'Time is running.',
    yes: 'Yes.',
    no: 'No.',
    perhaps: 'Perhaps.',
    notMe: 'It wasn’t me.',
    believeMe: 'You have to believe me.',
    whoElse: 'Who else could it be?',
    iKnow: 'I know something.',
    careful: 'Be careful.',
    suspect: (who: string) => `I suspect ${who}.`,
    trust: (who: string) => `I trust ${who}.`,
    watch: (who: string) => `Watch ${who}.`,
    doubt: (who: string) => `I don’t believe ${who}.`,
    niceMove: 'Well done.',
    ouch: 'Ouch!',
    sorry: 'Sorry.',
    thanks: 'Thank you.',
    wellPlayed: 'Well played!',
    again: 'Another game?',
  } satisfies Record<Phrase, string | ((who: string) => string)>,
}
export type ChatWords = {
  readonly [K in keyof typeof en]: K extends 'reasons'
    ? Record<ReportReason, string>
    : (typeof en)[K] extends string
      ? string
      : (typeof en)[K]
}
