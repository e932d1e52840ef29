/** Marks something on the screen, whoever drew it: one rule of style, replaced as the lesson goes on. */
export function pointer(): { point(at: string): void; stop(): void } {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return {
    point(at) {
      if (at === '') {
        sheet.replaceSync('')
        return
      }
      const within = (inner: string): string =>
        at
          .split(', ')
          .map((one) => `${one}${inner}`)
          .join(', ')
      sheet.replaceSync(
        `${within(':not(g)')} { outline: 2px dashed var(--airlock); outline-offset: -3px }
        ${within(' > .hit')}, ${within(' > .comp')} { stroke: var(--airlock); stroke-width: 3; stroke-dasharray: 5 3 }`,
      )
    },
    stop() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    },
  }
}
