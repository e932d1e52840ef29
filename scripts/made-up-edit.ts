/** One file of an addition: its text, made from the text that was there. */
export type Edit = { readonly file: string; readonly make: (before: string) => string }

/** Puts lines after the one place where this pattern is found. */
export function after(text: string, pattern: RegExp, lines: string): string {
  const places = [...text.matchAll(new RegExp(pattern, 'gm'))]
  const [place] = places
  if (place === undefined || places.length > 1) throw new Error(`${pattern} is found ${places.length} times`)
  const end = place.index + place[0].length
  return text.slice(0, end) + lines + text.slice(end)
}

/** A new file. */
export const newFile = (file: string, text: string): Edit => ({ file, make: () => text })

/** A file with lines after one place of it. */
export const addition = (file: string, pattern: RegExp, lines: string): Edit => ({
  file,
  make: (before) => after(before, pattern, lines),
})

export const LANGUAGES = ['en', 'it', 'es', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]
