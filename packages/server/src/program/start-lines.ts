/** A server that has started, as far as its host has to know it. */
type Started = {
  /** The addresses that work on other devices too, the best first. */
  readonly addresses: readonly string[]
  /** The address that works on this computer. */
  readonly here: string
  readonly data: string
  readonly metrics: string | undefined
}

/** The lines that a host reads after the start. The first address is the one to open and to give to others. */
export function startLines({ addresses, here, data, metrics }: Started): readonly string[] {
  const [first = here, ...more] = addresses
  return [
    `Selva is open at ${first}`,
    ...more.map((address) => `  or at: ${address}`),
    ...(first === here ? [] : [`  on this computer: ${here}`]),
    `  data: ${data}`,
    ...(metrics === undefined ? [] : [`  metrics: ${metrics}`]),
    '  Press Ctrl+C to stop. Games continue at the next start.',
  ]
}
