import type { ComponentChildren } from 'preact'
import { LanguageChoice, ProfileLink, ThemeButton, Wordmark } from './controls.tsx'

/** A page that is not a table: the bar, and the page. */
export function PageLayout({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="page">
      <header class="bar">
        <Wordmark />
        <div class="tools">
          <ProfileLink />
          <LanguageChoice />
          <ThemeButton />
        </div>
      </header>
      {children}
    </div>
  )
}
