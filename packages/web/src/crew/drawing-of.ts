/** The drawing of a member of the crew: their name in small letters without accents. */
export const drawingOf = (name: string): string => `bot-${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}`
