import type { InvitationWords } from './en.ts'

export const pt: InvitationWords = {
  title: 'Convidar',
  help: 'Envia o link, mostra o código QR ou dita o código. Ninguém precisa de conta.',
  link: 'Link',
  copy: 'Copiar link',
  copied: 'Copiado',
  selected: 'Selecionado. Copia-o com o teclado ou mantendo-o premido.',
  share: 'Partilhar',
  shared: (game) => `Joga ${game} comigo no Selva`,
  square: 'Código QR do convite',
  squareHelp: 'Lê-o com um telemóvel.',
  onlyHere:
    'Este link só funciona neste computador. Para convidar outras pessoas, abre o Selva no seu endereço de rede.',
  code: 'Código',
}
