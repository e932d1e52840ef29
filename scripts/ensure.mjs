import { chromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureWeb } from './web.mjs'

/** @typedef {'play' | 'full' | 'browser'} Need play: run the game; full: also check it; browser: also look at it */

/**
 * Makes sure that everything a command needs is there.
 * @param {Need} need
 */
export async function ensure(need) {
  ensureInstalled(need === 'play' ? 'play' : 'full')
  if (need !== 'browser') return
  await chromium()
  await ensureWeb()
}
