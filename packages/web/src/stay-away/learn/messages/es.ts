import type { LessonWords } from './en.ts'

export const es: LessonWords = {
  chapters: {
    human: {
      title: 'Encuentra a La Cosa',
      steps: {
        welcome:
          'Eres humano. Alguien de los demás es La Cosa: infecta a la gente pasándole cartas. Encuéntrala y quémala.',
        ring: 'Este es el círculo. Bruno está a tu izquierda y Diego a tu derecha. Se juega en el sentido de las agujas del reloj, como dicen las flechas. Entre Bruno y Carla hay una puerta atrancada.',
        hand: 'Estas son tus cartas; solo las ves tú. Un turno tiene tres pasos: robar, jugar o descartar, intercambiar. Ya has robado.',
        suspicion:
          'Echa un vistazo a un vecino. Elige Sospecha, señala a Diego y juégala: verás una de sus cartas, tomada al azar.',
        saw: 'Un ¡Infectado!. Tenerlo es inofensivo si se ha robado. Pero La Cosa siempre guarda alguno para darlo. Acuérdate de Diego.',
        exchange:
          'Cada turno acaba con un intercambio: tú y el siguiente jugador os dais una carta, boca abajo. Dale una carta a Bruno. Quédate con ¡No, gracias!',
        exchanged:
          'Tu carta por la suya, en el mismo momento. Solo La Cosa puede infectarte así, dándote un ¡Infectado!. Has recibido un Hacha: no ha pasado nada.',
        door: 'Bruno descartó una carta sin que se viera. Después tendría que intercambiar con Carla, pero la puerta está en medio: no hay intercambio.',
        panic:
          'Carla robó una carta de Pánico: ocurre al momento, y cayeron todas las puertas. Luego intercambió con Diego. Qué le dio, solo lo saben los dos.',
        refuse: 'Ahora Diego te ofrece una carta a ti. Has visto lo que lleva. Responde con ¡No, gracias!',
        refused: 'Ninguna carta cambió de manos y robaste una nueva. Nadie sabrá qué te ofrecía.',
        burn: 'Es tu turno y has robado un Lanzallamas. Elígelo, señala a Diego y juégalo.',
        won: 'Era La Cosa: ganan los humanos vivos. Carla estaba infectada y no podías verlo. Ahora La Cosa eres tú.',
      },
    },
    thing: {
      title: 'Ser La Cosa',
      steps: {
        welcome:
          'Eres La Cosa. Sabes quién está infectado: Carla y Diego. Solo Bruno sigue siendo humano. Cuando no quede nadie, lo declaras y ganas.',
        act: 'Ya has robado. Descarta una carta, por ejemplo ¡Nada de barbacoas! Guarda tus ¡Infectado!',
        infect: 'Ahora el intercambio con Bruno. Ofrécele un ¡Infectado!',
        infected:
          'Lo cogió, y te dio un Hacha. Ahora Bruno está infectado: lo sabe él y lo sabes tú. Los demás solo vieron un intercambio.',
        declare:
          'No queda ningún humano. Decláralo: el botón está junto a tu papel; en un teléfono, abre tu papel con el botón de las personas, arriba.',
        won: 'Ganas, y a solas, porque por el camino no se perdió ningún humano. Si declaras demasiado pronto, ganan los humanos. Ya sabes lo suficiente para jugar: cada carta se explica sola.',
      },
    },
  },
}
