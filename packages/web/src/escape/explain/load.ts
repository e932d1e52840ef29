import { type Explainer, explainer } from '../../learn/explain/explainer.ts'
import { learnLearning } from '../../learn/words.ts'
import { learnTerms } from '../../terms/words.ts'
import { learnBook } from '../book/words.ts'
import { learnCard } from '../card/words.ts'
import { learnRules } from '../rules/words.ts'
import { learnSheet } from '../sheet/words.ts'
import { learnWords } from '../words.ts'
import { type Known, legendOf, registerOf } from './register.ts'
import { learnExplain } from './words.ts'

/** What the things of a table mean, asked again each time: the game goes on. */
export async function load(known: () => Known): Promise<Explainer> {
  await Promise.all([
    learnCard(),
    learnWords(),
    learnExplain(),
    learnBook(),
    learnRules(),
    learnLearning(),
    learnSheet(),
    learnTerms(),
  ])
  const now = known()
  return explainer('escape', registerOf(now), () => legendOf(now))
}
