import { type Explainer, explainer } from '../../learn/explain/explainer.ts'
import { loadCourseWords } from '../../learn/words.ts'
import { loadTermWords } from '../../terms/words.ts'
import { loadBookWords } from '../book/words.ts'
import { learnCard } from '../card/words.ts'
import { loadRuleWords } from '../rules/words.ts'
import { loadSheetWords } from '../sheet/words.ts'
import { loadGameWords } from '../words.ts'
import type { Known } from './known.ts'
import { legendOf, registerOf } from './register.ts'
import { loadExplainWords } from './words.ts'

/** Explains the things of a table. Asks for the state again each time: the game goes on. */
export async function load(known: () => Known): Promise<Explainer> {
  await Promise.all([
    learnCard(),
    loadGameWords(),
    loadExplainWords(),
    loadBookWords(),
    loadRuleWords(),
    loadCourseWords(),
    loadSheetWords(),
    loadTermWords(),
  ])
  const now = known()
  return explainer('escape', registerOf(now), () => legendOf(now))
}
