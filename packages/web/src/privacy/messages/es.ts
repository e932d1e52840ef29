import type { PrivacyWords } from './en.ts'

const days = (n: number): string => (n === 1 ? 'un día' : `${n} días`)

export const es: PrivacyWords = {
  title: 'Privacidad',
  lead: 'Se juega sin cuenta. Esto es todo lo que este servidor guarda de ti.',
  kept: {
    name: {
      what: 'Un nombre que tú eliges y un identificador aleatorio',
      why: 'Para que los demás sepan quién juega',
      until: 'Hasta que elimines tu perfil',
    },
    cookie: {
      what: 'Una cookie',
      why: 'Para que conserves tu asiento al volver',
      until: (n) => `Hasta ${days(n)} después de tu última visita, o hasta que cierres sesión`,
    },
    devices: {
      what: 'Tus dispositivos: tipo de navegador y de sistema, primera y última visita',
      why: 'Para que puedas cerrar la sesión de un dispositivo perdido',
      until: (n) => `Hasta ${days(n)} después de la última visita, o hasta que cierres su sesión`,
    },
    games: {
      what: 'Tus partidas: asientos, jugadas, resultados, chat y tus notas privadas',
      why: 'Para jugarlas, volver a verlas y verificarlas',
      until: (n) => `Hasta ${days(n)} después del final de la partida`,
      unlimited: 'Mientras exista este servidor; tu nombre desaparece con tu perfil',
    },
    tables: {
      what: 'Mesas que nunca empezaron',
      why: 'Para que aún se pueda entrar',
      until: (n) => `Mientras haya alguien, como mucho ${days(n)}`,
      unlimited: 'Mientras haya alguien',
    },
    statistics: {
      what: 'Tus estadísticas',
      why: 'Para ti; los demás solo ven partidas y victorias si tú las muestras',
      until: 'Hasta que elimines tu perfil',
    },
    links: {
      what: 'Los enlaces a partidas que has compartido, y si muestran tu nombre',
      why: 'Para que otros puedan ver la repetición; sin tu consentimiento tu nombre no aparece',
      until: 'Hasta que los elimines, o hasta que se elimine la partida',
    },
    documents: {
      what: 'Zonas y escenarios',
      why: 'Para editarlos, jugarlos y publicarlos',
      until: (n) =>
        `Hasta que los elimines; los borradores durante ${days(n)} si ya nadie puede entrar en tu perfil. Los publicados se quedan, sin tu nombre`,
    },
    puzzles: {
      what: 'Tus respuestas a los enigmas',
      why: 'Para compararlas con las de los demás, solo en forma de totales',
      until: 'Hasta que elimines tu perfil',
    },
    signIn: {
      what: 'Llaves de acceso, códigos de recuperación, direcciones para avisos',
      why: 'Solo si los configuras',
      until: 'Hasta que los elimines o sustituyas, o elimines tu perfil',
    },
    moderation: {
      what: 'Personas bloqueadas, denuncias y expulsiones',
      why: 'Para que se pueda jugar en paz',
      until: 'Hasta que tú o un moderador lo retiréis',
    },
  },
  others: 'Lo que no se guarda',
  notKept: [
    'Las direcciones IP solo están en memoria, para limitar las peticiones.',
    'No hay publicidad, ni rastreo, ni contenido de otros servidores.',
    'Una partida que abres desde un archivo se queda en tu navegador.',
  ],
  rights: 'Tus datos, tu decisión',
  rightsHelp: 'En tu perfil hay un botón que lo descarga todo y otro que lo elimina para siempre.',
  profile: 'Abrir mi perfil',
  operator: 'Quién administra este servidor',
  noOperator: 'Quien lo administra no ha indicado ninguna dirección. Pregunta a quien te invitó.',
}
