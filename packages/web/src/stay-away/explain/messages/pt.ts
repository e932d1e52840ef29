import type { ExplainWords } from './en.ts'

export const pt: ExplainWords = {
  deck: (n) => `Restam ${n} cartas por tirar.`,
  back: 'O verso é público: um triângulo quer dizer que a próxima carta é de Pânico.',
  pile: (n) => `Aqui estão ${n} cartas viradas para baixo. Baralham-se num novo baralho quando este se esgota.`,
  direction: 'As setas mostram de quem é a vez a seguir. Cuidado com as costas inverte-as.',
  door: 'Através de uma porta nada se pode apontar, e no fim do turno não se troca.',
  doorsIgnored: 'Sedução, Não podemos ser amigos? e Saia daqui! não lhe fazem caso.',
  doorsProtect: 'Nesta mesa protege também o vizinho que está atrás de Sedução, Não podemos ser amigos? e Saia daqui!',
  quarantine: (turns) => `Dura ${turns} turnos desse jogador. A fita mostra quantos faltam.`,
  quarantineOpen: 'Todos veem o que esse jogador tira, descarta, oferece e dá em resposta.',
  player: 'A forma e a cor são deste jogador em todo o lado. As cartas pequenas mostram quantas tem.',
  out: 'Fora do jogo. A ninguém se diz que papel tinha.',
  quarantined: (n) => (n === 1 ? 'Em quarentena mais um turno.' : `Em quarentena mais ${n} turnos.`),
  phases: 'Um turno: tirar, depois jogar ou descartar, depois trocar uma carta com o jogador seguinte.',
  role: 'Só tu o sabes, e A Coisa conhece o papel de todos.',
  board: 'O que pensas dos outros, só para os teus olhos. Um toque muda-o.',
  boardTitle: 'As tuas suspeitas',
  doorTitle: 'Porta trancada',
  copies: (n) => (n === 1 ? 'Uma neste jogo.' : `${n} neste jogo.`),
}
