import type { ExplainWords } from './en.ts'

export const it: ExplainWords = {
  deck: (n) => `Restano ${n} carte da pescare.`,
  back: 'Il dorso è pubblico: un triangolo vuol dire che la prossima carta è Panico.',
  pile: (n) => `Qui ci sono ${n} carte coperte. Si rimescolano in un mazzo nuovo quando è vuoto.`,
  direction: 'Le frecce mostrano a chi tocca dopo. Guardati le spalle le inverte.',
  door: 'Attraverso una porta non si può puntare nulla, e alla fine del turno non si scambia.',
  doorsIgnored: 'Seduzione, Non possiamo essere amici? e Vattene da qui! la ignorano.',
  doorsProtect:
    'A questo tavolo protegge il vicino che sta dietro anche da Seduzione, Non possiamo essere amici? e Vattene da qui!',
  quarantine: (turns) => `Dura ${turns} turni di quel giocatore. Il nastro mostra quanti ne restano.`,
  quarantineOpen: 'Tutti vedono che cosa quel giocatore pesca, scarta, offre e dà in risposta.',
  player: 'La forma e il colore sono di questo giocatore ovunque. Le cartine mostrano quante carte ha.',
  out: 'Fuori dal gioco. A nessuno si dice che ruolo avesse.',
  quarantined: (n) => (n === 1 ? 'In quarantena ancora un turno.' : `In quarantena ancora ${n} turni.`),
  phases: 'Un turno: pesca, poi gioca o scarta, poi scambia una carta col prossimo giocatore.',
  role: 'Lo sai solo tu, e La Cosa conosce il ruolo di tutti.',
  board: 'Che cosa pensi degli altri, solo per i tuoi occhi. Un tocco lo cambia.',
  boardTitle: 'I tuoi sospetti',
  doorTitle: 'Porta sbarrata',
  copies: (n) => (n === 1 ? 'Una in questa partita.' : `${n} in questa partita.`),
}
