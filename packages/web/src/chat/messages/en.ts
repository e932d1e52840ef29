import type { Phrase, ReportReason } from '@selva/protocol'

export const en = {
  title: 'Chat',
  close: 'Close',
  nothing: 'No messages yet.',
  heard: {
    table: 'Everyone at the table can read this.',
    out: 'Only spectators and players who are out can read this.',
    none: 'Take a seat to chat.',
  },
  beyond: 'from the sidelines',
  hidden: 'Hidden by a moderator',
  mutedHere: 'You muted this person',
  you: 'you',
  watching: 'spectator',
  write: 'Write a message',
  send: 'Send',
  phrases: 'Phrases',
  about: 'Who is it about?',
  quiet: 'Don’t read aloud',
  more: (who: string) => `Options for ${who}`,
  mute: 'Mute for me',
  unmute: 'Unmute',
  block: 'Block for good',
  blocked: (who: string) =>
    `You won’t see messages from ${who} again, at any table. They won’t know. You can unblock them in your profile.`,
  vote: 'Vote to mute',
  unvote: 'Withdraw vote',
  votes: (n: number, needed: number) => `${n} of ${needed} votes to mute`,
  muted: 'muted by the table',
  report: 'Report',
  reason: 'What’s wrong with it?',
  note: 'Anything else? (optional)',
  sendReport: 'Send to moderators',
  reported: 'Sent to the moderators. Thank you.',
  cancel: 'Cancel',
  reasons: {
    insult: 'Insult or hate',
    threat: 'Threat',
    spam: 'Spam',
    personal: 'Private information',
    cheating: 'Cheating',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  said: {
    hello: 'Hello!',
    goodLuck: 'Good luck.',
    ready: 'I’m ready.',
    wait: 'One moment, please.',
    back: 'I’m back.',
    hurry: 'Time’s running out.',
    yes: 'Yes.',
    no: 'No.',
    perhaps: 'Maybe.',
    notMe: 'It wasn’t me.',
    believeMe: 'You have to believe me.',
    whoElse: 'Who else could it be?',
    iKnow: 'I know something.',
    careful: 'Be careful.',
    suspect: (who: string) => `I suspect ${who}.`,
    trust: (who: string) => `I trust ${who}.`,
    watch: (who: string) => `Keep an eye on ${who}.`,
    doubt: (who: string) => `I don’t believe ${who}.`,
    niceMove: 'Nice move.',
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
