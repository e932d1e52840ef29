import { signal } from '@preact/signals'
import { readStored, writeStored } from './browser-storage.ts'

const THEMES = ['blackout', 'paper'] as const
type Theme = (typeof THEMES)[number]

/** The ground of each theme, for the browser's own bars. */
const GROUND: Record<Theme, string> = { blackout: '#090d0f', paper: '#e8e0cd' }

/** Blackout is the natural home: it is not the system's setting but the game's that decides. */
const theme = signal<Theme>(THEMES.find((t) => t === readStored('theme')) ?? 'blackout')

export function showTheme(): void {
  document.documentElement.dataset['theme'] = theme.value
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme.value])
}

export function toggleTheme(): void {
  theme.value = theme.value === 'paper' ? 'blackout' : 'paper'
  writeStored('theme', theme.value)
  showTheme()
}
