import type { ScreenWords } from './en.ts'

export const pt: ScreenWords = {
  title: 'A mesa num ecrã',
  help: 'Jogam na mesma sala? Cada um olha para o seu telemóvel, e um ecrã grande mostra o que todos podem ver. Nele nunca aparece nada secreto.',
  seatedOnly: 'Nesta mesa não são permitidos espetadores: o endereço só funciona no navegador de quem joga.',
  address: 'Endereço do ecrã',
  open: 'Abrir aqui',
  copy: 'Copiar endereço',
  copied: 'Copiado',
  selected: 'Selecionado. Copia-o com o teclado ou mantendo-o premido.',
  square: 'Código QR do ecrã',
  whole: 'Ecrã inteiro',
  come: 'Sentem-se à mesa',
  comeHelp: 'Leiam o código QR com o telemóvel ou escrevam o código.',
  invitation: 'Código QR do convite',
  at: (place) => `em ${place}`,
  whoSits: 'À mesa',
  dealing: 'O jogo vai começar',
}
