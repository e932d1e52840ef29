import { joined } from '../../client/player.ts'
import type { LaterWords } from './en.ts'

export const pt: LaterWords = {
  notices: 'Avisar-me quando for o meu turno',
  headphonesOn: 'Tenho auscultadores',
  headphonesOff: 'Não tenho auscultadores',
  momentsOn: 'Mostrar os grandes momentos',
  momentsOff: 'Saltar os grandes momentos',
  leave: 'Voltar ao início',
  seatKept: 'O lugar continua a ser teu.',
  handOver: 'Deixar um bot jogar por mim',
  vote: 'Votar para terminar o jogo',
  unvote: 'Retirar o voto',
  votes: (voters, missing) => {
    const others = voters.filter(({ me }) => !me).map(({ name }) => name)
    const voted =
      voters.length === others.length
        ? `${joined('pt', others)} ${others.length === 1 ? 'votou' : 'votaram'}`
        : others.length === 0
          ? 'Votaste'
          : `${joined('pt', ['Tu', ...others])} votaram`
    return `${voted} para terminar o jogo. ${missing === 1 ? 'Falta 1 voto' : `Faltam ${missing} votos`}.`
  },
  end: 'Terminar já o jogo',
  sure: 'Se o terminares agora, ninguém ganha.',
  playOn: 'Continuar a jogar',
  watchers: (n) => (n === 1 ? '1 espetador' : `${n} espetadores`),
  awaySoon: (who, time) => `${who} está ausente. Daqui a ${time} entra um bot.`,
  hereAgain: (who) => `${who} já voltou.`,
  bankRuns: (time) => `Estás a gastar a tua reserva: ${time}`,
}
