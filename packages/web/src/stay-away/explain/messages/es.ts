import type { ExplainWords } from './en.ts'

export const es: ExplainWords = {
  deck: (n) => (n === 1 ? 'Queda 1 carta por robar.' : `Quedan ${n} cartas por robar.`),
  back: 'Todos ven su dorso: un triángulo significa que la próxima carta es de ¡Pánico!',
  pile: (n) =>
    n === 1
      ? 'Aquí hay 1 carta boca abajo. Cuando el mazo se vacía, pasa a ser el nuevo mazo.'
      : `Aquí hay ${n} cartas boca abajo. Cuando el mazo se vacía, se barajan y forman el nuevo mazo.`,
  direction: 'Las flechas muestran a quién le toca después. «Vigila tus espaldas» las invierte.',
  door: 'Las cartas dirigidas a un vecino no atraviesan una puerta, y el intercambio de fin de turno tampoco.',
  doorsIgnored: '«Seducción», «¿No podemos ser amigos?» y «¡Sal de aquí!» la ignoran.',
  doorsProtect:
    'En esta mesa también protege al vecino del otro lado frente a «Seducción», «¿No podemos ser amigos?» y «¡Sal de aquí!».',
  quarantine: (turns) => `Dura ${turns} turnos de ese jugador. La cinta muestra cuántos quedan.`,
  quarantineOpen: {
    atCommit: 'Todos ven lo que ese jugador roba, descarta, ofrece y da a cambio.',
    atSwap: 'Todos ven lo que ese jugador roba y descarta y, en el momento del intercambio, lo que da.',
  },
  phases: 'Un turno: robar, jugar o descartar y, al final, intercambiar una carta con el siguiente jugador.',
  role: 'Solo tú conoces tu rol; La Cosa conoce el de todos.',
  board:
    'Lo que piensas de los demás. Solo lo ves tú. Toca las barras para cambiarlo, y un nombre para ver lo que se sabe de ese jugador.',
  boardTitle: 'Tus sospechas',
  doorTitle: 'Puerta atrancada',
  copies: (n) => (n === 1 ? '1 en esta partida.' : `${n} en esta partida.`),
}
