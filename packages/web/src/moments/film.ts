/** The colour of what happens: red for danger, green for a way out. */
export type Tone = 'plain' | 'signal' | 'hatch'

/** A picture for a moment: a drawing and at most a few whole sentences. */
export type Scene = {
  readonly icon: string
  readonly tone: Tone
  /** Sentences as `Rich` takes them; the first is the headline. */
  readonly lines: readonly string[]
}

/** A scene, and how long it stays, in milliseconds. */
export type Beat = { readonly ms: number; readonly scene?: Scene }

/** Something that concerns my life: it stays on my screen, and on no other, until I tap. */
export type Stop = Scene & {
  /** A small line above the headline. */
  readonly label: string
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
