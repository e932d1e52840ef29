import type { FindWords } from './en.ts'

export const pt: FindWords = {
  title: 'Procurar jogo',
  people: (n) =>
    n === 0
      ? 'Neste momento ninguém está à procura.'
      : n === 1
        ? 'Há uma pessoa à procura.'
        : `Há ${n} pessoas à procura.`,
  others: (n) =>
    n === 0
      ? 'Por agora mais ninguém está à procura.'
      : n === 1
        ? 'Há outra pessoa à procura.'
        : `Há mais ${n} pessoas à procura.`,
  fills: (time) => `Ao fim de ${time}, os bots ocupam os lugares livres.`,
  seconds: (n) => (n === 1 ? '1 segundo' : `${n} segundos`),
  plays: (table, players, pace) => `${table}: ${players} jogadores, ritmo «${pace}»`,
  which: 'Que jogo?',
  either: 'Tanto faz',
  find: 'Procurar jogo',
  looking: 'À procura de jogo',
  lookingFor: (time) => `${time}, à procura de jogo`,
  botsIn: (time) => `Os bots entram daqui a ${time}.`,
  starting: 'A começar…',
  startNow: 'Começar já',
  stop: 'Parar de procurar',
  lost: 'Ligação perdida. A procura recomeça quando voltares a ter ligação.',
}
