import type { ScreenWords } from './en.ts'

export const it: ScreenWords = {
  title: 'Il tavolo su uno schermo',
  help: 'Giocate in una stanza: ognuno tiene il telefono per sé e un grande schermo mostra ciò che tutti possono vedere. Lì non compare mai nulla di segreto.',
  seatedOnly:
    'Nessuno può guardare questo tavolo, quindi l’indirizzo funziona solo nel browser di qualcuno che vi siede.',
  address: 'Indirizzo dello schermo',
  open: 'Apri qui',
  copy: 'Copia l’indirizzo',
  copied: 'Copiato',
  selected: 'Selezionato: copialo con la tastiera o tenendolo premuto',
  square: 'Codice QR dello schermo',
  whole: 'A tutto schermo',
  come: 'Prendete posto',
  comeHelp: 'Inquadra il quadrato con il telefono o digita il codice.',
  invitation: 'Codice QR dell’invito',
  at: (place) => `su ${place}`,
  whoSits: 'Al tavolo',
  dealing: 'La partita comincia',
}
