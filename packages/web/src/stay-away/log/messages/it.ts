import type { StoryWords } from './en.ts'

export const it: StoryWords = {
  exchanged: (from, to) => {
    if (from.me) return `Hai scambiato una carta con ${to.name}`
    return `${from.name} ha scambiato una carta con ${to.me ? 'te' : to.name}`
  },
  refused: (who, from, card) => {
    if (who.me) return `Hai rifiutato l’offerta di ${from.name} con ${card}`
    return `${who.name} ha rifiutato ${from.me ? 'la tua offerta' : `l’offerta di ${from.name}`} con ${card}`
  },
  alone: (who) => (who.me ? 'Non hai scambiato con nessuno' : `${who.name} non ha scambiato con nessuno`),
  how: { held: 'aveva', showed: 'ha mostrato', gaveYou: 'ti ha dato', gave: 'ha dato', offered: 'ha offerto' },
  dossier: {
    title: (name) => `Informazioni su ${name}`,
    bot: 'Bot',
    between: (both) => `Tra ${both}`,
    public: 'Visto da tutti',
    said: (name) => `Dichiarazioni di ${name}`,
    mine: 'Visto da te',
    think: 'Il tuo sospetto',
    nothing: 'Ancora nulla.',
    close: 'Chiudi',
    verdict: {
      true: 'Vero',
      lie: 'Bugia',
      wrong: 'Ipotesi sbagliata',
      fits: 'Coincide con ciò che hai visto',
      otherwise: 'Tu hai visto altro',
    },
  },
}
