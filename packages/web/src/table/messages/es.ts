import { joined } from '../../client/player.ts'
import type { LaterWords } from './en.ts'

export const es: LaterWords = {
  notices: 'Avísame cuando me toque',
  headphonesOn: 'Llevo auriculares',
  headphonesOff: 'No llevo auriculares',
  momentsOn: 'Mostrar los grandes momentos',
  momentsOff: 'Saltar los grandes momentos',
  leave: 'Volver al inicio',
  seatKept: 'Conservas tu asiento.',
  handOver: 'Que un bot juegue por mí',
  vote: 'Votar para terminar la partida',
  unvote: 'Retirar el voto',
  votes: (voters, missing) => {
    const others = voters.filter(({ me }) => !me).map(({ name }) => name)
    const voted =
      voters.length === others.length
        ? `${joined('es', others)} ${others.length === 1 ? 'ha' : 'han'} votado`
        : others.length === 0
          ? 'Has votado'
          : `${joined('es', [...others, 'tú'])} habéis votado`
    return `${voted} para terminar la partida. ${missing === 1 ? 'Falta 1 voto' : `Faltan ${missing} votos`}.`
  },
  end: 'Terminar la partida ahora',
  sure: 'Si la terminas ahora, no gana nadie.',
  playOn: 'Seguir jugando',
  watchers: (n) => (n === 1 ? '1 espectador' : `${n} espectadores`),
  awaySoon: (who, time) => `${who} no está. En ${time} jugará un bot.`,
  hereAgain: (who) => `${who} ha vuelto.`,
  bankRuns: (time) => `Estás gastando tu reserva: ${time}`,
}
