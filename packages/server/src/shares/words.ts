import type { Language } from '@selva/protocol'

type Words = {
  /** A player who has not agreed to be named. */
  readonly player: (seat: number) => string
  /** `names` is a list in this language. */
  readonly won: (names: string, one: boolean) => string
  readonly manyWon: (n: number) => string
  readonly noOneWon: string
  readonly about: (players: number) => string
}

export const SHARE_WORDS: { readonly [L in Language]: Words } = {
  en: {
    player: (seat) => `Player ${seat}`,
    won: (names) => `${names} won`,
    manyWon: (n) => `${n} players won`,
    noOneWon: 'No one won',
    about: (players) =>
      `A game with ${players} players. Watch it again, step by step, from any player’s point of view.`,
  },
  it: {
    player: (seat) => `Giocatore ${seat}`,
    won: (names, one) => (one ? `Ha vinto ${names}` : `Hanno vinto ${names}`),
    manyWon: (n) => `Hanno vinto in ${n}`,
    noOneWon: 'Non ha vinto nessuno',
    about: (players) => `Una partita in ${players}. Rivedila passo per passo, dal punto di vista di chi vuoi.`,
  },
  es: {
    player: (seat) => `Jugador ${seat}`,
    won: (names, one) => (one ? `Ha ganado ${names}` : `Han ganado ${names}`),
    manyWon: (n) => `Han ganado ${n} jugadores`,
    noOneWon: 'No ha ganado nadie',
    about: (players) =>
      `Una partida de ${players} jugadores. Vuelve a verla paso a paso, desde el punto de vista que quieras.`,
  },
  pt: {
    player: (seat) => `Jogador ${seat}`,
    won: (names, one) => (one ? `${names} ganhou` : `${names} ganharam`),
    manyWon: (n) => `Ganharam ${n} jogadores`,
    noOneWon: 'Ninguém ganhou',
    about: (players) => `Um jogo com ${players} jogadores. Revê-o passo a passo, do ponto de vista de quem quiseres.`,
  },
}
