import type { TermWords } from './en.ts'

export const it: TermWords = {
  title: 'Opzioni del tavolo',
  pace: {
    name: 'Ritmo',
    names: {
      untimed: 'Senza orologio',
      relaxed: 'Tranquillo',
      fast: 'Veloce',
      oneDay: 'Un giorno per turno',
      threeDays: 'Tre giorni per turno',
    },
    help: {
      untimed: 'Ognuno si prende il tempo che serve.',
      oneDay: 'Basta tornare una volta al giorno, quando fa comodo.',
      threeDays: 'Per gruppi che non sono quasi mai online insieme.',
    },
    turn: (each, bank) => `${each} per turno, più ${bank} di riserva per tutta la partita.`,
    decision: (each, bank) => `${each} per decisione, più ${bank} di riserva per tutta la partita.`,
    minutes: (n) => (n === 1 ? '1 minuto' : `${n} minuti`),
    seconds: (n) => `${n} secondi`,
    ranOut: 'Quando a un giocatore scade il tempo, quella decisione la prende un bot.',
  },
  aid: {
    name: 'Appunti e aiuti',
    values: {
      none: { name: 'Nessuno', help: 'Niente appunti: si tiene tutto a mente.' },
      notes: { name: 'Appunti', help: 'Ognuno può prendere appunti privati.' },
      assist: { name: 'Aiuti', help: 'Appunti privati, e la mappa mostra dove può essere ogni avversario.' },
    },
  },
  chat: {
    name: 'Chat',
    values: {
      open: { name: 'Libera', help: 'I giocatori scrivono quello che vogliono.' },
      phrases: { name: 'Solo frasi pronte', help: 'Si sceglie da un elenco che ognuno legge nella propria lingua.' },
    },
  },
  spectators: {
    name: 'Spettatori',
    values: {
      yes: { name: 'Ammessi', help: 'Altre persone possono guardare. Vedono solo quello che vede chi è fuori gioco.' },
      no: { name: 'Non ammessi', help: 'Solo chi gioca vede il tavolo.' },
    },
  },
  bots: {
    name: 'Bot',
    values: {
      passenger: { name: 'Passeggero', help: 'Agiscono spesso per abitudine: facili da battere nelle prime partite.' },
      deckhand: { name: 'Mozzo', help: 'Usano ciò che sanno in circa metà dei loro turni.' },
      navigator: { name: 'Navigatore', help: 'Ascoltano, ricordano e mentono, e ogni tanto si sbagliano.' },
      veteran: { name: 'Veterano', help: 'Usano tutto ciò che sanno in ogni turno.' },
      oracle: { name: 'Oracolo', help: 'Valutano ogni possibilità e giocano al meglio che un bot può.' },
    },
  },
  botsTalk: {
    name: 'I bot parlano',
    values: {
      yes: { name: 'Sì', help: 'I bot accusano, rispondono e mentono al tavolo, come le persone.' },
      no: { name: 'No', help: 'I bot non dicono nulla. Ascoltano comunque le affermazioni.' },
    },
  },
  same: 'Vale per tutti allo stesso modo, e tutti possono leggerlo prima di sedersi.',
  link: 'In ogni caso, chi ha il link o il codice può entrare.',
  scenario: {
    title: 'Missione',
    help: 'Scegli regole scritte da un giocatore: da questo dispositivo, dalla galleria o con un link. Puoi comunque cambiarle.',
  },
}
