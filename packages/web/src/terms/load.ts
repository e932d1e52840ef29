/** How people play at a table, told when somebody asks. */
export async function loadTermsTold() {
  const [{ TermsTold }, { learnTerms }] = await Promise.all([import('./TermsTold.tsx'), import('./words.ts')])
  await learnTerms()
  return TermsTold
}
