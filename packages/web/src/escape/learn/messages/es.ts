import type { LessonWords } from './en.ts'

export const es: LessonWords = {
  chapters: {
    human: {
      title: 'Escapa de la nave',
      steps: {
        welcome:
          'Eres un ser humano a bordo de una nave a oscuras. Bruno y Carla son aliens y te están buscando. Nadie ve dónde están los demás. Llega a una escotilla y escapa.',
        map: 'El sector brillante eres tú. Los sectores rayados son peligrosos: si entras en uno, robas una carta. Los lisos y más claros son seguros. Los anillos verdes son escotillas: la escotilla 1 está a cuatro pasos a tu izquierda.',
        firstMove: 'En cada turno tienes que moverte un sector. Toca E03 para ver qué pasaría allí y luego confirma.',
        draw: 'En un sector peligroso robas una carta. Tú la ves; los demás, no.',
        trueNoise: '«Ruido en tu sector»: esta vez tienes que decir la verdad. Anúncialo.',
        pass: 'Hasta aquí tu turno. Cuando hayas leído esto, termínalo. En una mesa de verdad acaba automáticamente al cabo de un momento.',
        heard:
          'Bruno ha anunciado un ruido en G03. ¿Será verdad? Puede haber robado «Ruido en cualquier sector» y haber mentido. A Carla le has oído decir «sector en silencio»: no ha robado carta.',
        secure: 'Saben que estabas en E03. Ve a E02: es seguro, así que nadie oirá dónde estás.',
        silent: 'Aquí no hay carta. Solo se oye «sector en silencio».',
        missed:
          'Bruno ha atacado en E03 y no ha alcanzado a nadie: ya no estabas allí. Ahora todos saben que es un alien y dónde está: justo a tu lado.',
        away: 'Escabúllete a D02, hacia la escotilla.',
        bluff:
          '«Ruido en cualquier sector»: ahora puedes mentir, y nadie oirá la diferencia. Mándalos lejos: elige un sector bien a la derecha, de la columna F en adelante, y anúncialo.',
        item: 'La carta tenía también un icono de objeto: has encontrado Sedativos. Nadie más sabe qué objeto es. Termina tu turno.',
        sedatives:
          'Bruno se ha ido al este: te ha creído. Usa los Sedativos antes de moverte y este turno no robarás carta.',
        quiet: 'Ahora ve a C02 o C03, justo al lado de la escotilla 1. Es peligroso, pero irás en silencio.',
        hatch: 'Bruno ha vuelto, pero demasiado tarde. Entra en la escotilla.',
        open: 'Una carta de escotilla decide. Verde: escapas. Roja: la escotilla queda dañada y tienes que buscar otra.',
        out: '¡Verde! Has escapado y has ganado. Al final se descubren los recorridos de todos. Ahora míralo desde el otro bando.',
      },
    },
    alien: {
      title: 'La caza',
      steps: {
        welcome:
          'Ahora eres un alien. Te mueves hasta dos sectores, y donde te detienes puedes atacar: todos los demás de ese sector quedan eliminados, aliens o humanos. Bruno es humano y está en algún lugar a tu izquierda.',
        follow: 'Bruno ha anunciado un ruido en G08. Elige ese sector y ve allí.',
        strike: 'Ataca. Todos sabrán que eres un alien y dónde estás.',
        pass: 'Ahora termina tu turno.',
        bluffed:
          'No había nadie: Bruno iba de farol. Son cosas que pasan. ¿Dónde puede estar de verdad, a un paso por turno?',
        again: 'Un ruido en F08, justo a tu lado. Esta vez puede ser verdad. Ve allí y ataca.',
        won: '¡Lo tienes! No queda ningún humano y ganan los aliens. Un alien que ha eliminado a un humano se mueve desde entonces hasta tres sectores. Ya sabes lo suficiente para jugar: en la mesa, lo demás se explica sobre la marcha.',
      },
    },
  },
}
