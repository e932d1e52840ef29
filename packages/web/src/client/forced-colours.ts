/** Fetches the styles for colours of the system, as in high contrast, once the system gives them. */
export function followForcedColours(): void {
  const forced = matchMedia('(forced-colors: active)')
  const look = (): void => {
    if (forced.matches) void import('../styles/forced-colours.css')
  }
  forced.onchange = look
  look()
}
