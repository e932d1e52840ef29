import type { ShareWords } from './en.ts'

export const es: ShareWords = {
  share: 'Compartir',
  title: 'Compartir esta partida',
  help: 'Con el enlace, cualquiera puede ver la repetición, incluso sin cuenta. El chat y las notas no se incluyen.',
  moment: 'El enlace lleva a este momento de la partida, desde el mismo punto de vista.',
  named: 'Mostrar mi nombre',
  namedHelp: 'Si no, la repetición y su imagen te identifican por tu asiento.',
  others: 'Los demás nombres solo aparecen si sus jugadores están de acuerdo.',
  make: 'Crear enlace',
  link: 'Enlace a la repetición',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  selected: 'Seleccionado. Cópialo con el teclado o manteniéndolo pulsado.',
  send: 'Enviar enlace',
  drop: 'Eliminar enlace',
  dropped: 'El enlace ya no funciona.',
  picture: 'La imagen que los chats muestran con el enlace',
  close: 'Cerrar',
  player: (seat) => `Jugador ${seat}`,
  gone: { title: 'Este enlace no funciona', text: 'Puede que esté mal escrito o que quien lo creó lo haya eliminado.' },
}
