import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The rules of WCAG 2.2 A and AA that a program can check, and what axe calls best practice of landmarks and headings. */
const WANTED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Finding = { readonly rule: string; readonly where: string; readonly why: string }

/**
 * Violations that axe finds on the page as it is now: one line each. A tip belongs to the element under the mouse, and
 * is no part of the page's landmarks.
 */
export async function audit(page: Page): Promise<readonly string[]> {
  // Evaluated from outside the page: its content policy would rightly refuse a script of ours.
  await page.evaluate(axe.source)
  const found = await page.evaluate(async (tags): Promise<readonly Finding[]> => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({ exclude: ['[role="tooltip"]'] }, { runOnly: { type: 'tag', values: tags } })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => ({
        rule: id,
        where: target.join(' '),
        why: [...any, ...all, ...none].map(({ message }) => message).join('; '),
      })),
    )
  }, WANTED)
  return found.map(({ rule, where, why }) => `${rule}: ${where}: ${why}`)
}
