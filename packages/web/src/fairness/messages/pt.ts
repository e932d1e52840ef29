import type { FairWords } from './en.ts'

export const pt: FairWords = {
  title: 'Uma distribuição justa',
  help: 'A mesa e cada navegador selam um número ao acaso antes de alguém poder conhecer os outros. Em conjunto decidem a distribuição: ninguém a pode escolher, nem sequer o servidor.',
  table: 'A mesa',
  sealed: 'selado',
  unsealed: 'ainda por selar',
  opened: 'aberto',
  silent: 'sem contributo',
  starting: 'A preparar a distribuição em conjunto…',
  verify: 'Verificar',
  verifying: 'A recalcular o jogo inteiro…',
  fair: 'A distribuição foi justa',
  meaning: 'O que isto significa',
  verified: 'Verificado',
  failed: 'Não verificado',
  partly: 'Verificado só em parte',
  decided: (n) =>
    n === 1
      ? 'O único passo decorre das regras e da semente.'
      : `Todos os ${n} passos decorrem das regras e da semente.`,
  decidedSome: (n) =>
    n === 1 ? 'Um passo foi recalculado e está certo.' : `${n} passos foram recalculados e estão certos.`,
  older: (n) =>
    n === 1
      ? 'Um passo foi jogado com as regras de outra versão: o selo, os sorteios e a cadeia estão certos, mas aqui não se pode recalcular.'
      : `${n} passos foram jogados com as regras de outra versão: o selo, os sorteios e a cadeia estão certos, mas aqui não se podem recalcular.`,
  commitment: 'Selo',
  seed: 'Semente',
  secret: 'O segredo da mesa',
  parts: 'Contributos',
  bot: 'um bot, sem contributo',
  mine: 'Este navegador reconhece o seu próprio contributo e o selo que recebeu.',
  notMine: 'O selo ou o contributo não é o que este navegador conhece.',
  noExchange: 'Nenhum navegador contribuiu para esta distribuição: a mesa sorteou a semente sozinha.',
  unfinished: 'O jogo neste ficheiro não tem fim: podem faltar os últimos passos.',
  where: (n) => `Passo ${n}`,
  cannot: 'Esta versão não conhece este jogo.',
  faults: {
    setting: 'Com estas opções não se pode jogar.',
    commitment: 'O segredo da mesa não corresponde ao seu selo.',
    part: 'Um contributo não corresponde ao seu selo, ou não é de ninguém.',
    seed: 'A semente não decorre do segredo e dos contributos.',
    chain: 'Aqui algo foi mudado, retirado ou acrescentado.',
    order: 'Há aqui algo que nenhum jogador escolheu.',
    opening: 'A distribuição não decorre da semente.',
    draws: 'O que foi sorteado não decorre da semente.',
    illegal: 'Esta escolha não era permitida.',
    facts: 'O que aconteceu não decorre da escolha.',
  },
}
