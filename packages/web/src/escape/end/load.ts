import { loadEndWords } from './words.ts'

/** The page of the end of a game, with its words. */
export async function loadEnd() {
  const [{ EndScreen }] = await Promise.all([import('./EndScreen.tsx'), loadEndWords()])
  return EndScreen
}
