import type { ExplainWords } from './en.ts'

export const it: ExplainWords = {
  deck: (n) => (n === 1 ? 'Resta 1 carta da pescare.' : `Restano ${n} carte da pescare.`),
  back: 'Il dorso lo vedono tutti: un triangolo vuol dire che la prossima carta è Panico.',
  pile: (n) =>
    n === 1
      ? 'Qui c’è 1 carta coperta. Quando il mazzo è vuoto, diventa il nuovo mazzo.'
      : `Qui ci sono ${n} carte coperte. Quando il mazzo è vuoto, si mescolano e diventano il nuovo mazzo.`,
  direction: 'Le frecce mostrano a chi tocca dopo. «Guardati le spalle» le inverte.',
  door: 'Le carte per i vicini non attraversano una porta, e nemmeno lo scambio di fine turno.',
  doorsIgnored: '«Seduzione», «Non possiamo essere amici?» e «Vattene da qui!» la ignorano.',
  doorsProtect:
    'A questo tavolo protegge il vicino dall’altra parte anche da «Seduzione», «Non possiamo essere amici?» e «Vattene da qui!».',
  quarantine: (turns) => `Dura ${turns} turni di quel giocatore. Il nastro mostra quanti ne restano.`,
  quarantineOpen: {
    atCommit: 'Tutti vedono che cosa pesca, scarta, offre e dà in cambio quel giocatore.',
    atSwap: 'Tutti vedono che cosa pesca e scarta quel giocatore e, al momento dello scambio, che cosa dà.',
  },
  phases: 'Un turno: pesca, poi gioca o scarta, poi scambia una carta con il prossimo giocatore.',
  role: 'Il tuo ruolo lo conosci solo tu; La Cosa conosce quello di tutti.',
  board:
    'Che cosa pensi degli altri. Lo vedi solo tu. Tocca le barre per cambiarlo, e un nome per vedere che cosa si sa di quel giocatore.',
  boardTitle: 'I tuoi sospetti',
  doorTitle: 'Porta sbarrata',
  copies: (n) => (n === 1 ? '1 in questa partita.' : `${n} in questa partita.`),
}
