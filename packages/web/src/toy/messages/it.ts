import { joined } from '../../client/player.ts'
import type { ToyWords } from './en.ts'

export const it: ToyWords = {
  name: 'Il gioco d’esempio',
  players: 'Da 2 a 6 giocatori, 2 min',
  line: 'Gioca la carta più alta, sfida qualcuno e non dire nulla del tuo marchio.',
  now: '«Gioca subito» avvia una partita con due bot.',
  rules: [
    'Tutti giocano una carta coperta. La più alta prende un punto; la più bassa marchia in segreto chi l’ha giocata.',
    'Chi vince sfida qualcuno, che cede un punto o rifiuta.',
    'Chi ha il marchio può confessarlo per un punto, o cancellarlo, in qualsiasi momento.',
    'Dopo tre round vince chi ha più punti.',
  ],
  round: (n) => `Round ${n}`,
  seats: 'Giocatori',
  points: (n) => (n === 1 ? '1 punto' : `${n} punti`),
  confessed: 'ha confessato',
  laid: 'carta giocata',
  shown: (card) => `carta ${card}`,
  marked: 'Hai il marchio. Nessuno lo sa.',
  log: 'Che cosa è successo',
  ask: {
    lay: 'Gioca una carta',
    dare: 'Sfida qualcuno',
    answer: 'Qualcuno ti sfida',
    nothing: 'Stanno scegliendo gli altri',
  },
  does: {
    lay: (card) => `Gioca ${card}`,
    dare: (who) => `Sfida ${who}`,
    yield: 'Cedi un punto',
    refuse: 'Rifiuta',
    confess: 'Confessa',
    hide: 'Cancella il marchio',
  },
  told: {
    round: (n) => `È cominciato il round ${n}`,
    laid: ({ me, name }) => (me ? 'Hai giocato una carta' : `${name} ha giocato una carta`),
    shown: ({ me, name }, card) => (me ? `Hai scoperto la carta ${card}` : `${name} ha scoperto la carta ${card}`),
    won: ({ me, name }) => (me ? 'Hai preso il punto' : `${name} ha preso il punto`),
    marked: 'Hai ricevuto il marchio',
    wiped: 'Hai cancellato il marchio',
    dared: (by, whom) =>
      by.me ? `Hai sfidato ${whom.name}` : whom.me ? `${by.name} ti ha sfidato` : `${by.name} ha sfidato ${whom.name}`,
    yielded: ({ me, name }) => (me ? 'Hai ceduto un punto' : `${name} ha ceduto un punto`),
    refused: ({ me, name }) => (me ? 'Hai rifiutato' : `${name} ha rifiutato`),
    confessed: ({ me, name }) => (me ? 'Hai confessato il marchio' : `${name} ha confessato il marchio`),
    over: 'La partita è finita',
  },
  end: {
    won: 'Hai vinto',
    lost: 'Hai perso',
    over: 'La partita è finita',
    winners: (winners) => {
      const others = winners.filter(({ me }) => !me).map(({ name }) => name)
      if (winners.length > others.length)
        return others.length === 0
          ? 'Hai più punti di tutti.'
          : `${joined('it', ['Tu', ...others])} avete più punti di tutti.`
      return `${joined('it', others)} ${others.length === 1 ? 'ha' : 'hanno'} più punti di tutti.`
    },
    home: 'Inizio',
    hostAgain: 'Apri un nuovo tavolo',
    again: 'Gioca ancora',
  },
}
