import type { InvitationWords } from './en.ts'

export const it: InvitationWords = {
  title: 'Invita',
  help: 'Manda il link, mostra il quadrato o detta il codice. Non serve registrarsi.',
  link: 'Link',
  copy: 'Copia il link',
  copied: 'Copiato',
  selected: 'Selezionato: copialo con la tastiera o tenendolo premuto',
  share: 'Condividi',
  shared: (game) => `Gioca con me a ${game} su Selva`,
  square: 'Codice QR dell’invito',
  squareHelp: 'Inquadralo con un telefono.',
  onlyHere: 'Questo link si apre solo su questo computer. Per invitare altri, apri Selva al suo indirizzo di rete.',
  code: 'Codice',
}
