/** Lists and forgets what a browser has stored: see `client/browser-storage.ts`. Some browsers refuse. */

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(`selva.${key}`)
  } catch {
    // There is nothing to remove.
  }
}

/** The keys that begin with this. */
export function storedKeys(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`selva.${beginning}`))
      .map((key) => key.slice('selva.'.length))
  } catch {
    return []
  }
}

/** Runs when another tab of this browser changes what is kept under a key. Returns how to stop. */
export function onStoredElsewhere(key: string, run: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === `selva.${key}`) run()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
