import type { ScreenWords } from './en.ts'

export const es: ScreenWords = {
  title: 'La mesa en una pantalla',
  help: '¿Jugáis en la misma sala? Cada cual juega en su móvil, y una pantalla grande muestra lo que todos pueden ver. Ahí nunca aparece nada secreto.',
  seatedOnly: 'En esta mesa no se permiten espectadores: la dirección solo funciona en el navegador de quien juega.',
  address: 'Dirección de la pantalla',
  open: 'Abrir aquí',
  copy: 'Copiar dirección',
  copied: 'Copiada',
  selected: 'Seleccionada. Cópiala con el teclado o manteniéndola pulsada.',
  square: 'Código QR de la pantalla',
  whole: 'Pantalla completa',
  come: 'Tomad asiento',
  comeHelp: 'Escanead el código QR con el móvil o escribid el código.',
  invitation: 'Código QR de la invitación',
  at: (place) => `en ${place}`,
  whoSits: 'En la mesa',
  dealing: 'Empieza la partida',
}
