import { newBelief, reconcile } from './belief/belief.ts'
import type { Outlook } from './outlook.ts'

/**
 * The same decision for a player who does not think back: it knows its hand, its role and what lies open, and anyone
 * else may be anything.
 */
export function forgetful(outlook: Outlook): Outlook {
  const { belief, part: partial, seat } = outlook
  const blank = newBelief(partial, seat, belief.habits)
  blank.arranged = belief.arranged
  blank.stock.set(belief.stock)
  blank.richness = belief.richness
  reconcile(blank, partial)
  return { ...outlook, belief: blank, witnesses: new Set() }
}
