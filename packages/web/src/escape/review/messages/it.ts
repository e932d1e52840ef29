import { al, dal, del } from '../../../client/italian-percent.ts'
import type { EscapeReviewWords } from './en.ts'

const named = (sectors: readonly string[]): string => sectors.join(' e ')

export const it: EscapeReviewWords = {
  working: 'Calcolo ciò che ciascuno poteva sapere…',
  failed: 'Non è stato possibile analizzare questa partita.',
  eyes: 'Punto di vista di',
  shown: 'Probabilità di',
  all: 'Tutti gli avversari',
  less: 'meno',
  likely: 'probabile',
  truth: 'verità',
  why: (name) => `Com’è andata per ${name}`,
  killed: (victim, killer, sector, round) => `${killer} ha ucciso ${victim} in ${sector} nel round ${round}.`,
  chanceBefore: (killer, victim, chance) =>
    `Prima dell’attacco, per ${killer} la probabilità che ${victim} fosse lì era ${del(chance)}.`,
  friend: 'Erano dalla stessa parte.',
  mostAway: (subject, round, before, after) =>
    `${subject} nel round ${round} è l’indizio più forte: ${dal(before)} ${al(after)}.`,
  escaped: (name, hatch, round) => `${name} è in salvo con la ${hatch} dal round ${round}.`,
  expected: (chance) => `In media, per gli alieni la probabilità di quel luogo era ${del(chance)}.`,
  greenCard: (odds) => `Fortuna: la probabilità di una carta verde era ${del(odds)}.`,
  redCard: (name, hatch, round, odds) =>
    `${name} ha pescato una carta rossa alla ${hatch} nel round ${round}. Fortuna: la probabilità di una carta verde era ${del(odds)}.`,
  aboard: (name) => `${name} era ancora a bordo alla fine della partita.`,
  hunts: (name, attacks, hits, expected) =>
    `Attacchi di ${name}: ${attacks}. A segno: ${hits}; attesi, per ciò che ${name} poteva sapere: ${expected}.`,
  noAttacks: (name) => `${name} non ha mai attaccato.`,
  key: 'Momenti chiave',
  noKey: 'Nessuno è stato trovato, nessuno ha raggiunto una scialuppa.',
  finds: (killer, victim) => `${killer} trova ${victim}`,
  mistakes: (killer, victim) => `${killer} uccide ${victim}, dalla stessa parte`,
  getsOut: (name) => `${name} fugge`,
  redFor: (name) => `Carta rossa per ${name}`,
  inRound: (round) => `round ${round}`,
  lies: 'Bugie',
  believed: 'credute',
  noLies: 'Nessuno ha annunciato un settore falso.',
  lie: (name, sectors, round) => `${name}: ${named(sectors)}, round ${round}`,
  followed: (n) => (n === 1 ? '1 avversario è andato da quella parte' : `${n} avversari sono andati da quella parte`),
  seemed: (name) => `Chi sembrava alieno a ${name}`,
  certain: { alien: 'certo', human: 'umano' },
  gone: 'non a bordo',
  places: (name) => `Dove sembrava essere ${name}`,
  placesOfAll: 'Dove sembravano essere gli avversari',
  nowhere: 'Nessuna probabilità sopra l’1%.',
  chances: (list) => `${list.join(', ')}.`,
  chance: (sector, chance) => `${sector} ${chance}`,
  truly: (name, sector, chance) => `${name} era in ${sector}: ${chance}`,
  gaveAway: 'Che cosa ha rivelato',
  place: (subject, name, before, after) =>
    `${subject}: per gli altri, la probabilità del vero settore di ${name} è passata ${dal(before)} ${al(after)}.`,
  samePlace: (subject, name, chance) =>
    `${subject}: nulla di nuovo sul vero settore di ${name}, ${chance} prima e dopo.`,
  alien: (name, before, after) =>
    `La probabilità che ${name} sia dalla parte degli alieni è passata ${dal(before)} ${al(after)}.`,
  news: {
    noise: (sectors) => `Il rumore in ${named(sectors)}`,
    twoNoises: (sectors) => `I due rumori in ${named(sectors)}`,
    silence: () => 'Il silenzio',
    attack: (sectors) => `L’attacco in ${named(sectors)}`,
    item: (items) => `L’uso di ${named(items)}`,
    spotlight: () => 'La carta Luci',
    sensor: () => 'Il Sensore',
    teleport: () => 'Il Teletrasporto',
  },
  awards: 'Premi',
  noAwards: 'Nessuno ha meritato un premio.',
  liar: 'Bugia migliore',
  bloodhound: 'Segugio',
  lucky: 'Fuga più fortunata',
  figures: { liar: 'Tutte le bugie', bloodhound: 'Tutti gli attacchi', lucky: 'Tutti i tentativi di fuga' },
  liarFigure: (chance) => `creduta ${al(chance)}`,
  houndFigure: (found, attacks) =>
    `${found === 1 ? '1 trovato' : `${found} trovati`}, ${attacks === 1 ? '1 attacco' : `${attacks} attacchi`}`,
  luckyFigure: (odds) => `probabilità ${del(odds)}`,
  attack: (sector, round, chance, found) =>
    `${sector}, round ${round}: probabilità ${del(chance)}, ${found === 1 ? '1 trovato' : `${found} trovati`}`,
  attempt: {
    escaped: (hatch, round, odds) => `${hatch}, round ${round}: probabilità ${del(odds)}, in salvo`,
    red: (hatch, round, odds) => `${hatch}, round ${round}: probabilità ${del(odds)}, carta rossa`,
  },
  copy: 'Copia la frase',
  copied: 'Copiata',
  headline: {
    lured: (name, sectors, round, n) =>
      `La bugia di ${name} nel round ${round} ha attirato ${n === 1 ? '1 avversario' : `${n} avversari`} verso ${named(sectors)}.`,
    lucky: (name, hatch, odds) => `${name} è in salvo con la ${hatch}: la probabilità era ${del(odds)}.`,
    blind: (killer, victim, sector, chance) =>
      `${killer} ha trovato ${victim} in ${sector}, dove la probabilità di trovare qualcuno era solo ${del(chance)}.`,
    believed: (name, sectors, round, chance) =>
      `La bugia di ${name} su ${named(sectors)} nel round ${round} è stata creduta ${al(chance)}.`,
    found: (killer, victim, sector, chance) =>
      `${killer} ha trovato ${victim} in ${sector}, con una probabilità ${del(chance)}.`,
    escaped: (name, hatch) => `${name} è in salvo con la ${hatch}.`,
    quiet: 'Nessuno è stato trovato e nessuna bugia è stata creduta.',
  },
  turnOf: (name, round) => `Round ${round}, ${name}`,
  decided: (turn, deed) => `${turn}: ${deed}`,
  deed: {
    moves: (sector) => `Va in ${sector}`,
    reaches: (hatch) => `Raggiunge la ${hatch}`,
    stays: 'Non si muove',
    attacks: (sector) => `Attacca in ${sector}`,
    kills: (name) => `Uccide ${name}`,
    findsNoOne: 'Non colpisce nessuno',
    names: (sectors) => `Annuncia un rumore in ${named(sectors)}`,
    silence: 'Annuncia silenzio',
    secure: 'Non pesca nessuna carta',
    uses: (item) => `Usa ${item}`,
    all: (deeds) => `${deeds.join('. ')}.`,
  },
  advice: {
    move: (sector) => `andare in ${sector}.`,
    reach: (hatch) => `raggiungere la ${hatch}.`,
    stay: 'non muoversi.',
    attack: (sector) => `attaccare in ${sector}.`,
    hold: (sector) => `andare in ${sector} senza attaccare.`,
    name: (sector) => `annunciare un rumore in ${sector}.`,
  },
  parts: {
    items: 'Gli oggetti',
    move: 'La mossa',
    strike: 'L’attacco',
    found: 'L’esito',
    hatch: 'La carta',
    card: 'La carta',
    noise: 'Il rumore',
  },
  marks: {
    chosen: (sector) => `scelta: ${sector}`,
    better: (sector) => `meglio: ${sector}`,
    named: (sector) => `rumore: ${sector}`,
  },
  method:
    'Tutte le probabilità derivano da ciò che ciascuno aveva visto fino a quel momento, mai dall’esito della partita. Presumono giocatori che si muovono come i nostri bot: sono stime.',
}
