import { joined } from '../../client/player.ts'
import type { ToyWords } from './en.ts'

export const es: ToyWords = {
  name: 'El juego de ejemplo',
  players: 'De 2 a 6 jugadores, 2 min',
  line: 'Juega la carta más alta, reta a alguien y no digas nada de tu marca.',
  now: '«Jugar ya» empieza una partida con dos bots.',
  rules: [
    'Todos juegan una carta boca abajo. La más alta gana un punto; la más baja marca en secreto a quien la jugó.',
    'Quien gana reta a alguien, que cede un punto o se niega.',
    'Quien tiene la marca puede confesarla a cambio de un punto, o borrarla, en cualquier momento.',
    'Tras tres rondas gana quien tiene más puntos.',
  ],
  round: (n) => `Ronda ${n}`,
  seats: 'Jugadores',
  points: (n) => (n === 1 ? '1 punto' : `${n} puntos`),
  confessed: 'ha confesado',
  laid: 'carta jugada',
  shown: (card) => `carta ${card}`,
  marked: 'Tienes la marca. Nadie lo sabe.',
  log: 'Registro',
  ask: {
    lay: 'Juega una carta',
    dare: 'Reta a alguien',
    answer: 'Alguien te reta',
    nothing: 'Los demás están eligiendo',
  },
  does: {
    lay: (card) => `Jugar ${card}`,
    dare: (who) => `Retar a ${who}`,
    yield: 'Ceder un punto',
    refuse: 'Negarme',
    confess: 'Confesar',
    hide: 'Borrar la marca',
  },
  told: {
    round: (n) => `Ha empezado la ronda ${n}`,
    laid: ({ me, name }) => (me ? 'Has jugado una carta' : `${name} ha jugado una carta`),
    shown: ({ me, name }, card) => (me ? `Has descubierto ${card}` : `${name} ha descubierto ${card}`),
    won: ({ me, name }) => (me ? 'Has ganado el punto' : `${name} ha ganado el punto`),
    marked: 'Has recibido la marca',
    wiped: 'Has borrado la marca',
    dared: (by, whom) =>
      by.me ? `Has retado a ${whom.name}` : whom.me ? `${by.name} te ha retado` : `${by.name} ha retado a ${whom.name}`,
    yielded: ({ me, name }) => (me ? 'Has cedido un punto' : `${name} ha cedido un punto`),
    refused: ({ me, name }) => (me ? 'Te has negado' : `${name} se ha negado`),
    confessed: ({ me, name }) => (me ? 'Has confesado la marca' : `${name} ha confesado la marca`),
    over: 'La partida ha terminado',
  },
  end: {
    won: 'Has ganado',
    lost: 'Has perdido',
    over: 'La partida ha terminado',
    winners: (winners) => {
      const others = winners.filter(({ me }) => !me).map(({ name }) => name)
      if (winners.length > others.length)
        return others.length === 0
          ? 'Tienes más puntos que nadie.'
          : `${joined('es', [...others, 'tú'])} tenéis más puntos que nadie.`
      return `${joined('es', others)} ${others.length === 1 ? 'tiene' : 'tienen'} más puntos que nadie.`
    },
    home: 'Inicio',
    hostAgain: 'Abrir otra mesa',
    again: 'Jugar otra vez',
  },
}
