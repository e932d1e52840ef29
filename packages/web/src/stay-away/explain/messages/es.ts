import type { ExplainWords } from './en.ts'

export const es: ExplainWords = {
  deck: (n) => `Quedan ${n} cartas por robar.`,
  back: 'El dorso es público: un triángulo quiere decir que la próxima carta es de Pánico.',
  pile: (n) => `Aquí hay ${n} cartas boca abajo. Se barajan y forman un mazo nuevo cuando se vacía.`,
  direction: 'Las flechas muestran a quién le toca después. Vigila tus espaldas las invierte.',
  door: 'A través de una puerta no se puede apuntar nada, y al final del turno no se intercambia.',
  doorsIgnored: 'Seducción, ¿No podemos ser amigos? y ¡Sal de aquí! no le hacen caso.',
  doorsProtect:
    'En esta mesa protege también al vecino que está detrás de Seducción, ¿No podemos ser amigos? y ¡Sal de aquí!',
  quarantine: (turns) => `Dura ${turns} turnos de ese jugador. La cinta muestra cuántos quedan.`,
  quarantineOpen: 'Todos ven lo que ese jugador roba, descarta, ofrece y da en respuesta.',
  player: 'La forma y el color son de este jugador en todas partes. Las cartas pequeñas muestran cuántas tiene.',
  out: 'Fuera de la partida. No se dice a nadie qué papel tenía.',
  quarantined: (n) => (n === 1 ? 'En cuarentena un turno más.' : `En cuarentena ${n} turnos más.`),
  phases: 'Un turno: robar, después jugar o descartar, después intercambiar una carta con el siguiente jugador.',
  role: 'Solo lo sabes tú, y La Cosa conoce el papel de todos.',
  board: 'Lo que piensas de los demás, solo para tus ojos. Un toque lo cambia.',
  boardTitle: 'Tus sospechas',
  doorTitle: 'Puerta atrancada',
  copies: (n) => (n === 1 ? 'Una en esta partida.' : `${n} en esta partida.`),
}
