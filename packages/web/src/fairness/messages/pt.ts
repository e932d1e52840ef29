import type { FairWords } from './en.ts'

export const pt: FairWords = {
  title: 'Uma distribuição justa',
  help: 'A mesa e cada navegador selam um número ao acaso antes de alguém poder conhecer outro. Juntos fazem a distribuição: ninguém a pode escolher, nem sequer o servidor.',
  table: 'A mesa',
  sealed: 'selado',
  unsealed: 'ainda por selar',
  opened: 'aberto',
  silent: 'não deu nada',
  starting: 'A preparar a distribuição em conjunto …',
  verify: 'Verificar',
  verifying: 'A decidir de novo o jogo inteiro …',
  verified: 'Verificado',
  failed: 'Não verificado',
  partly: 'Verificado só em parte',
  decided: (n: number): string =>
    n === 1 ? 'Um passo decorre das regras e da semente.' : `Os ${n} passos decorrem das regras e da semente.`,
  decidedSome: (n: number): string =>
    n === 1 ? 'Um passo foi decidido de novo e está certo.' : `${n} passos foram decididos de novo e estão certos.`,
  older: (n: number): string =>
    n === 1
      ? 'Um passo foi decidido por regras diferentes das desta versão: o selo, os sorteios e a cadeia estão certos, mas ninguém o decidiu de novo.'
      : `${n} passos foram decididos por regras diferentes das desta versão: o selo, os sorteios e a cadeia estão certos, mas ninguém os decidiu de novo.`,
  commitment: 'Selo',
  seed: 'Semente',
  secret: 'Sob o selo',
  parts: 'O que cada um deu',
  bot: 'um bot, não dá nada',
  mine: 'Este navegador reconhece a sua própria parte e o selo que lhe foi mostrado.',
  notMine: 'O selo ou a parte não é o que foi mostrado a este navegador.',
  noExchange: 'Nenhum navegador deu uma parte para esta distribuição: a mesa sorteou sozinha a semente.',
  unfinished: 'O jogo neste ficheiro não tem fim: os últimos passos podem ter sido cortados.',
  where: (n: number): string => `Passo ${n}`,
  cannot: 'Esta versão não conhece este jogo.',
  faults: {
    setting: 'Com esta configuração não se pode jogar.',
    commitment: 'O segredo da mesa não corresponde ao seu selo.',
    part: 'Uma parte não corresponde ao seu selo, ou não é de ninguém.',
    seed: 'A semente não decorre do segredo e das partes.',
    chain: 'Aqui algo foi mudado, retirado ou acrescentado.',
    order: 'Há aqui algo que nenhum jogador escolheu.',
    opening: 'A distribuição não decorre da semente.',
    draws: 'O que foi sorteado não decorre da semente.',
    illegal: 'Esta escolha não era permitida.',
    facts: 'O que aconteceu não decorre da escolha.',
  },
}
