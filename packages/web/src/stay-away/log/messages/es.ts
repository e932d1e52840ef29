import type { StoryWords } from './en.ts'

export const es: StoryWords = {
  exchanged: (from, to) => {
    if (from.me) return `Has intercambiado cartas con ${to.name}`
    return to.me
      ? `${from.name} ha intercambiado cartas contigo`
      : `${from.name} ha intercambiado cartas con ${to.name}`
  },
  refused: (who, from, card) => {
    if (who.me) return `Has rechazado la oferta de ${from.name} con ${card}`
    return `${who.name} ha rechazado ${from.me ? 'tu oferta' : `la oferta de ${from.name}`} con ${card}`
  },
  alone: (who) => (who.me ? 'No has intercambiado con nadie' : `${who.name} no ha intercambiado con nadie`),
  how: { held: 'tenía', showed: 'ha enseñado', gaveYou: 'te ha dado', gave: 'ha dado', offered: 'ha ofrecido' },
  dossier: {
    title: (name) => `Información sobre ${name}`,
    bot: 'Bot',
    between: (both) => `Entre ${both}`,
    public: 'Lo que ha visto todo el mundo',
    said: (name) => `Lo que ha dicho ${name}`,
    mine: 'Lo que has visto tú',
    think: 'Tu sospecha',
    nothing: 'Nada todavía.',
    close: 'Cerrar',
    verdict: {
      true: 'Verdad',
      lie: 'Mentira',
      wrong: 'Suposición errónea',
      fits: 'Coincide con lo que has visto',
      otherwise: 'Tú has visto otra cosa',
    },
  },
}
