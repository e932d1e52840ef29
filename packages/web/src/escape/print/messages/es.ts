import type { PrintWords } from './en.ts'

export const es: PrintWords = {
  document: (zone, game) => `${zone}, hoja para ${game}`,
  zone: 'Zona',
  name: 'Nombre',
  character: 'Personaje',
  fold: 'doblar hacia atrás',
  legend: { dangerous: 'peligroso: roba una carta', secure: 'seguro: sin carta', hatch: 'escotilla' },
  others: 'Otros jugadores',
  items: 'Objetos',
  credit: (zone, sectors) => `Hoja dibujada con Selva. Zona ${zone}, ${sectors} sectores.`,
  heading: (zone) => `Imprimir ${zone}`,
  sheet: (zone) => `Hoja de la zona ${zone}: mapa, registro de movimientos y notas`,
  spaces: 'Registro de movimientos',
  edition: { black: (rounds) => `Negra, ${rounds} espacios`, ultimate: (rounds) => `Ultimate, ${rounds}` },
  perPage: 'Hojas por página',
  one: '1 hoja',
  two: '2 hojas',
  written: 'Escrito con Selva.',
  players: 'Jugadores',
  rules: (scenario) => `Las reglas de ${scenario} explicadas de forma sencilla`,
  forPlayers: (n) => `Reglas para ${n} jugadores`,
}
