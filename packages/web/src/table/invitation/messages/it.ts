import type { InvitationWords } from './en.ts'

export const it: InvitationWords = {
  title: 'Invita',
  help: 'Manda il link, mostra il codice QR o detta il codice. Non serve un account.',
  link: 'Link',
  copy: 'Copia il link',
  copied: 'Copiato',
  selected: 'Selezionato. Copialo con la tastiera o tenendolo premuto.',
  share: 'Condividi',
  shared: (game) => `Gioca con me a ${game} su Selva`,
  square: 'Codice QR dell’invito',
  squareHelp: 'Inquadralo con un telefono.',
  onlyHere:
    'Questo link funziona solo su questo computer. Per invitare altre persone, apri Selva al suo indirizzo di rete.',
  code: 'Codice',
}
