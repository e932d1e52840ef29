import type { ExplainWords } from './en.ts'

export const pt: ExplainWords = {
  deck: (n) => (n === 1 ? 'Resta 1 carta para biscar.' : `Restam ${n} cartas para biscar.`),
  back: 'Todos veem o verso: um triângulo significa que a próxima carta é de Pânico.',
  pile: (n) =>
    n === 1
      ? 'Aqui está 1 carta virada para baixo. Quando o baralho se esgota, passa a ser o novo baralho.'
      : `Aqui estão ${n} cartas viradas para baixo. Quando o baralho se esgota, são baralhadas e formam um novo.`,
  direction: 'As setas mostram quem joga a seguir. «Atenção às costas!» inverte-as.',
  door: 'As cartas para vizinhos não atravessam uma porta, e a troca do fim do turno também não.',
  doorsIgnored: '«Sedução», «Não podemos ser amigos?» e «Sai daqui!» ignoram-na.',
  doorsProtect:
    'Nesta mesa também protege o vizinho do outro lado contra «Sedução», «Não podemos ser amigos?» e «Sai daqui!».',
  quarantine: (turns) => `Dura ${turns} turnos desse jogador. A fita mostra quantos faltam.`,
  quarantineOpen: {
    atCommit: 'Todos veem o que esse jogador bisca, descarta, oferece e dá em troca.',
    atSwap: 'Todos veem o que esse jogador bisca e descarta e, no momento da troca, o que dá.',
  },
  phases: 'Um turno: biscar, depois jogar ou descartar, depois trocar uma carta com o jogador seguinte.',
  role: 'Só tu sabes o teu papel; A Coisa sabe o de todos.',
  board:
    'O que pensas dos outros. Só tu o vês. Toca nas barras para mudar, e num nome para ver o que se sabe desse jogador.',
  boardTitle: 'As tuas suspeitas',
  doorTitle: 'Porta trancada',
  copies: (n) => (n === 1 ? '1 neste jogo.' : `${n} neste jogo.`),
}
