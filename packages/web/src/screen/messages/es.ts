import type { ScreenWords } from './en.ts'

export const es: ScreenWords = {
  title: 'La mesa en una pantalla',
  help: 'Jugad en una habitación: cada cual guarda su teléfono para sí y una pantalla grande muestra lo que todos pueden ver. Ahí nunca aparece nada secreto.',
  seatedOnly:
    'Nadie puede mirar esta mesa, así que la dirección solo funciona en el navegador de alguien sentado a ella.',
  address: 'Dirección de la pantalla',
  open: 'Abrir aquí',
  copy: 'Copiar dirección',
  copied: 'Copiado',
  selected: 'Seleccionado: cópialo con el teclado o manteniéndolo pulsado',
  square: 'Código QR de la pantalla',
  whole: 'Pantalla completa',
  come: 'Tomad asiento',
  comeHelp: 'Enfoca el cuadro con el teléfono o escribe el código.',
  invitation: 'Código QR de la invitación',
  at: (place) => `en ${place}`,
  whoSits: 'En la mesa',
  dealing: 'Empieza la partida',
}
