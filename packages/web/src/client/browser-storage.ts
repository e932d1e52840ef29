/** Small things a browser remembers between visits. Some browsers refuse; then they are forgotten, and nothing breaks. */

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(`selva.${key}`) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps something for later visits; false if the browser refuses, as private windows may: it then holds for this visit. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(`selva.${key}`, value)
    return true
  } catch {
    return false
  }
}

/** Takes out what this tab keeps until it is closed. */
export function takeFromSession(key: string): string | undefined {
  const value = readSession(key)
  try {
    sessionStorage.removeItem(`selva.${key}`)
  } catch {
    // There is nothing to take.
  }
  return value
}

export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(`selva.${key}`) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps something until the tab is closed; false if the browser refuses. */
export function writeSession(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(`selva.${key}`, value)
    return true
  } catch {
    return false
  }
}
