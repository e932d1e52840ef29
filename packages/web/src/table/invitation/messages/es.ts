import type { InvitationWords } from './en.ts'

export const es: InvitationWords = {
  title: 'Invitar',
  help: 'Envía el enlace, enseña el cuadro o di el código. Nadie necesita una cuenta.',
  link: 'Enlace',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  selected: 'Seleccionado: cópialo con el teclado o manteniéndolo pulsado',
  share: 'Compartir',
  shared: (game) => `Juega conmigo a ${game} en Selva`,
  square: 'Código QR de la invitación',
  squareHelp: 'Enfócalo con un teléfono.',
  onlyHere: 'Este enlace solo se abre en este ordenador. Para invitar a otros, abre Selva en su dirección de red.',
  code: 'Código',
}
