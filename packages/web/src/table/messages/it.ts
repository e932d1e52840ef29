import { joined } from '../../client/player.ts'
import type { LaterWords } from './en.ts'

export const it: LaterWords = {
  notices: 'Avvisami quando tocca a me',
  headphonesOn: 'Ho le cuffie',
  headphonesOff: 'Non ho le cuffie',
  momentsOn: 'Mostra i momenti salienti',
  momentsOff: 'Salta i momenti salienti',
  leave: 'Torna alla pagina iniziale',
  seatKept: 'Il posto resta tuo.',
  handOver: 'Fai giocare un bot',
  vote: 'Vota per chiudere la partita',
  unvote: 'Ritira il voto',
  votes: (voters, missing) => {
    const others = voters.filter(({ me }) => !me).map(({ name }) => name)
    const voted =
      voters.length === others.length
        ? `${joined('it', others)} ${others.length === 1 ? 'ha' : 'hanno'} votato`
        : others.length === 0
          ? 'Hai votato'
          : `${joined('it', ['Tu', ...others])} avete votato`
    return `${voted} per chiudere la partita. ${missing === 1 ? 'Serve ancora 1 voto' : `Servono ancora ${missing} voti`}.`
  },
  end: 'Chiudi subito la partita',
  sure: 'Se la chiudi adesso, non vince nessuno.',
  playOn: 'Continua a giocare',
  watchers: (n) => (n === 1 ? '1 spettatore' : `${n} spettatori`),
  awaySoon: (who, time) => `${who} non c’è. Tra ${time} subentra un bot.`,
  hereAgain: (who) => `${who} è di nuovo qui.`,
  bankRuns: (time) => `Sta scorrendo la tua riserva: ${time}`,
}
