/**
 * Phrases that are said with two taps and read by everybody in their own language. A phrase is stored and sent by its
 * id: ids are never changed, only added.
 */
export const PHRASES = [
  'hello',
  'goodLuck',
  'ready',
  'wait',
  'back',
  'hurry',
  'yes',
  'no',
  'perhaps',
  'notMe',
  'believeMe',
  'whoElse',
  'iKnow',
  'careful',
  'suspect',
  'trust',
  'watch',
  'doubt',
  'niceMove',
  'ouch',
  'sorry',
  'thanks',
  'wellPlayed',
  'again',
] as const
export type Phrase = (typeof PHRASES)[number]

/** Phrases about a player at the table: `I suspect Bob`. */
const PHRASES_ABOUT_A_PLAYER = ['suspect', 'trust', 'watch', 'doubt'] as const satisfies readonly Phrase[]

export const isAboutAPlayer = (phrase: Phrase): boolean => PHRASES_ABOUT_A_PLAYER.some((one) => one === phrase)
