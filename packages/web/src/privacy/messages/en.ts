const days = (n: number): string => (n === 1 ? 'one day' : `${n} days`)

/** The data that is kept of everyone, and for how long. */
export const en = {
  title: 'Privacy',
  lead: 'You play without an account. This is everything that this server keeps about you.',
  kept: {
    name: {
      what: 'A name that you choose, and a random id',
      why: 'So that others know who’s playing',
      until: 'Until you delete your profile',
    },
    cookie: {
      what: 'One cookie',
      why: 'So that you keep your seat when you come back',
      until: (n: number) => `Until ${days(n)} after your last visit, or until you sign out`,
    },
    devices: {
      what: 'Your devices: kind of browser and system, first and last visit',
      why: 'So that you can sign out a lost device',
      until: (n: number) => `Until ${days(n)} after the last visit, or until you sign it out`,
    },
    games: {
      what: 'Your games: seats, moves, results, chat and your private notes',
      why: 'To play, watch again and verify them',
      until: (n: number) => `Until ${days(n)} after the end of the game`,
      unlimited: 'For as long as this server exists; your name goes with your profile',
    },
    tables: {
      what: 'Tables that never started',
      why: 'So that players can still join',
      until: (n: number) => `Until everyone has left, or for ${days(n)}`,
      unlimited: 'Until everyone has left',
    },
    statistics: {
      what: 'Your statistics',
      why: 'For you; others see games and wins only if you show them',
      until: 'Until you delete your profile',
    },
    links: {
      what: 'Links to games that you shared, and whether they name you',
      why: 'So that others can watch the replay; without your agreement you have no name in it',
      until: 'Until you remove them, or the game is deleted',
    },
    documents: {
      what: 'Zones and scenarios',
      why: 'To edit, play and publish them',
      until: (n: number) =>
        `Until you delete them; drafts for ${days(n)} if no one can sign in as you. Published ones stay, without your name`,
    },
    puzzles: {
      what: 'Your answers to puzzles',
      why: 'To compare them with those of others, as totals only',
      until: 'Until you delete your profile',
    },
    signIn: {
      what: 'Passkeys, recovery codes, addresses for notifications',
      why: 'Only if you set them up',
      until: 'Until you remove or replace them, or delete your profile',
    },
    moderation: {
      what: 'Players you blocked, reports and bans',
      why: 'So that everyone can play in peace',
      until: 'Until you or a moderator removes them',
    },
  },
  others: 'What isn’t kept',
  notKept: [
    'IP addresses are kept only in memory, to limit requests.',
    'There is no advertising, no tracking, and no content from other servers.',
    'A game that you open from a file stays in your browser.',
  ],
  rights: 'Your data, your choice',
  rightsHelp: 'Your profile has a button that downloads everything, and one that deletes it for good.',
  profile: 'Open my profile',
  operator: 'Who runs this server',
  noOperator: 'The operator hasn’t given an address. Ask the person who invited you.',
}
export type PrivacyWords = typeof en
