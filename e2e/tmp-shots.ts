import { mkdirSync } from 'node:fs'
import { isRefusal } from '@selva/core'
import { launch } from './browser.ts'
import { guest, LAPTOP, PHONE } from './guest.ts'
import { openHouse } from './house.ts'

const out = '/tmp/sw-shots'
mkdirSync(out, { recursive: true })
const W = ['whisky','suspicion','noThanks','infected']
const filler = ['flamethrower','analysis','axe','suspicion','resolute','watchYourBack','changePlaces','youdBetterRun','seduction','scary','imComfortable','missed','noBarbecue']
const LEFT: Record<string, number> = {}
export const positions: Record<string, (n: number) => object> = {
  answer: (n) => ({ active: n, step: 'answer', offered: 'suspicion', doors: n > 4 ? [2] : [] , players: people(n, { 1: { hand: W }, [n]: { hand: ['suspicion','changePlaces','seduction','theThing'], role: 'thing' }, ...(n > 6 ? { 5: { eliminated: true }, 6: { quarantine: 1 } } : {}) }) }),
  act: (n) => ({ active: 1, step: 'act', doors: n > 4 ? [n - 1] : [], players: people(n, { 1: { hand: ['flamethrower','seduction','whisky','imComfortable','infected'] }, [n]: { hand: ['suspicion','changePlaces','seduction','theThing'], role: 'thing' }, ...(n > 6 ? { 5: { eliminated: true }, 3: { quarantine: 2 } } : {}) }) }),
  thing: (n) => ({ active: 1, step: 'act', players: people(n, { 1: { role: 'thing', hand: ['theThing','infected','infected','youdBetterRun','flamethrower'] }, 2: { role: 'infected', hand: ['infected','suspicion','whisky','seduction'] } }) }),
  panic: (n) => ({ active: 1, step: 'start', deck: ['oneTwo'], players: people(n, { 1: { hand: W }, [n]: { hand: ['suspicion','changePlaces','seduction','theThing'], role: 'thing' } }) }),
}
import { deckFor } from '@selva/stay-away'
function people(n: number, some: Record<number, { hand?: string[]; role?: string; quarantine?: number; eliminated?: boolean }>) {
  const left: Record<string, number> = { ...deckFor(n) }
  const q = Object.values(some).filter((p) => p.quarantine).length
  left['quarantine']! -= q
  left['barredDoor']! -= 1
  for (const p of Object.values(some)) for (const c of p.hand ?? []) left[c]!--
  const pool = filler.flatMap((c) => Array.from({ length: Math.max(0, left[c] ?? 0) }, () => c)).concat(Array.from({ length: left['whisky'] ?? 0 }, () => 'whisky'), Array.from({ length: left['noThanks'] ?? 0 }, () => 'noThanks'), Array.from({ length: Math.max(0, left['quarantine'] ?? 0) }, () => 'quarantine'))
  return Array.from({ length: n }, (_, i) => {
    const p = some[i + 1] ?? {}
    if (p.eliminated) return { eliminated: true, role: 'human' }
    return { role: 'human', ...p, hand: p.hand ?? [pool.shift(), pool.shift(), pool.shift(), pool.shift()] }
  })
}
const house = await openHouse()
const browser = await launch()
const [, , ...args] = process.argv
// name:n:size:theme:lang:pick
for (const arg of args) {
  const [pos = '', n = '8', size = 'laptop', theme = 'blackout', lang = 'en-GB', pick = ''] = arg.split(':')
  const made = await house.arrangeTable({ game: 'stay-away', setting: { seats: Number(n) }, listed: false, arrangement: positions[pos]?.(Number(n)) })
  if (isRefusal(made)) { console.log(arg, made); continue }
  const ana = await guest(browser, { size: size === 'phone' ? PHONE : LAPTOP, language: lang })
  await ana.page.addInitScript((t) => localStorage.setItem('selva.theme', t), theme)
  await ana.page.goto(`${house.url}/j/${made.invite}`)
  await ana.page.locator('.lobby .btn.go').click()
  await ana.page.waitForSelector('[data-testid="table"][data-ready="true"]')
  await ana.page.evaluate(() => { for (const [i, l] of [[2, 'trust'], [4, 'suspect'], [3, 'thing']] as const) { const b = document.querySelector<HTMLButtonElement>(`.rail [data-testid="suspect-${i}"] button`); for (let k = 0; k < ['none','trust','unsure','suspect','thing'].indexOf(l); k++) b?.click() } })
  await ana.page.evaluate(() => document.fonts.ready)
  for (const p of pick.split('+').filter(Boolean)) {
    if (p === 'log') await ana.page.locator('.tools button').nth(1).click()
    else if (p === 'board') await ana.page.locator('.tools button').nth(0).click()
    else if (p.startsWith('info-')) await ana.page.locator(`[data-testid="hand"] [data-card="${p.slice(5)}"] .about`).click()
    else if (p.startsWith('p')) await ana.page.locator(`[data-testid="player-${p.slice(1)}"]`).dispatchEvent('click')
    else if (p === 'go') { await ana.page.getByTestId('confirm').click(); await ana.page.waitForTimeout(500) }
    else if (p.startsWith('chip-')) await ana.page.locator(`[data-chip="${p.slice(5)}"]`).click()
    else await ana.page.locator(`[data-testid="hand"] [data-card="${p}"] .pickface`).first().click()
  }
  await ana.page.waitForTimeout(350)
  const file = `${out}/${arg.replaceAll(':', '-')}.png`
  await ana.page.screenshot({ path: file })
  console.log(file, ana.troubles.join('; '))
  await ana.context.close()
}
await browser.close()
await house.close()
