/** Small things a browser remembers between visits. Some browsers refuse; then they are forgotten, and nothing breaks. */

export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(`selva.${key}`) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`selva.${key}`, value)
  } catch {
    // Private windows may refuse to store: the choice then holds for this visit.
  }
}
