import type { ExplainWords } from './en.ts'

export const it: ExplainWords = {
  round: (n, all) => `Round ${n} di ${all}`,
  lastRound: (n) => `Dopo il round ${n} tutti gli umani ancora in gioco vengono eliminati e gli alieni vincono.`,
  lastArena: (n) => `La partita finisce dopo il round ${n}.`,
  dangerous: 'Settore pericoloso',
  draws: (n) =>
    n === 1
      ? 'Se finisci qui la mossa, peschi l’unica carta Settore.'
      : `Se finisci qui la mossa, peschi una delle ${n} carte Settore: un rumore, vero o falso, o il silenzio.`,
  mayAttack: 'Un alieno può invece attaccare qui.',
  secure: 'Settore sicuro',
  quiet: 'Qui non si pesca. Tutti sentono «settore silenzioso».',
  loud: 'A questo tavolo si pesca una carta anche qui.',
  start: 'Nessuno può entrare in un settore di partenza con una mossa, né attraversarlo.',
  teleport: 'Il Teletrasporto porta qui.',
  shut: 'In una scialuppa chiusa non si può entrare né passare.',
  locked: (n) => `Si apre al round ${n}. Fino ad allora non ci si entra e non ci si passa.`,
  aliensCross: 'Gli alieni possono attraversare una scialuppa aperta, ma non fermarsi lì.',
  aliensNever: 'A questo tavolo gli alieni non possono nemmeno attraversare una scialuppa.',
  noHatch: 'A questo tavolo non ci sono umani: le scialuppe non servono a nessuno.',
  you: 'Ognuno conosce solo il proprio personaggio, finché una regola non ne rivela altri.',
  noPower: 'A questo tavolo il personaggio non ha poteri.',
  player:
    'Questo giocatore ha ovunque la stessa forma e lo stesso colore. Tocca per vedere sulla mappa che cosa ha annunciato.',
  cards: (n) => (n === 0 ? 'Non ha carte.' : n === 1 ? 'Ha una carta coperta.' : `Ha ${n} carte coperte.`),
  kills: (n, target) => `Uccisioni: ${n} su ${target} per vincere.`,
  record: 'Il tuo percorso, uno spazio per round. Lo vedi solo tu.',
  phases: 'Nel tuo turno ti muovi, risolvi il settore e concludi. Il passo normale parte automaticamente.',
  rings: 'Rumore',
  ringsText:
    'Gli anelli mostrano dove qualcuno ha annunciato un rumore o ha attaccato. Solo chi ha annunciato un rumore sa se è vero.',
  glow: 'Settori evidenziati',
  glowText:
    'Ora puoi andare in questi settori. Toccane uno per vedere che cosa succederebbe; toccalo ancora o conferma per andarci.',
  aboard: 'A bordo',
  aboardText: 'I giocatori ancora sulla nave o che stanno per tornare.',
  zone: 'Ogni zona è diversa: cambia quanto sono lontane le scialuppe e dove si può passare senza pescare carte.',
  presetChanged: 'A questo tavolo alcune delle sue regole sono diverse.',
  otherZones:
    'Zone disegnate da te o da altri giocatori. Scegli una delle tue oppure incolla il link alla pagina di una zona nella galleria.',
  pencil: 'I tuoi appunti sulla mappa. Non li vede nessun altro. Restano con il tuo posto, su ogni dispositivo.',
  meaning: 'Decidi tu che cosa significa un segno. Il gioco non lo legge.',
  tools: {
    question: 'Tocca i settori su cui hai dubbi. Toccali ancora per togliere il segno.',
    cross: 'Tocca i settori dove secondo te non può esserci nessuno. Toccali ancora per togliere il segno.',
    ring: 'Tocca i settori da ricordare. Toccali ancora per togliere il segno.',
    rub: 'Toglie tutti i tuoi segni dai settori che tocchi.',
    undo: 'Annulla l’ultima cosa che hai fatto con la matita.',
    seat: 'La forma di un giocatore e un round: chi pensi che fosse qui, e quando.',
    text: 'Una o due parole tue nel settore.',
  },
  trail: 'Dove un giocatore si è fatto sentire o vedere, in ordine, con i round. Un rumore può essere una bugia.',
  assist:
    'Si ricava con la sola logica da tutto ciò che è stato annunciato e da ciò che sai tu. Dove non c’è ombra non può esserci nessuno.',
  assistNoise: 'Un rumore dice che qualcuno ha pescato una carta, non dove: può essere una bugia.',
}
