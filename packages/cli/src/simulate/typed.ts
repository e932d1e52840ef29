/** A whole number as people type it; −1 if it is none. */
export const whole = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1)

type Fields = { readonly [name: string]: unknown }

export const wordsIn = (text = ''): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '')

/** A value as people type it: `3`, `true`, `1+2` for a list, or a word. */
function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text.includes('+')) return text.split('+').map(valueOf)
  return whole(text) < 0 ? text : whole(text)
}

/** `rounds=20 crew=both` as an object. */
const fieldsIn = (words: readonly string[]): Fields =>
  Object.fromEntries(
    words.map((word) => {
      const [name = '', ...value] = word.split('=')
      return [name, valueOf(value.join('='))]
    }),
  )

export const switchesIn = (text = ''): Fields => fieldsIn(wordsIn(text))

/** `A.1 B.4:hatch=2:usable=true` as the codes of a table. */
export const codesIn = (text = ''): readonly Fields[] =>
  wordsIn(text).map((word) => {
    const [code = '', ...parameters] = word.split(':')
    return { ...fieldsIn(parameters), code }
  })
