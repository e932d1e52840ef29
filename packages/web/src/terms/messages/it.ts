import type { TermWords } from './en.ts'

export const it: TermWords = {
  title: 'Come si gioca',
  pace: {
    name: 'Ritmo',
    names: {
      untimed: 'Senza orologio',
      relaxed: 'Tranquillo',
      fast: 'Veloce',
      oneDay: 'Un giorno a turno',
      threeDays: 'Tre giorni a turno',
    },
    help: {
      untimed: 'Ognuno si prende il suo tempo.',
      oneDay: 'Torni quando ti fa comodo, una volta al giorno.',
      threeDays: 'Per gruppi che non sono mai svegli insieme.',
    },
    turn: (each, bank) => `${each} a turno, più ${bank} per tutta la partita.`,
    decision: (each, bank) => `${each} a decisione, più ${bank} per tutta la partita.`,
    minutes: (n) => (n === 1 ? '1 minuto' : `${n} minuti`),
    seconds: (n) => `${n} secondi`,
    ranOut: 'Quando il tempo scade decide un bot per quel posto, solo per quella volta.',
  },
  aid: {
    name: 'Aiuti per ragionare',
    values: {
      none: { name: 'Nessuno', help: 'Nessuno può scrivere sulla scheda: si tiene tutto a mente.' },
      notes: { name: 'Appunti', help: 'Ognuno può prendere appunti che vede solo lui.' },
      assist: { name: 'Assistito', help: 'Appunti, e la scheda mostra dove può essere ogni avversario.' },
    },
  },
  chat: {
    name: 'Conversazione',
    values: {
      open: { name: 'Libera', help: 'I giocatori scrivono quello che vogliono.' },
      phrases: { name: 'Solo frasi pronte', help: 'Si sceglie da un elenco che ognuno legge nella propria lingua.' },
    },
  },
  spectators: {
    name: 'Spettatori',
    values: {
      yes: { name: 'Ammessi', help: 'Gli estranei possono guardare. Vedono quanto vede chi è fuori dal gioco.' },
      no: { name: 'Non ammessi', help: 'Solo chi gioca vede il tavolo.' },
    },
  },
  bots: {
    name: 'Bot',
    values: {
      easy: { name: 'Facili', help: 'Ascoltano, ma una scelta su due è fatta a capriccio.' },
      usual: { name: 'Attenti', help: 'Ascoltano, ricordano e mentono meglio che possono.' },
    },
  },
  same: 'Vale per tutti allo stesso modo, e tutti possono leggerlo prima di sedersi.',
  link: 'Chi ha il link o il codice può entrare in ogni caso.',
}
