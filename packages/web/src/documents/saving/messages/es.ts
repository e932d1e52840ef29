import type { SavingWords } from './en.ts'

export const es: SavingWords = {
  notes: {
    untouched: 'Aún no hay cambios',
    device: 'Guardado en este dispositivo',
    refused: 'Sin guardar: el navegador no permite guardar datos',
    offline: 'Sin conexión: guardado en este dispositivo',
    saving: 'Guardando…',
    loading: 'Cargando…',
    publishing: 'Publicando…',
    unpublishing: 'Haciéndolo privado…',
    elsewhere: 'Cambiado en otra pestaña',
    changed: (version) => `Cambiado después de la versión ${version}`,
    saved: (version) => `Guardado en el servidor · versión ${version}`,
    published: (version) => `Publicado · versión ${version}`,
    newer: (version, published) => `Versión ${version} guardada · versión ${published} publicada`,
    hidden: 'Oculto por los moderadores',
  },
  save: 'Guardar',
  saveLong: 'Guardar en el servidor',
  publish: 'Publicar',
  publishChanges: 'Publicar los cambios',
  help: {
    private: 'Solo lo ves tú. Si lo publicas, todo el mundo podrá encontrarlo, jugarlo y adaptarlo.',
    published: 'Todo el mundo puede encontrarlo, jugarlo y adaptarlo.',
    newer: (published) => `Todo el mundo ve la versión ${published}. Publica los cambios para que también se vean.`,
    hidden: 'Los moderadores lo han ocultado. Solo lo ves tú.',
  },
  missing: {
    title: 'Primero ponle un nombre.',
    faults: 'Primero corrige los problemas. Después podrás publicarlo.',
  },
  page: 'Abrir su página',
  retry: 'Reintentar',
  offline:
    'El servidor no responde. Tu trabajo sigue a salvo en este dispositivo, y Selva seguirá intentando guardarlo.',
  offlineLost: 'El servidor no responde, y el navegador no permite guardar datos. Deja abierta esta página.',
  conflict: (version) =>
    `La versión ${version} se guardó en otra pestaña o en otro dispositivo. Tus cambios siguen aquí.`,
  saveMine: (version) => `Guardar la mía como versión ${version}`,
  openTheirs: (version) => `Abrir la versión ${version}`,
  notYours: 'No puedes guardar sobre la copia del servidor: se eliminó o es de otro perfil. Tu trabajo sigue aquí.',
  parentGone: 'El original ya no es público, así que no puedes guardarlo como adaptación. Tu trabajo sigue aquí.',
  saveAsNew: 'Guardar como nuevo',
  openMine: 'Abrir la galería',
  kept: (why) => `${why} Tu trabajo sigue aquí.`,
  resumed: (version) => `Estos son los cambios de este dispositivo. Son más recientes que la versión ${version}.`,
  removeCopy: (title) =>
    `Se elimina la copia de «${title}» en este dispositivo. Lo que guardaste en el servidor se conserva.`,
  back: {
    title: (version) => `Abrir la versión ${version}`,
    text: 'Tus cambios en este dispositivo se eliminan. No se pueden recuperar.',
    stay: 'Conservar mis cambios',
  },
}
