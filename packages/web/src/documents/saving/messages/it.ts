import type { SavingWords } from './en.ts'

export const it: SavingWords = {
  notes: {
    untouched: 'Ancora nessuna modifica',
    device: 'Salvata su questo dispositivo',
    refused: 'Non salvata: il browser non permette di salvare dati',
    offline: 'Offline: conservata su questo dispositivo',
    saving: 'Salvataggio…',
    loading: 'Caricamento…',
    publishing: 'Pubblicazione…',
    unpublishing: 'Sta tornando privata…',
    elsewhere: 'Modificata in un’altra scheda',
    changed: (version) => `Modificata dopo la versione ${version}`,
    saved: (version) => `Salvata sul server · versione ${version}`,
    published: (version) => `Pubblicata · versione ${version}`,
    newer: (version, published) => `Versione ${version} salvata · versione ${published} pubblicata`,
    hidden: 'Nascosta dai moderatori',
  },
  save: 'Salva',
  saveLong: 'Salva sul server',
  publish: 'Pubblica',
  publishChanges: 'Pubblica le modifiche',
  help: {
    private: 'La vedi solo tu. Se la pubblichi, tutti potranno trovarla, giocarla e rielaborarla.',
    published: 'Tutti possono trovarla, giocarla e rielaborarla.',
    newer: (published) => `Per ora tutti vedono la versione ${published}. Pubblica le modifiche per mostrarle.`,
    hidden: 'I moderatori l’hanno nascosta. La vedi solo tu.',
  },
  missing: {
    title: 'Prima scegli un nome.',
    faults: 'Prima correggi i problemi. Poi potrai pubblicarla.',
  },
  page: 'Apri la sua pagina',
  retry: 'Riprova',
  offline: 'Il server non risponde. Il tuo lavoro resta su questo dispositivo: Selva riproverà a salvarlo.',
  offlineLost: 'Il server non risponde e il browser non permette di salvare dati. Non chiudere questa pagina.',
  conflict: (version) =>
    `La versione ${version} è stata salvata in un’altra scheda o su un altro dispositivo. Le tue modifiche sono ancora qui.`,
  saveMine: (version) => `Salva la mia come versione ${version}`,
  openTheirs: (version) => `Apri la versione ${version}`,
  notYours:
    'Sul server non risulta tua: è stata eliminata, oppure ora usi un altro profilo. Il tuo lavoro è ancora qui.',
  parentGone:
    'L’originale non è più pubblico, quindi non puoi salvarla come rielaborazione. Il tuo lavoro è ancora qui.',
  saveAsNew: 'Salva come nuova',
  openMine: 'Apri la galleria',
  kept: (why) => `${why} Il tuo lavoro è ancora qui.`,
  resumed: (version) =>
    `Queste sono le modifiche salvate su questo dispositivo: sono più recenti della versione ${version}.`,
  removeCopy: (title) =>
    `La copia di «${title}» su questo dispositivo verrà eliminata. Quello che hai salvato sul server resta.`,
  back: {
    title: (version) => `Apri la versione ${version}`,
    text: 'Le tue modifiche su questo dispositivo verranno eliminate. Non potrai recuperarle.',
    stay: 'Tieni le modifiche',
  },
}
