import type { ShareWords } from './en.ts'

export const pt: ShareWords = {
  share: 'Partilhar',
  title: 'Partilhar este jogo',
  help: 'Com o link, qualquer pessoa pode ver a repetição, mesmo sem conta. O chat e as notas ficam de fora.',
  moment: 'O link leva a este momento do jogo, com o mesmo ponto de vista.',
  named: 'Mostrar o meu nome',
  namedHelp: 'Caso contrário, a repetição e a sua imagem identificam-te pelo teu lugar.',
  others: 'Os outros nomes só aparecem se os seus jogadores estiverem de acordo.',
  make: 'Criar link',
  link: 'Link para a repetição',
  copy: 'Copiar link',
  copied: 'Copiado',
  selected: 'Selecionado. Copia-o com o teclado ou mantendo-o premido.',
  send: 'Enviar link',
  drop: 'Eliminar link',
  dropped: 'O link já não funciona.',
  picture: 'A imagem que os chats mostram com o link',
  close: 'Fechar',
  player: (seat) => `Jogador ${seat}`,
  gone: { title: 'Este link não funciona', text: 'Talvez esteja mal escrito, ou foi eliminado por quem o criou.' },
}
