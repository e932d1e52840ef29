import type { Kind } from './card.ts'

export const LANGUAGES = ['en', 'it', 'es', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the cards are called: Spanish as printed, the other languages as in use or translated. */
export const CARD_NAMES: Readonly<Record<Kind, Readonly<Record<Language, string>>>> = {
  theThing: {
    en: 'The Thing',
    it: 'La Cosa',
    es: 'La Cosa',
    pt: 'A Coisa',
  },
  infected: {
    en: 'Infected!',
    it: 'Infetto!',
    es: '¡Infectado!',
    pt: 'Infectado!',
  },
  flamethrower: {
    en: 'Flamethrower',
    it: 'Lanciafiamme',
    es: 'Lanzallamas',
    pt: 'Lança-chamas',
  },
  analysis: {
    en: 'Analysis',
    it: 'Analisi',
    es: 'Análisis',
    pt: 'Análise',
  },
  axe: {
    en: 'Axe',
    it: 'Ascia',
    es: 'Hacha',
    pt: 'Machado',
  },
  suspicion: {
    en: 'Suspicion',
    it: 'Sospetto',
    es: 'Sospecha',
    pt: 'Suspeita',
  },
  whisky: {
    en: 'Whisky',
    it: 'Whisky',
    es: 'Whisky',
    pt: 'Uísque',
  },
  resolute: {
    en: 'Resolute',
    it: 'Determinazione',
    es: 'Determinación',
    pt: 'Determinação',
  },
  watchYourBack: {
    en: 'Watch your back',
    it: 'Guardati le spalle',
    es: 'Vigila tus espaldas',
    pt: 'Cuidado com as costas',
  },
  changePlaces: {
    en: 'Change places!',
    it: 'Cambio di posto!',
    es: '¡Cambio de lugar!',
    pt: 'Troca de lugar!',
  },
  youdBetterRun: {
    en: "You'd better run!",
    it: 'Faresti meglio a scappare!',
    es: '¡Más vale que corras!',
    pt: 'É melhor correr!',
  },
  seduction: {
    en: 'Seduction',
    it: 'Seduzione',
    es: 'Seducción',
    pt: 'Sedução',
  },
  scary: {
    en: 'Scary',
    it: 'Spaventoso',
    es: 'Aterrador',
    pt: 'Aterrorizante',
  },
  imComfortable: {
    en: "I'm comfortable",
    it: 'Sto bene qui',
    es: 'Aquí estoy bien',
    pt: 'Estou bem aqui',
  },
  noThanks: {
    en: 'No thanks!',
    it: 'No, grazie!',
    es: '¡No, gracias!',
    pt: 'Não, obrigado!',
  },
  missed: {
    en: 'Missed!',
    it: 'Mancato!',
    es: '¡Fallaste!',
    pt: 'Errou!',
  },
  noBarbecue: {
    en: 'No barbecue!',
    it: 'Niente barbecue!',
    es: '¡Nada de barbacoas!',
    pt: 'Nada de churrasco!',
  },
  quarantine: {
    en: 'Quarantine',
    it: 'Quarantena',
    es: 'Cuarentena',
    pt: 'Quarentena',
  },
  barredDoor: {
    en: 'Barred door',
    it: 'Porta sbarrata',
    es: 'Puerta atrancada',
    pt: 'Porta trancada',
  },
  rottenRopes: {
    en: 'Rotten ropes',
    it: 'Corde marce',
    es: 'Cuerdas podridas',
    pt: 'Cordas podres',
  },
  oneTwo: {
    en: 'One, two...',
    it: 'Uno, due...',
    es: 'Uno, dos...',
    pt: 'Um, dois...',
  },
  threeFour: {
    en: 'Three, four...',
    it: 'Tre, quattro...',
    es: 'Tres, cuatro...',
    pt: 'Três, quatro...',
  },
  soThisIsTheParty: {
    en: 'So this is the party?',
    it: 'È qui la festa?',
    es: '¿Es aquí la fiesta?',
    pt: 'É aqui a festa?',
  },
  getOutOfHere: {
    en: 'Get out of here!',
    it: 'Vattene da qui!',
    es: '¡Sal de aquí!',
    pt: 'Saia daqui!',
  },
  forgetful: {
    en: 'Forgetful',
    it: 'Smemorato',
    es: 'Olvidadizo',
    pt: 'Esquecido',
  },
  roundAndRound: {
    en: 'Round and round',
    it: 'Giro giro tondo',
    es: 'Vuelta y vuelta',
    pt: 'Roda a roda',
  },
  cantWeBeFriends: {
    en: "Can't we be friends?",
    it: 'Non possiamo essere amici?',
    es: '¿No podemos ser amigos?',
    pt: 'Não podemos ser amigos?',
  },
  blindDate: {
    en: 'Blind date',
    it: 'Appuntamento al buio',
    es: 'Cita a ciegas',
    pt: 'Encontro às cegas',
  },
  ooops: {
    en: 'Ooops!',
    it: 'Ops!',
    es: '¡Ups!',
    pt: 'Ops!',
  },
  betweenUs: {
    en: 'Just between us...',
    it: 'Resti tra noi...',
    es: 'Que quede entre nosotros...',
    pt: 'Que fique entre nós...',
  },
  revelations: {
    en: 'Revelations',
    it: 'Rivelazioni',
    es: 'Revelaciones',
    pt: 'Revelações',
  },
}
