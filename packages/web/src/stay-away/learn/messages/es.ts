import type { LessonWords } from './en.ts'

export const es: LessonWords = {
  chapters: {
    human: {
      title: 'Encuentra a La Cosa',
      steps: {
        welcome:
          'Eres un ser humano. Uno de los demás es La Cosa: infecta a otros dándoles cartas. Encuéntrala y quémala.',
        ring: 'Este es el círculo. Bruno está a tu izquierda y Diego a tu derecha. Se juega en el sentido de las agujas del reloj, como indican las flechas. Entre Bruno y Carla hay una puerta atrancada.',
        hand: 'Estas son tus cartas. Solo las ves tú. Un turno tiene tres pasos: robar, jugar o descartar, intercambiar. Ya has robado.',
        suspicion:
          'Echa un vistazo a un vecino. Elige «Sospecha», señala a Diego y juégala: verás una de sus cartas, al azar.',
        saw: 'Una carta «¡Infectado!». Si la ha robado, es inofensiva. Pero La Cosa siempre guarda alguna para darla. No pierdas de vista a Diego.',
        exchange:
          'Cada turno acaba con un intercambio: tú y el siguiente jugador os dais una carta, boca abajo. Dale una carta a Bruno, pero quédate con «¡No, gracias!».',
        exchanged:
          'Tu carta por la suya, a la vez. Solo La Cosa puede infectarte así, dándote «¡Infectado!». Has recibido un Hacha: no ha pasado nada.',
        door: 'Bruno ha descartado una carta boca abajo. Ahora tendría que intercambiar con Carla, pero la puerta está en medio: no hay intercambio.',
        panic:
          'Carla ha robado una carta de ¡Pánico!, que hace efecto al momento: ya no queda ninguna puerta. Luego ha intercambiado con Diego. Solo ellos dos saben qué cartas.',
        refuse: 'Ahora Diego te ofrece una carta a ti, y has visto lo que tiene. Responde con «¡No, gracias!».',
        refused: 'Ninguna carta ha cambiado de manos, y has robado otra. Nadie sabrá qué te ofrecía.',
        burn: 'Es tu turno, y has robado un Lanzallamas. Elígelo, señala a Diego y juégalo.',
        won: 'Era La Cosa. Ganan los humanos que quedan. Carla estaba infectada, y no podías verlo. Ahora mira qué pasa si aceptas una carta así.',
      },
    },
    infected: {
      title: 'Entre los infectados',
      steps: {
        welcome:
          'Vuelves a estar entre los humanos, en otra partida. Es el turno de Diego, y al final te ofrecerá una carta.',
        answer: 'No tienes ninguna carta para rechazar un intercambio. Elige una y dásela a Diego: recibirás la suya.',
        infected:
          'Es «¡Infectado!», y viene de La Cosa: Diego. Ya no estás entre los humanos. Lo sabe él y lo sabes tú; los demás solo han visto un intercambio.',
        side: 'Has cambiado de bando para el resto de la partida. Ganas si La Cosa declara que no quedan humanos. Si La Cosa arde, pierdes.',
        lose: 'Puedes perder aunque gane La Cosa: el último en ser infectado nunca gana, y si no se elimina a ningún humano, La Cosa gana en solitario. Así que sigue en juego, y espera que los demás no lo consigan.',
        act: 'Es tu turno. Descarta una carta. Tienes que conservar una carta «¡Infectado!»: el candado dice por qué.',
        quiet: 'Ahora intercambia con Bruno. Tú no infectas a nadie: solo La Cosa puede. Dale una carta inofensiva.',
        lie: 'Bruno no ha notado nada. En una mesa de verdad ahora puedes mentir: di que Diego te dio un Whisky, o acusa a Carla. A continuación, La Cosa eres tú.',
      },
    },
    thing: {
      title: 'Ser La Cosa',
      steps: {
        welcome:
          'Eres La Cosa. Sabes quiénes están infectados: Carla y Diego. Solo Bruno sigue siendo humano. Cuando no queden humanos, lo declaras y ganas.',
        act: 'Has robado una carta. Descarta una, por ejemplo «¡Nada de barbacoas!». Guarda tus cartas «¡Infectado!».',
        infect: 'Ahora intercambia con Bruno. Ofrécele «¡Infectado!».',
        infected:
          'La ha cogido y te ha dado un Hacha. Ahora Bruno está infectado. Lo sabe él y lo sabes tú. Los demás solo han visto un intercambio.',
        declare:
          'No quedan humanos. Decláralo: el botón está junto a tu rol. En un móvil, toca antes el botón de los jugadores, arriba.',
        won: 'Has ganado, y la victoria es solo tuya, porque no se eliminó a ningún humano. Si declaras demasiado pronto, ganan los humanos. Ya sabes lo suficiente para jugar: cada carta explica lo que hace.',
      },
    },
  },
}
