import type { ScreenWords } from './en.ts'

export const pt: ScreenWords = {
  title: 'A mesa num ecrã',
  help: 'Joguem numa sala: cada um guarda o telemóvel para si e um ecrã grande mostra o que todos podem ver. Ali nunca aparece nada de secreto.',
  seatedOnly: 'Ninguém pode assistir a esta mesa, por isso o endereço só funciona no navegador de quem nela se senta.',
  address: 'Endereço do ecrã',
  open: 'Abrir aqui',
  copy: 'Copiar endereço',
  copied: 'Copiado',
  selected: 'Selecionado: copia-o com o teclado ou mantendo-o premido',
  square: 'Código QR do ecrã',
  whole: 'Ecrã inteiro',
  come: 'Sentem-se à mesa',
  comeHelp: 'Aponta o telemóvel ao quadrado ou escreve o código.',
  invitation: 'Código QR do convite',
  at: (place) => `em ${place}`,
  whoSits: 'À mesa',
  dealing: 'O jogo começa',
}
