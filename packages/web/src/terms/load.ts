/** How people play at a table, told when somebody asks. */
export async function loadTermsSummary() {
  const [{ TermsSummary }, { loadTermWords }] = await Promise.all([import('./TermsSummary.tsx'), import('./words.ts')])
  await loadTermWords()
  return TermsSummary
}
