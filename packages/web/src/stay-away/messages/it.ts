import type { Rules } from '@selva/stay-away'
import { ad } from '../../client/italian-name.ts'
import { joined, type Player } from '../../client/player.ts'
import type { Words } from './en.ts'

const actor = ({ me, name }: Player): string => (me ? 'Il tuo bot' : name)
const between = (a: Player, b: Player): string =>
  a.me ? `te e ${b.name}` : b.me ? `te e ${a.name}` : joined('it', [a.name, b.name])

const turns = (n: number): string => (n === 2 ? 'due' : n === 3 ? 'tre' : String(n))
const beyondDoors = ({ doorsAgainstAnyone }: Rules): string =>
  doorsAgainstAnyone === 'ignored' ? 'anche oltre le porte' : 'ma non un vicino dietro una porta'

export const it: Words = {
  name: 'Stay Away!',
  host: {
    scenario: 'Scrivi la tua missione',
    seatsHelp: (cards) => `Uno di voi è La Cosa. Si gioca con ${cards} carte. I bot occupano i posti liberi.`,
    more: 'Altre regole',
    moreHelp: 'Le regole della casa e il numero di copie di ogni carta.',
    changed: (n) => (n === 1 ? '1 modifica' : `${n} modifiche`),
    switchesTitle: 'Regole della casa',
    decks: 'Carte',
    decksHelp: 'Scegli quante copie usare di ogni carta.',
    printed: (n) => `${n} nel mazzo stampato`,
    reset: 'Ripristina il mazzo',
    standard: 'Regole standard.',
    switches: {
      quarantineTurns: {
        name: 'La Quarantena dura',
        values: { '2': 'due turni di chi è in quarantena', '3': 'tre turni di chi è in quarantena' },
      },
      quarantinedOffer: {
        name: 'L’offerta di chi è in quarantena si vede',
        values: { atCommit: 'subito', atSwap: 'quando la carta cambia mano' },
      },
      doorsOfTheDead: {
        name: 'Le porte accanto a chi è fuori gioco',
        values: { merge: 'restano', removed: 'vengono tolte' },
      },
      doorsAgainstAnyone: {
        name: 'Contro «Seduzione», «Non possiamo essere amici?» e «Vattene da qui!» le porte',
        values: { ignored: 'non servono', protect: 'proteggono il vicino dall’altra parte' },
      },
      missedAtInitiator: {
        name: '«Mancato!» quando il prossimo è chi offre',
        values: { skip: 'lo salta', off: 'annulla lo scambio' },
      },
      immuneAfterMissed: {
        name: 'Dopo «Mancato!» lo scambio non può infettare',
        values: { newPartner: 'chi riceve l’offerta', both: 'nessuno dei due' },
      },
      declaration: {
        name: 'Chi dichiara che non restano umani',
        values: { byHand: 'La Cosa', automatic: 'il gioco' },
      },
      soleVictory: {
        name: 'La Cosa vince da sola se',
        values: {
          noHumanEliminated: 'nessun umano è stato eliminato',
          nobodyEliminated: 'nessuno è stato eliminato',
        },
      },
      blindDateCard: {
        name: 'La carta data con «Appuntamento al buio» va',
        values: { deck: 'in cima al mazzo', discards: 'nella pila degli scarti' },
      },
      axeReach: {
        name: 'Un’Ascia abbatte le porte',
        values: { allAroundTarget: 'accanto a te o a un vicino che raggiungi', doorBetween: 'solo accanto a te' },
      },
      thingFlamethrowers: {
        name: 'La Cosa e i Lanciafiamme',
        values: { shed: 'deve liberarsene', kept: 'può tenerli' },
      },
      suspicionTarget: {
        name: 'Chi subisce «Sospetto»',
        values: { told: 'sa quale carta è stata vista', untold: 'non sa quale carta è stata vista' },
      },
      eliminatedSee: {
        name: 'Chi è fuori gioco vede',
        values: { publicView: 'quello che vedono tutti', everything: 'tutto' },
      },
    },
    refusals: {
      copies: (card) => `Non puoi usare questo numero di carte «${card}».`,
      tooFewInfected: (n) => `Servono almeno ${n} carte «Infetto!».`,
      tooFewCards: (n) => `Per distribuire servono almeno ${n} carte azione, difesa e ostacolo.`,
      tooFewToDraw: (n) => `Servono almeno ${n} carte Stay Away!, altrimenti il mazzo finisce.`,
      tooManyCards: (n) => `Puoi usare al massimo ${n} carte in tutto.`,
      other: 'Queste impostazioni non sono compatibili tra loro.',
    },
  },
  you: 'Tu',
  list: (names) => joined('it', names),
  roles: { human: 'Umano', infected: 'Infetto', thing: 'La Cosa' },
  aims: {
    human: 'Trova La Cosa e bruciala. Solo La Cosa può infettarti.',
    infected: {
      noHumanEliminated: (thing) =>
        `La Cosa è ${thing}. Aiutala a vincere e resta in gioco. Se nessun umano viene eliminato, vince da sola.`,
      nobodyEliminated: (thing) =>
        `La Cosa è ${thing}. Aiutala a vincere e resta in gioco. Se nessuno viene eliminato, vince da sola.`,
    },
    thing: {
      byHand: 'Infetta tutti e non farti bruciare. Quando non restano umani, dichiaralo.',
      automatic: 'Infetta tutti e non farti bruciare. La partita finisce quando non restano umani.',
    },
  },
  role: 'Il tuo ruolo',
  watcher: { title: 'Spettatore', text: 'Vedi quello che vedono tutti al tavolo: né mani né ruoli.' },
  gone: { title: 'Sei fuori gioco', text: 'Puoi continuare a guardare.' },
  classes: { contagion: 'Contagio', action: 'Azione', obstacle: 'Ostacolo', defence: 'Difesa', panic: 'Panico' },
  phases: { draw: 'Pesca', play: 'Gioca', exchange: 'Scambia', panic: 'Panico' },
  ring: {
    label: 'Il cerchio dei giocatori',
    deck: 'Mazzo',
    discard: 'Scarti',
    inPlay: 'In gioco',
    panic: 'PANICO',
    panicBack: 'In cima al mazzo c’è una carta Panico',
    plainBack: 'In cima al mazzo c’è una carta Stay Away!',
    noBack: 'Il mazzo è vuoto',
    clockwise: 'Si gioca in senso orario',
    counterclockwise: 'Si gioca in senso antiorario',
    playing: 'gioca',
    asked: 'decide',
    yourAnswer: 'rispondi',
    yourTurn: 'il tuo turno',
    chosen: 'scelta fatta',
    burned: 'in cenere',
    out: 'fuori',
    turnsLeft: (n) => (n === 1 ? 'ancora 1 turno' : `ancora ${n} turni`),
    left: (n) => `ancora ${n}`,
    cards: (n) => (n === 1 ? '1 carta' : `${n} carte`),
    quarantine: (n) => (n === 1 ? 'in quarantena, ancora 1 turno' : `in quarantena, ancora ${n} turni`),
    door: (a, b) => `Porta sbarrata tra ${between(a, b)}`,
    target: 'si può scegliere',
    onLeft: 'alla tua sinistra',
    onRight: 'alla tua destra',
    away: 'assente',
  },
  header: {
    act: 'Il tuo turno',
    keep: 'Tieni una carta',
    fire: 'Sei sotto tiro',
    move: 'Cambi posto?',
    offer: 'La tua offerta',
    answer: 'La tua risposta',
    side: 'Sinistra o destra?',
    placePick: 'Cambia posto',
    friend: 'Fatti un amico',
    witness: 'Trova un testimone',
    forget: 'Tieni una carta',
    blind: 'Scambia col mazzo',
    pass: 'Passa una carta',
    reveal: 'Mostri la mano?',
    other: (who) => (who.me ? 'Turno del tuo bot' : `Turno di ${who.name}`),
    dealing: 'La partita comincia',
    over: 'La partita è finita',
  },
  asks: {
    act: { title: 'Gioca o scarta una carta', text: 'Scegline una dalla tua mano.' },
    keep: { title: 'Tieni una di queste carte', text: 'Le altre si scartano, poi giochi o scarti una carta.' },
    fire: (who) => `${who} ti punta contro un Lanciafiamme`,
    fireText: {
      defended: 'Gioca «Niente barbecue!», o sei fuori gioco.',
      open: 'Non puoi difenderti: sei fuori gioco.',
    },
    move: (who) => `${who} vuole cambiare posto con te`,
    moveText: {
      defended: 'Cambia posto, o gioca «Sto bene qui» e resta.',
      open: 'Devi spostarti. Le porte restano dove sono.',
    },
    offer: (who) => `Offri una carta ${ad(who)}`,
    offerText: 'Coperta. In cambio ne ricevi una, se non viene rifiutata.',
    offerOpen: {
      atCommit: 'Sei in quarantena: tutti vedono la carta.',
      atSwap: 'Sei in quarantena: tutti vedono la carta quando cambia mano.',
    },
    answer: (who) => `${who} ti offre una carta`,
    answerHow: {
      closed: 'È coperta.',
      open: (card) => `La carta è ${card}, scoperta.`,
      immune: 'Arriva da «Mancato!»: non può infettarti.',
    },
    answerText: { defended: 'Dai una carta in cambio, o rifiuta.', open: 'Dai una carta in cambio.' },
    side: { title: 'Cambia posto: sinistra o destra?', text: 'Con il terzo giocatore da quel lato.' },
    placePick: { title: 'Cambia posto con qualcuno', text: 'Scegli un giocatore nel cerchio.' },
    friend: {
      title: 'Scambia una carta con qualcuno',
      open: 'Scegli un giocatore nel cerchio. Poi fai il solito scambio.',
      door: 'Scegli un giocatore nel cerchio. Una porta blocca il tuo solito scambio.',
    },
    witness: { title: 'Mostra la mano a un vicino', text: 'Scegli un giocatore nel cerchio.' },
    forget: { title: 'Tieni una carta, dimentica il resto', text: 'Scarti le altre e ne peschi altrettante.' },
    blind: {
      title: 'Scambia una carta con il mazzo',
      deck: 'Peschi una carta; la tua va in cima al mazzo.',
      discards: 'Peschi una carta; la tua va nella pila degli scarti.',
    },
    pass: (who) => `Passa una carta ${ad(who)}`,
    passText: 'Tutti passano una carta nello stesso momento.',
    passDone: 'Hai scelto',
    passWait: (n) => (n === 1 ? 'In attesa di un giocatore.' : `In attesa di ${n} giocatori.`),
    reveal: { title: 'Mostri la mano?', text: 'Ci si ferma appena qualcuno mostra una carta «Infetto!».' },
  },
  wait: {
    act: (who) => `${actor(who)} gioca o scarta una carta`,
    keep: (who) => `${actor(who)} sceglie una carta da tenere`,
    fire: (who) => (who.me ? 'Il tuo bot risponde al Lanciafiamme' : `${who.name} è sotto tiro`),
    move: (who) => `${actor(who)} decide se cambiare posto`,
    offer: (who, to) => `${actor(who)} sceglie una carta per ${to.me ? 'te' : to.name}`,
    answer: (who, from) => `${actor(who)} risponde ${from.me ? 'alla tua offerta' : `all’offerta di ${from.name}`}`,
    side: (who) => `${actor(who)} sceglie un lato`,
    pick: (who) => `${actor(who)} sceglie un giocatore`,
    forget: (who) => `${actor(who)} sceglie una carta da tenere`,
    blind: (who) => `${actor(who)} scambia una carta con il mazzo`,
    pass: 'Tutti passano una carta',
    reveal: (who) => `${actor(who)} decide che cosa mostrare`,
    hand: 'La tua mano',
  },
  buttons: {
    pickCard: 'Scegli una carta',
    pickTarget: 'Scegli un bersaglio',
    pickPlayer: 'Scegli un giocatore',
    pickOne: 'Scegli',
    play: (card) => `Gioca ${card}`,
    playOn: (card, who) => `${card} su ${who}`,
    axeDoor: 'Abbatti la porta',
    axeTape: (who) => `Libera ${who} dalla quarantena`,
    axeOwnTape: 'Esci dalla quarantena',
    discard: (card) => `Scarta ${card}`,
    keep: (card) => `Tieni ${card}`,
    give: (card) => `Dai ${card}`,
    topped: (card) => `Metti ${card} sul mazzo`,
    refuse: (card) => `Rifiuta con ${card}`,
    dodge: (card) => `Schiva con ${card}`,
    defend: (card) => `Gioca ${card}`,
    burn: 'Lasciati bruciare',
    move: 'Cambia posto',
    placesWith: (who) => `Cambia posto con ${who}`,
    exchangeWith: (who) => `Scambia con ${who}`,
    showTo: (who) => `Mostra la mano ${ad(who)}`,
    left: (who) => `Sinistra: ${who}`,
    right: (who) => `Destra: ${who}`,
    showHand: 'Mostra la mano',
    showInfected: 'Mostra «Infetto!»',
    showNothing: 'Non mostrare nulla',
  },
  seen: {
    play: 'Tutti vedono quale carta giochi.',
    playOn: 'Tutti vedono quale carta giochi, e su chi.',
    analysis: (who) => `Tutti vedono che guardi la mano di ${who}, ma non le carte.`,
    suspicion: {
      told: (who) => `Tutti vedono che guardi una carta di ${who}. Quale, lo sapete solo voi due.`,
      untold: (who) => `Tutti vedono che guardi una carta di ${who}. Quale, lo sai solo tu.`,
    },
    whisky: 'Tutti vedono le carte che ti restano.',
    resolute: 'Tutti vedono che peschi tre carte, ma non quali.',
    resoluteOpen: 'Sei in quarantena: tutti vedono le carte che peschi.',
    discard: 'Gli altri vedono che scarti una carta, ma non quale.',
    discardOpen: 'Sei in quarantena: tutti vedono la carta che scarti.',
    keep: 'Gli altri vedono che tieni una carta, ma non quale.',
    keepOpen: 'Sei in quarantena: tutti vedono queste carte.',
    offer: (who) => `Gli altri vedono che offri una carta ${ad(who)}, ma non quale.`,
    give: 'Gli altri vedono lo scambio, ma non le carte.',
    giveOpen: 'Sei in quarantena: tutti vedono la carta che dai.',
    refuse: 'Tutti vedono questa carta. Poi ne peschi un’altra.',
    burn: 'Tutti vedono che bruci, ma non il tuo ruolo.',
    burnThing: 'La partita finisce, e tutti vedono che La Cosa eri tu.',
    move: 'Tutti vedono che cambi posto.',
    pick: 'Tutti vedono chi scegli.',
    friend: 'Tutti vedono chi scegli, ma non le carte.',
    witness: 'Tutti vedono chi scegli. Solo quel giocatore vede la tua mano.',
    forget: 'Gli altri vedono quante carte scarti e peschi, ma non quali.',
    forgetOpen: 'Sei in quarantena: tutti vedono le carte che scarti e peschi.',
    blind: 'Gli altri vedono che scambi con il mazzo, ma non le carte.',
    pass: 'Gli altri vedono soltanto che hai scelto.',
    reveal: 'Tutti vedono quello che mostri.',
    nothing: 'Tutti vedono che non mostri nulla.',
  },
  locks: {
    stays: 'Non lascia mai la tua mano',
    onlyThing: 'Solo La Cosa può darla',
    lastOne: 'Devi tenerne una',
    shed: 'Prima devi liberarti di un Lanciafiamme',
    keepThis: 'Devi tenere un’altra carta',
    drawnOnly: 'Solo una carta appena pescata',
    noDefence: 'Non serve contro questo',
    noTarget: 'Nessun bersaglio valido. Puoi solo scartarla.',
    defence: 'Serve solo per difendersi. Ora puoi solo scartarla.',
    contagion: 'Non si gioca mai. Puoi solo scartarla.',
  },
  thing: {
    title: 'Solo per La Cosa',
    declare: 'Dichiara: niente più umani',
    declareHelp: 'La partita finisce. Se c’è ancora un umano in gioco, vincono gli umani.',
    notNow: 'Puoi dichiarare mentre qualcuno sceglie una carta da giocare o da offrire.',
    sure: 'Dichiara adesso',
    back: 'Non ancora',
    order: 'Dichiara automaticamente quando non restano umani',
  },
  board: {
    title: 'I tuoi sospetti',
    help: 'Lo vedi solo tu. Tocca per cambiare il segno.',
    levels: { none: 'Nessun segno', trust: 'Fiducia', unsure: 'Dubbio', suspect: 'Sospetto', thing: 'La Cosa?' },
  },
  panels: { board: 'Giocatori', log: 'Diario', close: 'Chiudi' },
  shown: {
    title: 'Carte che hai visto',
    none: 'Ancora nessuna. Qui trovi le carte che gli altri ti mostrano o ti danno.',
    only: 'Lo vedi solo tu',
  },
  notice: {
    hand: (who) => `La mano di ${who}`,
    card: (who) => `Una carta di ${who}`,
    offer: (who) => `${who} ti offriva`,
    got: (who) => `${who} ti ha dato`,
    seenOf: (who) => `${who} ha visto la tua carta`,
    infected: (who) => `${who} è La Cosa e ti ha infettato.`,
    infectedNow: (who) => `Ora ${who} è tra gli infetti.`,
    tell: 'Vuoi dire che cosa hai dato?',
    dismiss: 'Chiudi',
  },
  fresh: { from: (who) => `Da ${who}`, drawn: 'Pescata' },
  claims: {
    title: 'Parla al tavolo',
    help: 'Vero o no, lo leggono tutti.',
    gave: 'Ho dato…',
    got: 'Ho ricevuto…',
    saw: 'Ho visto…',
    is: 'Qualcuno è…',
    am: 'Io sono…',
    whom: 'Giocatore',
    card: 'Carta',
    role: 'Ruolo',
    say: 'Dillo',
    close: 'Annulla',
    said: {
      gave: (card, whom) => `Ho dato ${card} ${ad(whom)}`,
      got: (card, whom) => `Ho ricevuto ${card} da ${whom}`,
      saw: (card, whom) => `Ho visto ${card} nella mano di ${whom}`,
      is: {
        human: (whom) => `${whom} è tra gli umani`,
        infected: (whom) => `${whom} è tra gli infetti`,
        thing: (whom) => `${whom} è La Cosa`,
      },
      am: { human: 'Sono tra gli umani', infected: 'Sono tra gli infetti', thing: 'Sono La Cosa' },
    },
  },
  info: { about: (card) => `Che cosa fa ${card}`, example: 'Esempio', close: 'Chiudi' },
  log: {
    title: 'Diario',
    empty: 'Non è ancora successo niente.',
    turn: (n, who) => `Turno ${n} · ${who.me ? 'Tu' : who.name}`,
    start: 'Distribuzione',
    drew: (who, card) => (who.me ? `Hai pescato ${card}` : `${who.name} ha pescato ${card}`),
    drewOpen: (who, card) =>
      who.me ? `Hai pescato ${card} davanti a tutti` : `${who.name} ha pescato ${card} davanti a tutti`,
    kept: (who, card) => (who.me ? `Hai tenuto ${card}` : `${who.name} ha tenuto ${card}`),
    panic: (who, card) => (who.me ? `Panico! Hai pescato ${card}` : `Panico! ${who.name} ha pescato ${card}`),
    skipped: (n) =>
      n === 1 ? 'Una carta Panico è stata scartata coperta' : `${n} carte Panico sono state scartate coperte`,
    reshuffled: 'Gli scarti sono stati mescolati e formano il nuovo mazzo',
    discarded: (who, n) => {
      const cards = n === 1 ? 'una carta' : `${n} carte`
      return who.me ? `Hai scartato ${cards}` : `${who.name} ha scartato ${cards}`
    },
    discardedCard: (who, cards) => (who.me ? `Hai scartato ${cards}` : `${who.name} ha scartato ${cards}`),
    discardedOpen: (who, cards) =>
      who.me ? `Hai scartato ${cards} davanti a tutti` : `${who.name} ha scartato ${cards} davanti a tutti`,
    topped: (who) => (who.me ? 'Hai messo una carta sul mazzo' : `${who.name} ha messo una carta sul mazzo`),
    toppedCard: (who, card) => (who.me ? `Hai messo ${card} sul mazzo` : `${who.name} ha messo ${card} sul mazzo`),
    played: (who, card) => (who.me ? `Hai giocato ${card}` : `${who.name} ha giocato ${card}`),
    playedOn: (who, card, at) => {
      if (who.me) return `Hai giocato ${card} su ${at.name}`
      return `${who.name} ha giocato ${card} su ${at.me ? 'di te' : at.name}`
    },
    barred: (who, at) => {
      if (who.me) return `Hai sbarrato la strada ${ad(at.name)} con una porta`
      return at.me
        ? `${who.name} ti ha sbarrato la strada con una porta`
        : `${who.name} ha sbarrato la strada ${ad(at.name)} con una porta`
    },
    defended: (who, card) => (who.me ? `Hai risposto con ${card}` : `${who.name} ha risposto con ${card}`),
    scared: (who, card) =>
      who.me
        ? `Hai risposto con ${card} e hai visto la carta offerta`
        : `${who.name} ha risposto con ${card} e ha visto la carta offerta`,
    offered: (from, to) => {
      if (from.me) return `Hai offerto una carta ${ad(to.name)}`
      return to.me ? `${from.name} ti ha offerto una carta` : `${from.name} ha offerto una carta ${ad(to.name)}`
    },
    offeredCard: (from, to, card) => {
      if (from.me) return `Hai offerto ${card} ${ad(to.name)}`
      return to.me ? `${from.name} ti ha offerto ${card}` : `${from.name} ha offerto ${card} ${ad(to.name)}`
    },
    offerSeen: (from, card) => `La carta di ${from} era ${card}`,
    exchanged: (a, b) => {
      if (a.me || b.me) return `Hai scambiato una carta con ${a.me ? b.name : a.name}`
      return `${joined('it', [a.name, b.name])} hanno scambiato una carta`
    },
    gaveOpen: (from, to, card) => {
      if (from.me) return `Hai dato ${card} ${ad(to.name)} davanti a tutti`
      return to.me
        ? `${from.name} ti ha dato ${card} davanti a tutti`
        : `${from.name} ha dato ${card} ${ad(to.name)} davanti a tutti`
    },
    got: (gave, got, from) => `Hai dato ${gave} e hai ricevuto ${got} da ${from}`,
    off: {
      door: 'Niente scambio: c’è di mezzo una porta',
      quarantine: 'Niente scambio: il prossimo giocatore è in quarantena',
      nobody: 'Niente scambio: nessun altro può rispondere all’offerta',
      refused: (who) => (who.me ? 'Niente scambio: hai rifiutato' : `Niente scambio: ${who.name} ha rifiutato`),
      superinfection: 'Niente scambio',
      noCard: 'Niente scambio: nessuna carta da dare',
    },
    redirected: (dodger, to) => {
      if (dodger.me) return `Hai schivato l’offerta, che passa ${ad(to.name)}`
      return `${dodger.name} ha schivato l’offerta, che passa ${to.me ? 'a te' : ad(to.name)}`
    },
    infected: (by, who) => {
      if (who.me) return `${by.name} è La Cosa e ti ha infettato`
      return by.me ? `Hai infettato ${who.name}` : `${by.name} ha infettato ${who.name}`
    },
    passed: 'Tutti hanno passato una carta',
    handSeen: (by, of) => {
      if (by.me) return `Hai visto la mano di ${of.name}`
      return of.me ? `${by.name} ha visto la tua mano` : `${by.name} ha visto la mano di ${of.name}`
    },
    handSeenCards: (by, of, cards) => {
      if (by.me) return `Hai visto la mano di ${of.name}: ${cards}`
      return of.me ? `${by.name} ha visto la tua mano: ${cards}` : `${by.name} ha visto la mano di ${of.name}: ${cards}`
    },
    cardSeen: (by, of) => {
      if (by.me) return `Hai visto una carta di ${of.name}`
      return of.me ? `${by.name} ha visto una tua carta` : `${by.name} ha visto una carta di ${of.name}`
    },
    cardSeenCard: (by, of, card) => {
      if (by.me) return `Hai visto una carta di ${of.name}: ${card}`
      return of.me
        ? `${by.name} ha visto una tua carta: ${card}`
        : `${by.name} ha visto una carta di ${of.name}: ${card}`
    },
    handShown: (who, cards) =>
      who.me ? `Hai mostrato la tua mano: ${cards}` : `${who.name} ha mostrato la sua mano: ${cards}`,
    superinfected: (who, card) =>
      who.me
        ? `Superinfezione: avevi in mano solo carte ${card}`
        : `Superinfezione: ${who.name} aveva in mano solo carte ${card}`,
    revealedInfected: (who, card) =>
      who.me ? `Hai mostrato una carta ${card}` : `${who.name} ha mostrato una carta ${card}`,
    revealedNothing: (who) => (who.me ? 'Non hai mostrato nulla' : `${who.name} non ha mostrato nulla`),
    burned: (by, who) => {
      if (by.me) return `Hai bruciato ${who.name}`
      return who.me ? `${by.name} ti ha bruciato` : `${by.name} ha bruciato ${who.name}`
    },
    fell: (who) => (who.me ? 'Sei fuori gioco' : `${who.name} è fuori gioco`),
    swapped: (a, b) => {
      if (a.me || b.me) return `Hai cambiato posto con ${a.me ? b.name : a.name}`
      return `${joined('it', [a.name, b.name])} hanno cambiato posto`
    },
    turnedAround: 'Il senso di gioco si è invertito',
    doorGone: (a, b) => `La porta tra ${between(a, b)} non c’è più`,
    free: (who) => (who.me ? 'La tua quarantena è finita' : `La quarantena di ${who.name} è finita`),
    orderOn: (who) =>
      who.me ? 'Dichiarazione automatica attivata' : `${who.name} ha attivato la dichiarazione automatica`,
    orderOff: (who) =>
      who.me ? 'Dichiarazione automatica disattivata' : `${who.name} ha disattivato la dichiarazione automatica`,
    declared: (who) =>
      who.me
        ? 'Hai dichiarato: «Io sono La Cosa. Non restano umani.»'
        : `${who.name} ha dichiarato: «Io sono La Cosa. Non restano umani.»`,
    claimed: (who, claim) => (who.me ? `Hai detto: «${claim}»` : `${who.name} ha detto: «${claim}»`),
    over: 'La partita è finita',
  },
  end: {
    won: 'Hai vinto',
    lost: 'Hai perso',
    over: 'La partita è finita',
    after: (turns) => (turns === 1 ? 'Dopo 1 turno' : `Dopo ${turns} turni`),
    thingEliminated: (thing) =>
      thing.me
        ? 'La Cosa eri tu, e sei fuori gioco. Vincono gli umani rimasti.'
        : `La Cosa era ${thing.name}, ora fuori gioco. Vincono gli umani rimasti.`,
    thingEliminatedNobody: (thing) =>
      thing.me
        ? 'La Cosa eri tu, e sei fuori gioco. Non c’è più nessun umano che possa vincere.'
        : `La Cosa era ${thing.name}, ora fuori gioco. Non c’è più nessun umano che possa vincere.`,
    wrongDeclaration: (thing) =>
      thing.me
        ? 'Hai dichiarato troppo presto: c’era ancora un umano in gioco. Vincono gli umani rimasti.'
        : `${thing.name} ha dichiarato troppo presto: c’era ancora un umano in gioco. Vincono gli umani rimasti.`,
    thingAlone: (thing) =>
      thing.me
        ? 'Non restano umani, e nessuno di loro è stato eliminato. La Cosa eri tu, e la vittoria è tutta tua.'
        : `Non restano umani, e nessuno di loro è stato eliminato. La Cosa, ${thing.name}, vince da sola.`,
    infection: (thing) =>
      thing.me
        ? 'Non restano umani. La Cosa eri tu, e vinci con i tuoi infetti.'
        : `Non restano umani. La Cosa, ${thing.name}, vince con gli infetti.`,
    infectionAlone: (thing) =>
      thing.me ? 'Non restano umani. La Cosa eri tu, e vinci.' : `Non restano umani. Vince La Cosa: era ${thing.name}.`,
    lastLoses: (who) =>
      who.me
        ? 'L’ultimo contagio è toccato a te: non partecipi alla vittoria.'
        : `L’ultimo contagio è toccato ${ad(who.name)}, che non partecipa alla vittoria.`,
    who: 'Chi era chi',
    hand: 'Ultima mano',
    winner: 'vittoria',
    eliminated: 'fuori gioco',
    infectedTurn: (n) => `contagio al turno ${n}`,
    lastInfected: 'ultimo contagio',
    timeline: 'Come si è diffuso',
    dealt: (who) => (who.me ? 'Hai ricevuto La Cosa' : `${who.name} ha ricevuto La Cosa`),
    infects: (by, who) => {
      if (by.me) return `Hai infettato ${who.name}`
      return who.me ? `${by.name} ti ha infettato` : `${by.name} ha infettato ${who.name}`
    },
    begun: (who) => (who.me ? 'Eri già tra gli infetti' : `${who.name} era già tra gli infetti`),
    burns: (by, who, role) => {
      if (by.me) return `Hai bruciato ${who.name} (${role})`
      return who.me ? `${by.name} ti ha bruciato (${role})` : `${by.name} ha bruciato ${who.name} (${role})`
    },
    falls: (who, role) =>
      who.me
        ? `La superinfezione ti ha messo fuori gioco (${role})`
        : `La superinfezione ha messo fuori gioco ${who.name} (${role})`,
    declares: (who) =>
      who.me ? 'Hai dichiarato che non restavano umani' : `${who.name} ha dichiarato che non restavano umani`,
    turn: (n) => `Turno ${n}`,
    nobodyInfected: 'Nessuno è stato infettato.',
    opening: 'Si scoprono le carte di tutti…',
    again: 'Gioca ancora',
    hostAgain: 'Apri un nuovo tavolo',
    home: 'Inizio',
  },
  /** No printed Italian rules were at hand: the names are Selva’s own. */
  cards: {
    theThing: {
      name: 'La Cosa',
      line: 'Sei tu. Non lascia mai la tua mano.',
      more: 'Chi riceve questa carta è La Cosa. Non puoi giocarla, scartarla o darla. Dai carte «Infetto!» per portare gli altri dalla tua parte.',
      example: 'Ana è La Cosa. In uno scambio dà «Infetto!» a Bruno. Ora Bruno è infetto, e lo sanno solo loro due.',
    },
    infected: {
      name: 'Infetto!',
      line: 'Infetta gli umani, ma solo se la dà La Cosa.',
      more: 'Pescarla non ha effetto. Un umano che la riceve dalla Cosa in uno scambio resta infetto per tutta la partita. La Cosa può darla a chiunque. Gli umani non possono darla. Un infetto ne tiene sempre una, e può dare quelle in più solo alla Cosa.',
      example: 'Carla pesca «Infetto!» e resta umana. Può scartare la carta, ma non può darla a nessuno.',
    },
    flamethrower: {
      name: 'Lanciafiamme',
      line: 'Brucia un vicino: è fuori gioco.',
      more: 'Puntalo contro un vicino, se tra voi non c’è una porta. Può rispondere con «Niente barbecue!». Nessuno scopre il ruolo di chi brucia, a meno che non fosse La Cosa: in quel caso la partita finisce. In quarantena non puoi giocarlo.',
      example:
        'Ana brucia Bruno. Le sue carte finiscono coperte nella pila degli scarti, il suo posto si chiude, e ora la vicina di Ana è Carla.',
    },
    analysis: {
      name: 'Analisi',
      line: 'Guarda tutta la mano di un vicino.',
      more: 'Vedi tutte le carte di un vicino, se tra voi non c’è una porta. Non può rifiutare. Che cosa raccontare agli altri lo decidi tu.',
      example: 'Ana gioca Analisi su Bruno e vede «Infetto!». L’ha pescata, o gliel’ha data La Cosa?',
    },
    axe: {
      name: 'Ascia',
      line: 'Togli una porta o una quarantena vicina.',
      more: ({ axeReach }) =>
        axeReach === 'allAroundTarget'
          ? 'Abbatti una porta accanto a te o accanto a un vicino che puoi raggiungere. Oppure metti fine a una quarantena: la tua, o quella di un vicino che puoi raggiungere.'
          : 'Abbatti una porta accanto a te. Oppure metti fine a una quarantena: la tua, o quella di un vicino che puoi raggiungere.',
      example: 'Tra Ana e Bruno c’è una porta. Ana la abbatte, e nello stesso turno scambia con Bruno.',
    },
    suspicion: {
      name: 'Sospetto',
      line: 'Guarda una carta a caso di un vicino.',
      more: ({ suspicionTarget }) =>
        suspicionTarget === 'told'
          ? 'Vedi una carta a caso di un vicino, se tra voi non c’è una porta. Quel giocatore viene a sapere quale; gli altri no.'
          : 'Vedi una carta a caso di un vicino, se tra voi non c’è una porta. Quale, lo sai solo tu.',
      example: 'Ana vede un Whisky nella mano di Bruno. Le altre tre carte restano un’incognita.',
    },
    whisky: {
      name: 'Whisky',
      line: 'Mostra a tutti la tua mano.',
      more: 'Tutti vedono le carte che ti restano. È il modo più chiaro per dimostrare qualcosa, o per tradirsi.',
      example: 'Bruno mostra quattro carte innocue. In questo momento tutti sanno che è umano.',
    },
    resolute: {
      name: 'Determinazione',
      line: 'Pesca tre carte, tienine una, agisci ancora.',
      more: 'Pesca tre carte, saltando quelle Panico. Tienine una e scarta le altre due. Poi gioca o scarta una carta come al solito.',
      example:
        'Ana pesca un Lanciafiamme, un’Ascia e un Whisky. Tiene il Lanciafiamme e nello stesso turno brucia Bruno.',
    },
    watchYourBack: {
      name: 'Guardati le spalle',
      line: 'Inverti il senso di gioco.',
      more: 'Vale subito: scambi con il giocatore dall’altro lato, e il prossimo turno è suo.',
      example: 'Si gioca in senso orario. Ana inverte il senso: scambia con Diego, alla sua destra, e non con Bruno.',
    },
    changePlaces: {
      name: 'Cambio di posto!',
      line: 'Cambia posto con un vicino.',
      more: 'Scegli un vicino, se tra voi non c’è una porta e nessuno dei due è in quarantena. Può rispondere con «Sto bene qui». Le porte restano dove sono.',
      example: 'Ana e Bruno cambiano posto. Ora Ana scambia con Carla, e Bruno salta il turno.',
    },
    youdBetterRun: {
      name: 'Faresti meglio a scappare!',
      line: 'Cambia posto con chi vuoi.',
      more: 'Scegli un giocatore qualsiasi, anche oltre le porte, se nessuno dei due è in quarantena. Può rispondere con «Sto bene qui».',
      example: 'Ana non si fida dei vicini. Cambia posto con Diego, dall’altra parte del cerchio.',
    },
    seduction: {
      name: 'Seduzione',
      line: 'Scambia con chi vuoi. Poi il turno finisce.',
      more: (rules) =>
        `Scegli un giocatore che non sia in quarantena, ${beyondDoors(rules)}, e scambia una carta. Può rifiutare con una carta difesa. In questo turno non fai altri scambi.`,
      example: 'La Cosa scavalca tre giocatori e offre una carta a Diego.',
    },
    scary: {
      name: 'Spaventoso',
      line: 'Rifiuta uno scambio e guarda la carta.',
      more: 'Giocala quando ti offrono una carta: la vedi, e non si scambia nulla. Poi peschi una carta.',
      example: 'Ana offre «Infetto!» a Bruno. Lui gioca Spaventoso, vede la carta e sa chi è La Cosa.',
    },
    imComfortable: {
      name: 'Sto bene qui',
      line: 'Resta dove sei.',
      more: 'Giocala quando qualcuno vuole cambiare posto con te: resti lì. Poi peschi una carta. Contro il Panico non serve.',
      example: 'Ana gioca «Faresti meglio a scappare!» su Bruno. Lui risponde con «Sto bene qui», e nessuno si muove.',
    },
    noThanks: {
      name: 'No, grazie!',
      line: 'Rifiuta uno scambio.',
      more: 'Giocala quando ti offrono una carta: non si scambia nulla. Poi peschi una carta.',
      example: 'Ana offre una carta a Bruno. Lui gioca «No, grazie!». Lei se la tiene, e nessuno saprà che carta era.',
    },
    missed: {
      name: 'Mancato!',
      line: 'Schiva: lo scambio passa al giocatore seguente.',
      more: ({ immuneAfterMissed, missedAtInitiator }) =>
        `Giocala quando ti offrono una carta: l’offerta passa al giocatore dopo di te${immuneAfterMissed === 'newPartner' ? ', che non può esserne infettato' : ', e lo scambio non può infettare nessuno dei due'}. Se di mezzo c’è una porta, o se quel giocatore è in quarantena, lo scambio è annullato. ${missedAtInitiator === 'skip' ? 'Chi ha fatto l’offerta viene saltato.' : 'È annullato anche se il seguente è chi ha fatto l’offerta.'} Poi peschi una carta.`,
      example: 'Ana offre una carta a Bruno. Lui schiva, e deve rispondere Carla.',
    },
    noBarbecue: {
      name: 'Niente barbecue!',
      line: 'Sopravvivi a un Lanciafiamme.',
      more: 'Giocala quando qualcuno ti punta contro un Lanciafiamme: resti in gioco. Poi peschi una carta.',
      example: 'Bruno si salva. Ana ha sprecato il Lanciafiamme, e deve comunque scambiare con lui.',
    },
    quarantine: {
      name: 'Quarantena',
      line: ({ quarantineTurns }) => `Un vicino gioca ${turns(quarantineTurns)} turni a carte scoperte.`,
      more: ({ quarantineTurns }) =>
        `Mettila davanti a un vicino, se tra voi non c’è una porta. Per ${turns(quarantineTurns)} dei suoi turni tutti vedono le carte che pesca, scarta e dà. In quarantena non si può bruciare nessuno né cambiare posto.`,
      example: 'Bruno è in quarantena. Tutti vedono che dà un Whisky a Carla, ma non che cosa riceve.',
    },
    barredDoor: {
      name: 'Porta sbarrata',
      line: 'Sbarra la strada verso un vicino.',
      more: 'Mettila tra te e un vicino. Le carte per i vicini non passano attraverso una porta, e nemmeno lo scambio di fine turno. Resta lì anche se i giocatori si spostano.',
      example: 'Tra Ana e Bruno c’è una porta. A fine turno Ana non scambia con nessuno.',
    },
    rottenRopes: {
      name: 'Corde marce',
      line: 'Finiscono tutte le quarantene.',
      more: 'Tutte le carte Quarantena sul tavolo si scartano. Le porte restano.',
      example: 'Bruno e Diego erano in quarantena. Da adesso le loro carte sono di nuovo nascoste.',
    },
    oneTwo: {
      name: 'Uno, due…',
      line: 'Cambia posto con il terzo giocatore da un lato.',
      more: 'Scegli sinistra o destra e cambia posto con il terzo giocatore da quel lato, anche oltre le porte. Nessuno si muove se uno dei due è in quarantena, o se restano meno di quattro giocatori.',
      example: 'Ana conta Bruno, Carla e Diego alla sua sinistra. Cambia posto con Diego.',
    },
    threeFour: {
      name: 'Tre, quattro…',
      line: 'Spariscono tutte le porte.',
      more: 'Tutte le porte sul tavolo si scartano. Le quarantene restano.',
      example: 'La porta tra Ana e Bruno non c’è più: a fine turno scambiano.',
    },
    soThisIsTheParty: {
      name: 'È qui la festa?',
      line: 'Via porte e quarantene. Si cambia posto a coppie.',
      more: 'Tutte le porte e le quarantene si scartano. Poi si cambia posto a coppie, in senso orario a partire da chi ha pescato la carta: i primi due, i due seguenti, e così via.',
      example: 'Ana cambia posto con Bruno, Carla con Diego. Elena resta spaiata e non si muove.',
    },
    getOutOfHere: {
      name: 'Vattene da qui!',
      line: 'Cambia posto con chi vuoi tu.',
      more: (rules) =>
        `Scegli un giocatore che non sia in quarantena, ${beyondDoors(rules)}, e cambia posto. Non può rifiutare. Se sei in quarantena non succede nulla.`,
      example: 'Ana sceglie Diego, e prende il suo posto dall’altra parte del cerchio.',
    },
    forgetful: {
      name: 'Smemorato',
      line: 'Tieni una carta, scarta le altre, ripesca.',
      more: 'Tieni una carta, scarta le altre e pescane altrettante. La Cosa tiene la propria carta. Un infetto tiene una carta «Infetto!».',
      example: 'Ana tiene il Lanciafiamme e pesca tre carte nuove.',
    },
    roundAndRound: {
      name: 'Giro giro tondo',
      line: 'Tutti passano una carta insieme.',
      more: 'Ognuno sceglie una carta per il prossimo giocatore, e tutte passano nello stesso momento. Porte, quarantene e carte difesa non fermano nulla. Poi il turno finisce.',
      example: 'La Cosa passa «Infetto!» a Bruno. Se ne accorgono solo loro due.',
    },
    cantWeBeFriends: {
      name: 'Non possiamo essere amici?',
      line: 'Scambia una carta con chi vuoi.',
      more: (rules) =>
        `Scegli un giocatore che non sia in quarantena, ${beyondDoors(rules)}, e scambia una carta. Può rifiutare con una carta difesa. Poi fai comunque il solito scambio.`,
      example: 'Ana scambia con Diego e poi, come al solito, con Bruno.',
    },
    blindDate: {
      name: 'Appuntamento al buio',
      line: 'Scambia una carta con il mazzo.',
      more: ({ blindDateCard }) =>
        blindDateCard === 'deck'
          ? 'Scegli una carta, pescane una e metti la tua in cima al mazzo: la pescherà il prossimo giocatore. Il turno finisce senza altri scambi.'
          : 'Scegli una carta, pescane una e metti la tua coperta nella pila degli scarti. Il turno finisce senza altri scambi.',
      example: ({ blindDateCard }) =>
        blindDateCard === 'deck'
          ? 'Ana si libera di «Infetto!». La pesca Bruno, che resta umano.'
          : 'Ana si libera di «Infetto!», e nessuno lo vede.',
    },
    ooops: {
      name: 'Ops!',
      line: 'Mostra a tutti la tua mano.',
      more: 'Chi pesca questa carta mostra tutte le carte che ha in mano.',
      example: 'Bruno deve mostrare «Infetto!». L’ha pescata, o gliel’ha data La Cosa?',
    },
    betweenUs: {
      name: 'Resti tra noi…',
      line: 'Mostra la mano a un vicino.',
      more: 'Scegli un vicino, se tra voi non c’è una porta. Solo quel giocatore vede le tue carte.',
      example: 'Ana mostra la mano a Bruno. Ora lui può garantire per lei, se qualcuno gli crede.',
    },
    revelations: {
      name: 'Rivelazioni',
      line: 'A turno, ognuno può mostrare la mano.',
      more: 'Comincia chi pesca la carta, poi si prosegue nel senso di gioco: ognuno mostra la mano, oppure una sola carta «Infetto!», oppure nulla. Ci si ferma appena si vede una carta «Infetto!».',
      example: 'Ana mostra la mano, Bruno non mostra nulla, Carla mostra «Infetto!». Ci si ferma lì.',
    },
  },
}
