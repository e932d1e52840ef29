import type { Page } from 'playwright-core'

/** Turns to a part of the lobby by its name. On a phone its parts lie behind one another; elsewhere all can be seen. */
export async function openLobbyPart(page: Page, name: RegExp): Promise<void> {
  const parts = page.locator('.lobby-parts')
  if (await parts.isVisible()) await parts.locator('label').filter({ hasText: name }).click()
}
