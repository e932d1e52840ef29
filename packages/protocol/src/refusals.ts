import { type Static, Type } from 'typebox'

/** Why something was not done. The client has a sentence for each; `about` completes it. */
export const REFUSALS = [
  // of a request as such
  'malformed',
  'tooLarge',
  'tooMany',
  'noSession',
  'busy',
  'storageFull',
  'closing',
  'unknownAddress',
  'unknownHost',
  // of a person
  'needsHttps',
  'unwantedName',
  'botName',
  'wrongCode',
  'passkey',
  'sameTable',
  'signOutUnsaved',
  'webhook',
  'push',
  // of a table
  'unknownTable',
  'wrongInvite',
  'tableFull',
  'tableStarted',
  'tableClosed',
  'notStarted',
  'notHost',
  'notSeated',
  'removed',
  'stillRunning',
  'lookingElsewhere',
  'unknownLink',
  'openTables',
  'runningTables',
  'game',
  // … with, in `about`, the game's own code for what cannot be, and what that is about: `codeB6 E.3`
  'setting',
  'seats',
  'name',
  // of a document; `document` has the game's own code in `about`, as `setting` has
  'document',
  'unknownDocument',
  'unknownParent',
  'documentChanged',
  'documents',
  'notPlayable',
  'untitled',
  'unwantedTitle',
  // of a choice
  'over',
  'stale',
  'illegal',
  'watching',
  'botPlays',
  'notAlone',
  // of words
  'phrasesOnly',
  'muted',
  'banned',
  'unknownWords',
  'wrongToken',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

export const RefusalBody = Type.Object({ refused: Type.Enum([...REFUSALS]), about: Type.String() })
export type RefusalBody = Static<typeof RefusalBody>
