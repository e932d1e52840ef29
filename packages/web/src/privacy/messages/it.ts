import type { PrivacyWords } from './en.ts'

const days = (n: number): string => (n === 1 ? 'un giorno' : `${n} giorni`)

export const it: PrivacyWords = {
  title: 'Privacy',
  lead: 'Si gioca senza account. Ecco tutto ciò che questo server conserva di te.',
  kept: {
    name: {
      what: 'Un nome a tua scelta e un id casuale',
      why: 'Perché gli altri sappiano chi gioca',
      until: 'Finché non elimini il profilo',
    },
    cookie: {
      what: 'Un cookie',
      why: 'Perché al ritorno ritrovi il tuo posto',
      until: (n) => `Fino a ${days(n)} dopo l’ultima visita, o finché non ti disconnetti`,
    },
    devices: {
      what: 'I tuoi dispositivi: tipo di browser e di sistema, prima e ultima visita',
      why: 'Perché tu possa disconnettere un dispositivo perso',
      until: (n) => `Fino a ${days(n)} dopo l’ultima visita, o finché non lo disconnetti`,
    },
    games: {
      what: 'Le tue partite: posti, mosse, risultati, chat e i tuoi appunti privati',
      why: 'Per giocarle, rivederle e verificarle',
      until: (n) => `Fino a ${days(n)} dopo la fine della partita`,
      unlimited: 'Finché esiste questo server; il tuo nome sparisce con il profilo',
    },
    tables: {
      what: 'Tavoli mai iniziati',
      why: 'Perché si possa ancora entrare',
      until: (n) => `Finché c’è qualcuno, al massimo per ${days(n)}`,
      unlimited: 'Finché c’è qualcuno',
    },
    statistics: {
      what: 'Le tue statistiche',
      why: 'Per te; gli altri vedono partite e vittorie solo se le mostri',
      until: 'Finché non elimini il profilo',
    },
    links: {
      what: 'I link alle partite che hai condiviso, e se mostrano il tuo nome',
      why: 'Perché altri possano rivederle; senza il tuo consenso il tuo nome non compare',
      until: 'Finché non li elimini, o finché la partita non viene eliminata',
    },
    documents: {
      what: 'Zone e missioni',
      why: 'Per modificarle, giocarle e pubblicarle',
      until: (n) =>
        `Finché non le elimini; le bozze per ${days(n)} se nessuno può più accedere al tuo profilo. Quelle pubblicate restano, senza il tuo nome`,
    },
    puzzles: {
      what: 'Le tue risposte agli enigmi',
      why: 'Per confrontarle con quelle degli altri, solo come totali',
      until: 'Finché non elimini il profilo',
    },
    signIn: {
      what: 'Passkey, codici di recupero, indirizzi per gli avvisi',
      why: 'Solo se li imposti',
      until: 'Finché non li elimini o sostituisci, o finché non elimini il profilo',
    },
    moderation: {
      what: 'Persone bloccate, segnalazioni ed esclusioni',
      why: 'Perché si possa giocare in pace',
      until: 'Finché tu o un moderatore non le togliete',
    },
  },
  others: 'Che cosa non si conserva',
  notKept: [
    'Gli indirizzi IP restano solo in memoria, per limitare le richieste.',
    'Niente pubblicità, niente tracciamento, nessun contenuto da altri server.',
    'Una partita aperta da un file resta nel tuo browser.',
  ],
  rights: 'I tuoi dati, la tua scelta',
  rightsHelp: 'Nel profilo c’è un pulsante che scarica tutto e uno che elimina tutto per sempre.',
  profile: 'Apri il profilo',
  operator: 'Chi gestisce questo server',
  noOperator: 'Chi lo gestisce non ha indicato un indirizzo. Chiedi a chi ti ha mandato l’invito.',
}
