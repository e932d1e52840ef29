/** The dialog with its words. */
export async function shareDialog() {
  const [{ ShareDialog }, { loadShareWords }] = await Promise.all([import('./ShareDialog.tsx'), import('./words.ts')])
  await loadShareWords()
  return ShareDialog
}
