import { type Explainer, explainer } from '../../learn/explain/explainer.ts'
import { loadCourseWords } from '../../learn/words.ts'
import { loadTermWords } from '../../terms/words.ts'
import { loadGameWords } from '../words.ts'
import { type Known, legendOf, registerOf } from './register.ts'
import { loadExplainWords } from './words.ts'

/** Explains the things of a table. Asks for the state again each time: the game goes on. */
export async function load(known: () => Known): Promise<Explainer> {
  await Promise.all([loadExplainWords(), loadGameWords(), loadCourseWords(), loadTermWords()])
  const now = known()
  return explainer('stay-away', registerOf(now), () => legendOf(now))
}
