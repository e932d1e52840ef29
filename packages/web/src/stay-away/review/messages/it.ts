import { ad } from '../../../client/italian-name.ts'
import { al, dal, del } from '../../../client/italian-percent.ts'
import type { StayAwayReviewWords } from './en.ts'

export const it: StayAwayReviewWords = {
  working: 'Calcolo ciò che ciascuno poteva sapere…',
  failed: 'Non è stato possibile analizzare questa partita.',
  eyes: 'Con gli occhi di',
  shown: 'Probabilità di',
  shows: { both: 'Entrambi', thing: 'La Cosa', infected: 'Infetti' },
  truth: 'verità',
  theseEyes: 'questi occhi',
  way: 'Il percorso del contagio',
  inTurn: (turn) => `turno ${turn}`,
  why: (name) => `Com’è andata per ${name}`,
  infectedBy: (by, name, turn) => `${by} ha infettato ${name} nel turno ${turn}.`,
  knownBefore: (name, by, chance) =>
    `Subito prima, ${name} poteva dare una probabilità ${del(chance)} all’idea che ${by} fosse La Cosa.`,
  couldRefuse: (name, cards) => `${name} aveva ${cards}, e poteva rifiutare.`,
  noRefusal: (name) => `${name} non aveva carte per rifiutare.`,
  burnedBy: (by, name, turn) => `${by} ha bruciato ${name} nel turno ${turn}.`,
  burnKnown: (by, name, chance) =>
    `Subito prima, ${by} poteva dare una probabilità ${del(chance)} all’idea che ${name} fosse La Cosa o tra gli infetti.`,
  bothHuman: 'Erano umani entrambi.',
  sameSide: 'Erano dalla stessa parte.',
  fell: (name, turn) => `La superinfezione ha messo fuori gioco ${name} nel turno ${turn}.`,
  clue: {
    thing: (subject, turn, name, before, after) =>
      `L’indizio più forte è del turno ${turn}. ${subject}: la probabilità che ${name} sia La Cosa è passata ${dal(before)} ${al(after)}.`,
    infected: (subject, turn, name, before, after) =>
      `L’indizio più forte è del turno ${turn}. ${subject}: la probabilità che ${name} sia tra gli infetti è passata ${dal(before)} ${al(after)}.`,
  },
  wasThing: (name, n) =>
    n === 0
      ? `La Cosa era ${name}, e non ha infettato nessuno.`
      : `La Cosa era ${name}, e ha infettato ${n === 1 ? '1 giocatore' : `${n} giocatori`}.`,
  seemed: (name, chance) =>
    `In media, gli umani davano una probabilità ${del(chance)} all’idea che ${name} fosse La Cosa o tra gli infetti.`,
  refused: (name, from, card, turn) =>
    `${name} ha rifiutato una carta Infetto! di ${from} con ${card} nel turno ${turn}.`,
  humanToTheEnd: (name) => `${name} era tra gli umani fino alla fine.`,
  thingBurned: (by, thing, turn) => `${by} ha bruciato La Cosa, ${thing}, nel turno ${turn}.`,
  tooEarly: (thing) => `${thing} ha dichiarato che non restavano umani, ma ce n’era ancora uno.`,
  lastLoses: (name) => `L’ultimo contagio è toccato ${ad(name)}, che non partecipa alla vittoria.`,
  alone: (thing) => `La vittoria è solo di ${thing}.`,
  key: 'Contagi e fuoco',
  noKey: 'Nessun contagio e nessun rogo.',
  infects: (by, name) => `${by} infetta ${name}`,
  burns: (by, name) => `${by} brucia ${name}`,
  burnsHuman: (by, name) => `${by} brucia ${name}, dalla parte degli umani`,
  survives: (by, name) => `${name} resiste al Lanciafiamme di ${by}`,
  claims: 'Dichiarazioni false',
  believed: 'credute',
  noClaims: 'Nessuno ha detto il falso.',
  claim: (name, claim, turn) => `${name}: «${claim}», turno ${turn}`,
  wrongGuess: 'un’ipotesi sbagliata, non una bugia',
  unheard: 'nessun umano l’ha sentita',
  fromTo: (before, after) => `${dal(before)} ${al(after)}`,
  movedMost: (name) => `Che cosa ha fatto cambiare idea ${ad(name)}`,
  notMoved: (name) => `Nulla ha detto molto ${ad(name)}.`,
  isThing: (name) => `${name}: La Cosa`,
  isInfected: (name) => `${name}: contagio`,
  told: (name) => `Che cosa ha detto ${ad(name)}`,
  toldNothing: (subject, name) => `${subject}: nulla di nuovo per ${name}.`,
  change: {
    thing: (subject, name, before, after) =>
      `${subject}: la probabilità che ${name} sia La Cosa è passata ${dal(before)} ${al(after)}.`,
    infected: (subject, name, before, after) =>
      `${subject}: la probabilità che ${name} sia tra gli infetti è passata ${dal(before)} ${al(after)}.`,
  },
  gaveAway: 'Che cosa ha rivelato',
  gave: (subject, name, before, after) =>
    `${subject}: in media, per gli umani la probabilità che ${name} sia La Cosa o tra gli infetti è passata ${dal(before)} ${al(after)}.`,
  gaveNothing: (subject) => `${subject}: nulla di nuovo per gli umani.`,
  deeds: {
    exchange: (a, b) => `Lo scambio tra ${a} e ${b}`,
    refusal: (a, b) => `Il rifiuto della carta di ${b} da parte di ${a}`,
    offer: (a, b) => `La carta scoperta che ${a} ha offerto ${ad(b)}`,
    look: (a, b) => `Lo sguardo di ${a} alla mano di ${b}`,
    peek: (a, b) => `Lo sguardo di ${a} a una carta di ${b}`,
    fire: (a, b) => `Il Lanciafiamme di ${a} contro ${b}`,
    quarantine: (a, b) => `La Quarantena di ${a} per ${b}`,
    door: (a, b) => `La porta di ${a} verso ${b}`,
    shown: (a) => `La mano mostrata da ${a}`,
    revealed: (a) => `Ciò che ${a} ha mostrato`,
    fell: (a) => `La superinfezione di ${a}`,
    burned: (_, b) => `La fine di ${b}`,
    passed: () => 'Le carte passate da tutti',
    claim: (a) => `Le parole di ${a}`,
  },
  seemedTo: (name) => `Chi sembrava che cosa ${ad(name)}`,
  was: 'era',
  certain: 'certo',
  out: 'fuori gioco',
  figures: (human, infected, thing) => `Umano ${human}, infetto ${infected}, La Cosa ${thing}.`,
  truly: {
    human: 'In realtà tra gli umani.',
    infected: 'In realtà tra gli infetti.',
    thing: 'In realtà La Cosa.',
  },
  awards: 'Premi',
  noAwards: 'Nessuno ha meritato un premio.',
  liar: 'Bugia migliore',
  bloodhound: 'Segugio',
  narrow: 'Salvezza per un soffio',
  disguise: 'Travestimento migliore',
  more: {
    liar: 'Tutte le bugie',
    bloodhound: 'Tutte le accuse e i Lanciafiamme',
    narrow: 'Tutti i contagi rifiutati',
    disguise: 'La Cosa e gli infetti',
  },
  liarFigure: (chance) => `creduta ${al(chance)}`,
  houndFigure: (right, all) => (right === 1 ? `1 volta giusta su ${all}` : `${right} volte giuste su ${all}`),
  narrowFigure: (chance) => `sospetto ${del(chance)}`,
  disguiseFigure: (chance) => `sospetto ${del(chance)}`,
  hunt: {
    fire: (name, turn, chance) => `Lanciafiamme su ${name}, turno ${turn}: probabilità ${del(chance)}`,
    claim: (name, turn, chance) => `Accusa a ${name}, turno ${turn}: probabilità ${del(chance)}`,
  },
  right: 'giusto',
  wrong: 'sbagliato',
  miss: (name, from, turn, chance) => `${name} ha rifiutato ${from}, turno ${turn}: sospetto ${del(chance)}`,
  disguised: (name, turns, chance) =>
    `${name}: sospetto ${del(chance)} in ${turns === 1 ? '1 turno' : `${turns} turni`}`,
  copy: 'Copia la frase',
  copied: 'Copiata',
  headline: {
    framed: (liar, victim, by, turn) =>
      `La bugia di ${liar} nel turno ${turn} è costata cara ${ad(victim)}: ${by} ha bruciato un umano.`,
    found: (by, thing, chance) => `${by} ha bruciato La Cosa: ${thing}, con una probabilità ${del(chance)}.`,
    blind: (by, thing, chance) => `${by} ha bruciato La Cosa: ${thing}, con una probabilità di appena ${chance}.`,
    mistaken: (by, victim, chance) =>
      `${by} ha bruciato ${victim}, dalla parte degli umani: la probabilità che fosse La Cosa era solo ${del(chance)}.`,
    believed: (liar, claim, chance) => `«${claim}», diceva ${liar}: era una bugia, creduta ${al(chance)}.`,
    spread: (thing, n, last, chance) =>
      `${thing} ha infettato ${n === 1 ? '1 giocatore' : `${n} giocatori`}: alla fine ${last}, che se l’aspettava con una probabilità ${del(chance)}.`,
    narrow: (name, from, chance) =>
      `${name} ha rifiutato Infetto! da ${from} con un sospetto ${del(chance)} e nient’altro.`,
    early: (thing) => `${thing} ha dichiarato troppo presto: restava un umano.`,
    quiet: 'Nessun rogo per errore, e nessuna bugia creduta.',
  },
  method:
    'Tutte le probabilità derivano da ciò che ciascuno aveva visto e sentito fino a quel momento, mai dall’esito della partita. Presumono giocatori che agiscono come i nostri bot: sono stime.',
}
