/** The reader wants little motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
