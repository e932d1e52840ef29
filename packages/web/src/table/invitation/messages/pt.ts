import type { InvitationWords } from './en.ts'

export const pt: InvitationWords = {
  title: 'Convidar',
  help: 'Envia o link, mostra o quadrado ou diz o código. Ninguém precisa de conta.',
  link: 'Link',
  copy: 'Copiar link',
  copied: 'Copiado',
  selected: 'Selecionado: copia-o com o teclado ou mantendo-o premido',
  share: 'Partilhar',
  shared: (game) => `Joga comigo ${game} na Selva`,
  square: 'Código QR do convite',
  squareHelp: 'Aponta-lhe um telemóvel.',
  onlyHere: 'Este link só abre neste computador. Para convidar outros, abre a Selva no seu endereço de rede.',
  code: 'Código',
}
