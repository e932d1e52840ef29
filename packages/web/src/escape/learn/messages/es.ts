import type { LessonWords } from './en.ts'

export const es: LessonWords = {
  chapters: {
    human: {
      title: 'Fuera de la nave',
      steps: {
        welcome:
          'Eres humano, a bordo de una nave a oscuras. Bruno y Carla son alienígenas y quieren encontrarte. Nadie ve dónde están los demás. Llega a una escotilla y vete.',
        map: 'El sector brillante eres tú. Los rayados son peligrosos: quien entra roba una carta. Los lisos y más claros son seguros. Los anillos verdes son escotillas: la escotilla 1 está a cuatro pasos a tu izquierda.',
        firstMove: 'En cada turno debes moverte un sector. Toca E03 para ver qué pasaría allí y luego confirma.',
        draw: 'Un sector peligroso cuesta una carta. Tú la ves, los demás no.',
        trueNoise: 'Ruido en tu sector: esta vez debes decir la verdad. Anúncialo.',
        pass: 'Ese fue tu turno. Pasa solo; puedes detenerlo si quieres pensar.',
        heard:
          'Bruno hizo ruido en G03. ¿Verdad o no? Puede haber robado «Ruido en cualquier sector» y haber mentido. Carla dijo «sector en silencio»: no robó nada.',
        secure: 'Saben que estabas en E03. Ve a E02: es seguro, así que nadie oirá dónde estás.',
        silent: 'Aquí no hay carta. Todos oyen solo «sector en silencio».',
        missed:
          'Bruno atacó en E03 y no dio a nadie: te habías ido. Ahora todos saben que es alienígena y dónde está: justo a tu lado.',
        away: 'Escabúllete a D02, hacia la escotilla.',
        bluff:
          'Ruido en cualquier sector: ahora puedes mentir, y suena como cualquier otro ruido. Mándalos lejos: elige un sector bien a la derecha, de la columna F en adelante, y anúncialo.',
        item: 'La carta traía también un objeto: has encontrado Sedantes. Nadie sabe qué objeto es.',
        sedatives:
          'Bruno se fue al este: te creyó. Tienes Sedantes. Úsalos antes de moverte: este turno no robarás carta.',
        quiet: 'Ahora ve a C02 o C03, junto a la escotilla 1. Es peligroso, pero irás en silencio.',
        hatch: 'Bruno ha vuelto, pero tarde. Entra en la escotilla.',
        open: 'Decide una carta de escotilla: verde te deja salir, roja la avería y hay que correr a otra.',
        out: '¡Verde! Estás fuera y has ganado. Al final se muestran todos los caminos. Ahora míralo desde el otro lado.',
      },
    },
    alien: {
      title: 'La caza',
      steps: {
        welcome:
          'Ahora eres un alienígena. Te mueves hasta dos sectores, y donde acabas puedes atacar: todos los demás de ese sector mueren, alienígenas o humanos. Bruno es humano y está en algún lugar a tu izquierda.',
        follow: 'Bruno: ruido en G08. Ve allí y, antes de confirmar, elige «atacar» en «Luego».',
        strike: 'Ataca. Todos sabrán que eres alienígena y dónde estás.',
        pass: 'Tu turno pasa solo.',
        bluffed: 'No había nadie: Bruno iba de farol. Pasa. ¿Dónde puede estar de verdad, paso a paso?',
        again: 'Ruido en F08, a dos pasos de ti. Esta vez puede ser cierto. Ve allí y ataca.',
        won: 'Atrapado. No queda ningún humano y ganan los alienígenas. Un alienígena que mata a un humano se mueve tres sectores desde entonces. Ya sabes lo suficiente para jugar: lo demás se explica solo en la mesa.',
      },
    },
  },
}
