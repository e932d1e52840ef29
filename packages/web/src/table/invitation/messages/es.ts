import type { InvitationWords } from './en.ts'

export const es: InvitationWords = {
  title: 'Invitar a jugar',
  help: 'Envía el enlace, enseña el código QR o dicta el código. Nadie necesita una cuenta.',
  link: 'Enlace',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  selected: 'Seleccionado. Cópialo con el teclado o manteniéndolo pulsado.',
  share: 'Compartir',
  shared: (game) => `Juega conmigo a ${game} en Selva`,
  square: 'Código QR de la invitación',
  squareHelp: 'Escanéalo con un móvil.',
  onlyHere: 'Este enlace solo funciona en este ordenador. Para invitar a otros, abre Selva en su dirección de red.',
  code: 'Código',
}
