import type { StoryWords } from './en.ts'

export const pt: StoryWords = {
  exchanged: (from, to) => {
    if (from.me) return `Trocaste uma carta com ${to.name}`
    return to.me ? `${from.name} trocou uma carta contigo` : `${from.name} trocou uma carta com ${to.name}`
  },
  refused: (who, from, card) => {
    if (who.me) return `Recusaste a oferta de ${from.name} com ${card}`
    return `${who.name} recusou ${from.me ? 'a tua oferta' : `a oferta de ${from.name}`} com ${card}`
  },
  alone: (who) => (who.me ? 'Não trocaste com ninguém' : `${who.name} não trocou com ninguém`),
  how: { held: 'tinha', showed: 'mostrou', gaveYou: 'deu-te', gave: 'deu', offered: 'ofereceu' },
  dossier: {
    title: (name) => `Informações sobre ${name}`,
    bot: 'Bot',
    between: (both) => `Entre ${both}`,
    public: 'O que todos viram',
    said: (name) => `O que ${name} disse`,
    mine: 'O que viste',
    think: 'A tua suspeita',
    nothing: 'Nada ainda.',
    close: 'Fechar',
    verdict: {
      true: 'Verdade',
      lie: 'Mentira',
      wrong: 'Palpite errado',
      fits: 'Bate certo com o que viste',
      otherwise: 'Viste outra coisa',
    },
  },
}
