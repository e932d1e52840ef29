import type { TermWords } from './en.ts'

export const it: TermWords = {
  title: 'Come si gioca',
  pace: {
    name: 'Ritmo',
    values: {
      untimed: { name: 'Senza orologio', help: 'Ognuno si prende il suo tempo.' },
      relaxed: { name: 'Tranquillo', help: 'Due minuti a turno, più cinque per tutta la partita.' },
      fast: { name: 'Veloce', help: '45 secondi a turno, più due minuti per tutta la partita.' },
      oneDay: { name: 'Un giorno a turno', help: 'Torni quando ti fa comodo, una volta al giorno.' },
      threeDays: { name: 'Tre giorni a turno', help: 'Per gruppi che non sono mai svegli insieme.' },
    },
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
}
