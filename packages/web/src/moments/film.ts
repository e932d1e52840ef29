import type { JSX } from 'preact'

/** The colour of what happens: red for danger, green for a way out. */
export type Tone = 'plain' | 'signal' | 'hatch'

/** A picture for a moment: a drawing and at most a few whole sentences. */
export type Scene = {
  readonly icon: string
  readonly tone: Tone
  /** Sentences as `Rich` takes them; the first is the headline. */
  readonly lines: readonly string[]
  /** Drawn in place of the icon. */
  readonly picture?: () => JSX.Element
  /** `card` stands in the middle of the board, `plate` lies across it; a note lies along its edge. */
  readonly form?: 'card' | 'plate'
  /** Makes room for what the board shows. */
  readonly stands?: 'left' | 'right' | 'foot'
  /** Drawn on the board itself, and never moves it. */
  readonly layer?: () => JSX.Element
}

/** A scene, and how long it stays, in milliseconds. A game may show something of its own with it. */
export type Beat = { readonly ms: number; readonly scene?: Scene; readonly begins?: () => void }

/** Something that concerns my life: it stays on my screen, and on no other, until I tap. */
export type Stop = Scene & {
  /** A small line above the headline. */
  readonly label: string
  /** Only the reader may see it, and the label says so. */
  readonly secret: boolean
  readonly button: string
}

/** How one frame is shown. The game goes on beneath: nothing here is sent, and nothing waits for it but this screen. */
export type Film = {
  /** Before the frame is applied: something is about to happen, and its outcome is open. */
  readonly lead?: Beat
  /** After it is applied. */
  readonly result?: Beat
  /** Asked once the frame is applied. */
  readonly stop?: () => Stop | undefined
}
