import type { EscapeDocumentWords } from './en.ts'

export const es: EscapeDocumentWords = {
  map: (zone) => `Mapa de la zona ${zone}`,
  steps: 'Pasos hasta cada escotilla',
  hatch: 'Escotilla',
  human: 'Humano',
  alien: 'Alien',
  none: '–',
  dangerous: (percent) =>
    percent === 0 ? 'Ningún sector es peligroso.' : `El ${percent} % de los sectores son peligrosos.`,
  choke: (n) => (n === 0 ? 'No hay pasos obligados.' : n === 1 ? '1 paso obligado.' : `${n} pasos obligados.`),
  hosts: (presets) => `Se puede jugar con: ${presets}.`,
}
