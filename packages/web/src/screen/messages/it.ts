import type { ScreenWords } from './en.ts'

export const it: ScreenWords = {
  title: 'Il tavolo su uno schermo',
  help: 'Giocate nella stessa stanza? Ognuno tiene il telefono per sé e un grande schermo mostra ciò che tutti possono vedere. Lì non compare mai nulla di segreto.',
  seatedOnly:
    'A questo tavolo non sono ammessi spettatori: l’indirizzo funziona solo nel browser di chi è seduto al tavolo.',
  address: 'Indirizzo dello schermo',
  open: 'Apri qui',
  copy: 'Copia l’indirizzo',
  copied: 'Copiato',
  selected: 'Selezionato. Copialo con la tastiera o tenendolo premuto.',
  square: 'Codice QR dello schermo',
  whole: 'Schermo intero',
  come: 'Prendete posto',
  comeHelp: 'Inquadrate il codice QR con il telefono o digitate il codice.',
  invitation: 'Codice QR dell’invito',
  at: (place) => `su ${place}`,
  whoSits: 'Al tavolo',
  dealing: 'La partita sta per cominciare',
}
