/** The id of the game that a scenario file names, unchecked; `undefined` if it names none. */
export function namedGame(text: string): string | undefined {
  try {
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    const named = typeof file === 'object' && file !== null && 'game' in file ? file.game : undefined
    return typeof named === 'string' ? named : undefined
  } catch {
    return undefined
  }
}
