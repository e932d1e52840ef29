import type { ShareWords } from './en.ts'

export const it: ShareWords = {
  share: 'Condividi',
  title: 'Condividi questa partita',
  help: 'Con il link chiunque può rivedere la partita, anche senza account. Chat e appunti restano fuori.',
  moment: 'Il link porta a questo momento della partita, dallo stesso punto di vista.',
  named: 'Mostra il mio nome',
  namedHelp: 'Altrimenti il replay e la sua immagine mostrano solo il tuo posto.',
  others: 'Gli altri giocatori compaiono con il loro nome solo se sono d’accordo.',
  make: 'Crea il link',
  link: 'Link al replay',
  copy: 'Copia il link',
  copied: 'Copiato',
  selected: 'Selezionato. Copialo con la tastiera o tenendolo premuto.',
  send: 'Manda il link',
  drop: 'Elimina il link',
  dropped: 'Il link non funziona più.',
  picture: 'L’immagine che le chat mostrano con il link',
  close: 'Chiudi',
  player: (seat) => `Giocatore ${seat}`,
  gone: { title: 'Questo link non funziona', text: 'Forse è scritto male, o è stato eliminato.' },
}
