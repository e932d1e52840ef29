import type { SheetWords } from './en.ts'

const upTo = (n: number): string => (n === 1 ? '1' : `hasta ${n}`)

export const es: SheetWords = {
  title: 'Lápiz',
  help: 'Mantén pulsado un sector para marcarlo, o pulsa M. Nadie más ve tus marcas.',
  tools: 'Herramientas',
  tool: { question: 'Interrogación', cross: 'Cruz', ring: 'Círculo', rub: 'Goma' },
  inHand: (tool) => `${tool}: toca los sectores`,
  done: 'Hecho',
  undo: 'Deshacer',
  full: 'La hoja está llena. Borra algo antes.',
  list: (n) => (n === 1 ? '1 marca' : `${n} marcas`),
  erase: (what, sector) => `Borrar en ${sector}: ${what}`,
  eraseAll: 'Borrar todo',
  mark: {
    seat: (who, round) => `${who}, ronda ${round}`,
    question: 'interrogación',
    cross: 'cruz',
    ring: 'círculo',
    text: (words) => `«${words}»`,
  },
  mine: (marks) => `tus marcas: ${marks}`,
  menu: {
    label: (sector) => `Marcar un sector: ${sector}`,
    who: 'Alguien estuvo aquí',
    round: 'En la ronda',
    earlier: 'Una ronda antes',
    later: 'Una ronda después',
    strokes: 'Marcas',
    words: 'Unas palabras',
    write: 'Escribir',
    close: 'Cerrar',
  },
  trail: {
    shown: 'Rastros',
  },
  facts: {
    label: (who) => `Lo que todos saben de ${who}`,
    unknown: 'Bando desconocido',
    side: (side) => `Bando: ${side}`,
    seen: (sector, round) => `Última posición conocida: ${sector}, ronda ${round}`,
    unseen: 'Aún sin posición conocida',
    speed: (n) => (n === 1 ? 'Se mueve un sector por turno' : `Se mueve hasta ${n} sectores por turno`),
    speeds: (human, alien) => `Sectores por turno: ${upTo(human)} como humano, ${upTo(alien)} como alien`,
    places: (n) => (n === 1 ? 'Puede estar en 1 sector' : `Puede estar en ${n} sectores`),
    nothing: 'Todavía no se ha oído nada.',
    parts: { heard: 'Oído', attacks: 'Ataques', items: 'Objetos y poderes', seen: 'Visto y mostrado' },
  },
  assist: {
    shade: 'Sombrear dónde pueden estar',
    help: 'Se deduce solo con lógica, a partir de lo que saben todos y lo que sabes tú. Cuanto más grande e intensa es la sombra, más jugadores pueden estar ahí.',
    one: (who) => `Dónde puede estar ${who}. Línea discontinua: solo como alien.`,
    canBe: (who) => `puede estar aquí: ${who}`,
    asAlien: (who) => `${who} (solo como alien)`,
  },
}
