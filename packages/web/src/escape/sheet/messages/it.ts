import type { SheetWords } from './en.ts'

const upTo = (n: number): string => (n === 1 ? '1' : `fino a ${n}`)

export const it: SheetWords = {
  title: 'Matita',
  help: 'Tieni premuto un settore per segnarlo, o premi M. Nessun altro vede i tuoi segni.',
  tools: 'Strumenti',
  tool: { question: 'Punto di domanda', cross: 'Croce', ring: 'Cerchio', rub: 'Gomma' },
  inHand: (tool) => `${tool}: tocca i settori`,
  done: 'Fatto',
  undo: 'Annulla',
  full: 'Il foglio è pieno. Prima cancella qualcosa.',
  list: (n) => (n === 1 ? '1 segno' : `${n} segni`),
  erase: (what, sector) => `Cancella in ${sector}: ${what}`,
  eraseAll: 'Cancella tutto',
  mark: {
    seat: (who, round) => `${who}, round ${round}`,
    question: 'punto di domanda',
    cross: 'croce',
    ring: 'cerchio',
    text: (words) => `«${words}»`,
  },
  mine: (marks) => `i tuoi segni: ${marks}`,
  menu: {
    label: (sector) => `Segna un settore: ${sector}`,
    who: 'Qualcuno era qui',
    round: 'Nel round',
    earlier: 'Un round prima',
    later: 'Un round dopo',
    strokes: 'Segni',
    words: 'Qualche parola',
    write: 'Scrivi',
    close: 'Chiudi',
  },
  trail: {
    shown: 'Tracce',
  },
  facts: {
    label: (who) => `Che cosa sanno tutti di ${who}`,
    unknown: 'Fazione sconosciuta',
    side: (side) => `Fazione: ${side}`,
    seen: (sector, round) => `Ultima posizione nota: ${sector}, round ${round}`,
    unseen: 'Ancora nessuna posizione nota',
    speed: (n) => (n === 1 ? 'Si muove di un settore per turno' : `Si muove fino a ${n} settori per turno`),
    speeds: (human, alien) => `Settori per turno: ${upTo(human)} da umano, ${upTo(alien)} da alieno`,
    places: (n) => (n === 1 ? 'Può essere in 1 settore' : `Può essere in ${n} settori`),
    nothing: 'Non si è ancora sentito nulla.',
    parts: { heard: 'Sentito', attacks: 'Attacchi', items: 'Oggetti e poteri', seen: 'Visto e mostrato' },
  },
  assist: {
    shade: 'Ombreggia dove possono essere',
    help: 'Si ricava con la sola logica da ciò che sanno tutti e da ciò che sai tu. Più l’ombra è grande e intensa, più giocatori possono essere lì.',
    one: (who) => `Dove può essere ${who}. Tratteggiato: solo da alieno.`,
    canBe: (who) => `può essere qui: ${who}`,
    asAlien: (who) => `${who} (solo da alieno)`,
  },
}
