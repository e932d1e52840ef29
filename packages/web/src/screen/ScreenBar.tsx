import type { ComponentChildren } from 'preact'
import { SoundButton } from '../sound/SoundButton.tsx'
import { LanguageChoice, RoundButton, ThemeButton, Wordmark } from '../ui/controls.tsx'
import { screenWords } from './words.ts'

const fill = (): void => {
  // If the browser refuses, the page simply stays as large as it is.
  const done =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen()
  done.catch(() => {})
}

/** The bar over a screen: whose turn it is in large letters, what the game counts, and the few things to set. */
export function ScreenBar({
  title,
  seat,
  children,
}: {
  readonly title: string
  /** The seat whose turn it is, for its shape. */
  readonly seat?: ComponentChildren
  readonly children?: ComponentChildren
}) {
  return (
    <header class="bar">
      <Wordmark />
      <h1 data-testid="turn">
        {seat}
        <span>{title}</span>
      </h1>
      <div class="status">{children}</div>
      <div class="tools">
        <SoundButton />
        <LanguageChoice />
        <ThemeButton />
        {document.fullscreenEnabled ? <RoundButton icon="fit" label={screenWords().whole} onClick={fill} /> : undefined}
      </div>
    </header>
  )
}
