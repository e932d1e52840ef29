import type { Rules } from '@selva/escape'
import { joined, type Player } from '../../client/player.ts'
import { coord } from '../../client/rich-text.ts'
import type { Spot } from '../spot.ts'
import { HATCH, POD, type WayOut } from '../way-out.ts'

/** The places of one edition, with their articles and prepositions. */
export const placesOf = ({ hatch }: WayOut) => {
  const the = (spot: Spot): string => {
    switch (spot.kind) {
      case 'hatch':
        return coord(`${hatch} ${spot.number}`)
      case 'humanSector':
        return `the ${coord('Human Sector')}`
      case 'alienSector':
        return `the ${coord('Alien Sector')}`
      default:
        return coord(spot.coord)
    }
  }
  return {
    the,
    at: (spot: Spot): string => `${spot.kind === 'hatch' ? 'at' : 'in'} ${the(spot)}`,
    to: (spot: Spot): string => `to ${the(spot)}`,
  }
}

/** The player at the beginning of a sentence, where the verb is the same for all. */
const subject = ({ me, name }: Player): string => (me ? 'You' : name)
const object = ({ me, name }: Player): string => (me ? 'you' : name)

const characters = {
  captain: 'Captain',
  pilot: 'Pilot',
  psychologist: 'Psychologist',
  soldier: 'Soldier',
  executiveOfficer: 'Executive Officer',
  coPilot: 'Co-Pilot',
  engineer: 'Engineer',
  medic: 'Medic',
  alien1: 'First Alien',
  alien2: 'Second Alien',
  alien3: 'Third Alien',
  alien4: 'Fourth Alien',
  alien5: 'Fifth Alien',
  alien6: 'Sixth Alien',
  alien7: 'Seventh Alien',
  alien8: 'Eighth Alien',
  alien9: 'Ninth Alien',
  alien10: 'Tenth Alien',
  alien11: 'Eleventh Alien',
  alien12: 'Twelfth Alien',
  alien13: 'Thirteenth Alien',
  alien14: 'Fourteenth Alien',
  alien15: 'Fifteenth Alien',
  alien16: 'Sixteenth Alien',
  blink: 'Blink Alien',
  silent: 'Silent Alien',
  surge: 'Surge Alien',
  brute: 'Brute Alien',
  invisible: 'Invisible Alien',
  lurking: 'Lurking Alien',
  fast: 'Fast Alien',
  psychic: 'Psychic Alien',
}

/** Powers of the characters, lasting or used once. */
const powersOf = ({ hatch }: WayOut) => ({
  captain: 'You don’t draw a card in your first dangerous sector.',
  pilot: 'Once per game, when you draw a card, you can announce two noises. No one learns why.',
  pilotBlack: 'You can use each Teleport card three times.',
  psychologist: 'You start in the Alien Sector, and no one knows.',
  soldier: 'Once per game, you can attack. It looks like an alien’s attack.',
  soldierBlack: (limit: number) =>
    limit === Number.POSITIVE_INFINITY ? 'There’s no limit to the items you can keep.' : `You can keep ${limit} items.`,
  executiveOfficer: 'Once per game, you can stay where you are. It looks like a move.',
  coPilot: 'Once per game, you can teleport without a card. Your character is revealed.',
  coPilotBlack: 'Once per game, you can teleport without a card.',
  engineer: `At a ${hatch}, you look at two cards and choose one.`,
  medic: 'Once per game, you can reveal another player’s character. Yours is revealed first.',
  medicBlack: 'Once per game, you can reveal another player’s character.',
  blink: 'You can use Teleport cards.',
  silent: 'You can use Sedatives.',
  surge: 'You can use Adrenaline.',
  brute: 'No attack can kill you. Your character is revealed instead.',
  invisible: 'Spotlight and Sensor can’t locate you. Your character is revealed instead.',
  lurking: 'You can stay where you are and attack there. It looks like a move.',
  fast: 'Your first move can be up to three sectors.',
  psychic: ({ switches }: Rules): string =>
    switches.psychicItems
      ? 'When you draw Silence or an item, you announce a noise in any sector.'
      : 'When you draw Silence, you announce a noise in any sector.',
})

const itemsOf = ({ hatch, hatches }: WayOut) => ({
  attack: {
    name: 'Attack',
    text: 'Attack everyone else in your sector.',
    more: ({ switches }: Rules) =>
      `You attack like an alien, but aren’t fed. ${switches.attackAfterDraw ? 'You can also play it after you’ve drawn a card.' : 'You can’t play it after you’ve drawn a card.'} Never in a starting sector or at a ${hatch}.`,
  },
  teleport: {
    name: 'Teleport',
    text: 'Jump back to the Human Sector.',
    more: 'It isn’t a move, and you draw nothing. If you play it before your move, you move from there. A turn that began in the Human Sector can’t end there.',
  },
  adrenaline: {
    name: 'Adrenaline',
    text: 'Move further this turn.',
    more: ({ switches }: Rules) =>
      `${switches.adrenaline === 'plusOne' ? 'One more sector for this turn’s move.' : 'You move up to two sectors this turn, or as far as you usually can if that’s more.'} You can still stop earlier.`,
  },
  sedatives: {
    name: 'Sedatives',
    text: 'Draw no Dangerous Sector card this turn.',
    more: 'Others hear “silent sector”, as if the sector were secure. Use them before or after the move, but before you draw.',
  },
  spotlight: {
    name: 'Spotlight',
    text: 'Reveal everyone in a sector and around it.',
    more: `Any sector of the ship, including ${hatches} and starting sectors. Everyone there or next to it is revealed with their exact sector, even you.`,
  },
  defense: {
    name: 'Defense',
    text: 'Automatic: saves you from one attack.',
    more: 'It’s spent automatically, no matter who attacks. In an alien’s hand it does nothing.',
  },
  clone: {
    name: 'Clone',
    text: 'Automatic: if you’re killed, you return in the Human Sector.',
    more: 'Ultimate. It works if you have no Defense. You lose all your cards, no one is fed, your character stays hidden, and you return in the Human Sector on your next turn.',
  },
  sensor: {
    name: 'Sensor',
    text: 'Reveal one player’s position to everyone.',
    more: 'Ultimate. Choose another player aboard. Everyone learns which sector they’re in.',
  },
  mutation: {
    name: 'Mutation',
    text: 'Become an alien where you are.',
    more: `Ultimate. From now on you move up to two sectors, have no power, and can’t use your cards. Your character isn’t revealed. You can’t play it at a ${hatch} you’ve just reached.`,
  },
  cat: {
    name: 'Cat',
    text: 'Announce two noises instead of one.',
    more: 'Ultimate. Play it where you would draw. You draw the card and announce two different sectors; if it says “your sector”, one of them must be your own. The card is discarded, whatever it was.',
  },
  silence: {
    name: 'Silence',
    text: 'Stays in your hand and has no effect.',
    more: 'Ultimate. You keep a Silence you draw. Items are kept in the same way, so no one can tell which it was.',
  },
})

const handOf = ({ hatch }: WayOut) => ({
  title: 'Items',
  cards: 'Your cards',
  of: (n: number, limit: number) => `${n} of ${limit}`,
  count: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  empty: 'None yet.',
  use: 'Use',
  useCard: (card: string) => `Use ${card}`,
  usePower: (power: string) => `Use: ${power}`,
  power: 'Power',
  times: (n: number) => `${n} ×`,
  left: (n: number) => (n === 1 ? 'One use left.' : `${n} uses left.`),
  why: {
    alien: 'Aliens can’t use items.',
    off: 'Items have no effect at this table.',
    turn: 'Only on your turn.',
    out: 'You’re out of the game.',
    afterMove: 'Only after your move.',
    beforeMove: 'Only before your move.',
    beforeDraw: 'Only before you draw a card.',
    notNow: 'Not right now.',
    active: 'Already active this turn.',
    inHumanSector: 'You’re already in the Human Sector.',
    fromHumanSector: 'Your turn began in the Human Sector.',
    plain: 'Only in a dangerous or secure sector.',
    drew: 'At this table, not after drawing a card.',
    nobody: 'No one else is aboard.',
    hatch: `Not at a ${hatch}.`,
    noDraw: 'Only where you would draw a card.',
    noDanger: 'No Dangerous Sector cards are left.',
    oneSector: 'There’s only one sector to announce.',
    itself: 'Works automatically.',
    noPower: 'This character has no power at this table.',
    lost: 'Lost when you changed sides.',
    spent: 'Already used.',
    noPatient: 'All other characters are already revealed.',
  },
})

const headerOf = ({ Hatch }: WayOut) => ({
  move: 'Your move',
  stuck: 'You can’t move',
  arrived: 'Resolve your sector',
  name: 'Announce a noise',
  nameAny: 'Choose a sector',
  nameOther: 'Choose another sector',
  pick: `Choose a ${Hatch} card`,
  over: 'Too many cards',
  close: 'End of your turn',
  other: ({ me, name }: Player) => (me ? 'Your turn' : `${name}’s turn`),
  out: 'You’re out',
  waiting: 'You’ll be back',
  escaped: 'You escaped',
  dealing: 'The game begins',
})

/** Playing an item or a power: its effect, and the part of it that others see. */
const playOf = (exit: WayOut) => {
  const { the, at } = placesOf(exit)
  return {
    cancel: 'Cancel',
    light: 'Light up',
    seen: (item: string) => `Everyone sees that you use ${item}.`,
    seenCard: 'Others only see that you discard a card.',
    seenEither: 'Others only see a discarded card: Adrenaline or Sedatives.',
    seenSedatives: 'Others only see a discarded card, but now it can only be Sedatives.',
    seenHuman: 'It tells everyone that you’re human.',
    seenNothing: 'No one notices.',
    seenMove: 'To others it looks like a move.',
    seenStand: 'Everyone learns that you stood still.',
    seenAttack: (place: Spot) => `Everyone learns that you attacked ${at(place)}.`,
    seenShown: 'Your character is revealed to everyone.',
    pickLight: 'Choose a sector to light up',
    lightHelp: 'The sector and its neighbours are lit, and everyone there is revealed, even you.',
    lightOn: (place: Spot, n: number) => `Light up ${the(place)}: ${n} sectors`,
    pickPlayer: 'Choose a player',
    senseHelp: 'Everyone learns where that player is.',
    examineHelp: 'That player’s character is revealed to everyone.',
    further: (n: number) => `You can then move up to ${n} sectors.`,
    sedated: 'You draw no card this turn, whatever sector you enter.',
    jump: 'You jump to the Human Sector and move from there.',
    jumpLate: 'You jump to the Human Sector, and your turn ends there.',
    strike: (place: Spot) => `You attack everyone else ${at(place)}.`,
    mutate: 'You become an alien and can’t use items or powers. Your character stays hidden.',
    twoNoises: 'You draw a card and announce two sectors. If it says “in your sector”, one must be yours.',
    stayHere: 'You stay and resolve your sector as if you’d just arrived.',
    lurkHere: 'You stay, then attack here.',
  }
}

/** Why a sector can’t be chosen. */
const whyOf = ({ hatch }: WayOut) => ({
  here: 'You’re already here, and you have to move.',
  hereFirst: 'Your turn began here. You can’t return.',
  tooFar: (n: number) =>
    n === 1 ? 'Too far: you move one sector per turn.' : `Too far: you move up to ${n} sectors per turn.`,
  start: 'No one can enter a starting sector.',
  hatchAlien: `Aliens can’t end their move at a ${hatch}.`,
  hatchClosed: `This ${hatch} is closed.`,
  hatchLocked: `This ${hatch} is still locked.`,
  barred: 'Your side can’t enter secure sectors at this table.',
  special: 'You can only announce dangerous and secure sectors.',
  secureNoise: 'You can only announce dangerous sectors at this table.',
  ownNoise: 'The card says your own sector.',
  echoNoise: 'The card says the sector where your turn began.',
  named: 'You’ve already chosen this one.',
})

const actOf = (exit: WayOut) => {
  const { hatch, Hatch, through } = exit
  const { at, the, to } = placesOf(exit)
  return {
    pickSector: 'Choose a glowing sector',
    pickSteps: (n: number) => (n === 1 ? 'You can move one sector.' : `You can move up to ${n} sectors.`),
    willDraw: 'You’ll draw a card there.',
    willBeSilent: 'No card there: everyone hears “silent sector”.',
    willEscape: 'Your way out: you escape and win.',
    willEscapeTeam: 'Your way out: you escape. Whether you win depends on the others.',
    willTryHatch: `You’ll draw a ${Hatch} card. Green: you escape. Red: the ${hatch} is damaged.`,
    willTryAgain: `You’ll draw a ${Hatch} card. Green: you escape. Red: you stay, and can try again later.`,
    willPickHatch: `You’ll look at two ${Hatch} cards and choose one.`,
    mayAttack: 'You can attack there or draw a card.',
    mayAttackSecure: 'You can attack there or stay silent.',
    heardHere: (name: string) => `${name} was heard here.`,
    stepsFrom: (n: number, sector: string, name: string) =>
      `${n === 1 ? 'One step' : `${n} steps`} from ${sector}, where ${name} was heard.`,
    moveTo: (place: Spot) => `Move ${to(place)}`,
    attackAt: (place: Spot) => `Attack ${place.kind === 'sector' ? the(place) : at(place)}`,
    /** Intentions for the arrival. */
    after: {
      label: 'Then',
      draw: 'draw a card',
      silent: 'stay silent',
      hatch: `open the ${hatch}`,
      attack: 'attack',
      card: 'use Attack',
      cat: 'use Cat',
      pilot: 'make two noises',
      wait: 'decide later',
    },
    /** Automatic next steps. */
    next: {
      resolve: 'Resolving the sector…',
      attack: 'Attacking…',
      use: 'Using your card…',
      end: 'Your turn ends automatically.',
    },
    hold: 'Wait',
    why: whyOf(exit),
    stuck: 'Stay here',
    stuckHelp: 'You can’t reach any sector. Everyone learns that you couldn’t move.',
    resolveDanger: 'Draw a card',
    resolveSecure: 'Stay silent',
    attackHere: 'Attack',
    resolveHatch: (n: number) => `Escape ${through} ${hatch} ${n}`,
    openHatch: (n: number) => `Open ${hatch} ${n}`,
    arrivedIn: (place: Spot, kind: string) => `You’re ${at(place)} (${kind})`,
    arrivedHatch: (place: Spot) => `You’re ${at(place)}`,
    stayedIn: (place: Spot) => `You stay ${at(place)}`,
    othersKnowMoved: 'Others know that you moved, but not where.',
    attackSeen: (place: Spot) => `If you attack, everyone learns that you’re an alien ${at(place)}.`,
    attackSeenOnly: (place: Spot) => `If you attack, everyone learns that you’re ${at(place)}.`,
    mustAttack: 'You’re lurking: attack now.',
    drawSeen: 'Others see that you draw a card, not which one.',
    silentSeen: 'Everyone hears “silent sector”.',
    hatchSeen: 'You’re the first human out, and you win alone.',
    hatchCardSeen: `Everyone sees the ${Hatch} card.`,
    announce: 'Announce',
    nameFirst: 'Next',
    own: 'My sector',
    typeSector: 'Type a sector',
    noSuchSector: 'You can’t choose this sector',
    noiseIn: (sector: string, kind: string) => `Noise in ${sector} (${kind})`,
    pickNoise: 'Choose any sector',
    pickFirst: 'Two noises: choose the first sector',
    pickOther: (sector: string) => `One noise in ${sector}: choose the other sector`,
    firstIsOwn: (sector: string) => `Two noises: one in ${sector}, your sector`,
    twoNoises: (a: string, b: string) => `Noises in ${a} and ${b}`,
    twoHelp: 'Others hear both at once and can’t tell which one you chose first.',
    pickNoiseHelp: 'Near or far: others can’t tell it from a real noise.',
    pickDangerous: 'Any dangerous sector: others can’t tell it from a real noise.',
    psychic: 'This card becomes a noise: choose any sector.',
    secureBluff: 'Secure sectors are silent. Everyone will know it’s a bluff.',
    everyoneHears: (sector: string) => `Everyone hears: “Noise in ${sector}.”`,
    pickCard: 'Which card counts?',
    pickCardHelp: 'Others only see the card you choose. The other goes back into the pile.',
    pickColour: (colour: string) => `Choose ${colour}`,
    over: (limit: number) => `You can only keep ${limit === 1 ? 'one item' : `${limit} items`}`,
    overHelp: 'Discard a card face down, or use one if you can.',
    discard: 'Discard',
    discardIt: (item: string) => `Discard ${item}`,
    discardSeen: 'Others see that you discard a card, not which one.',
    end: 'End turn',
    ending: 'Your turn ends automatically.',
    held: 'End your turn when you’re ready.',
    waitFor: ({ me, name }: Player) => (me ? 'It’s your turn' : `${name} is playing`),
    heard: {
      turn: 'Choosing a sector.',
      moved: 'Moved. Now resolving the sector.',
      stood: 'Stood still. Now resolving the sector.',
      cannotMove: 'Couldn’t move.',
      drew: 'Drew a card. Now choosing what to announce.',
      hatch: `Reached a ${hatch}. Now looking at two cards.`,
      resolved: 'About to end the turn.',
    },
    outHelp: 'You’re out of the game, but you can keep watching.',
    waitingHelp: 'You return on your next turn.',
    waitingAlien: 'You return as an alien on your next turn.',
    escapedHelp: 'You’ve won, whatever happens now.',
    escapedTeam: 'You’re safe. Whether you win depends on the others.',
    watchHelp: 'You see what everyone at the table sees.',
    play: playOf(exit),
  }
}

const map = {
  label: (zone: string) => `Map of zone ${zone}`,
  help: 'Arrow keys move between sectors, Enter chooses, N reads out the neighbours, C goes to the next sector you can choose, M adds a mark, + and - zoom, 0 shows the whole map.',
  row: (n: number) => `Row ${n}`,
  sides: {
    up: 'Above',
    upRight: 'Above right',
    downRight: 'Below right',
    down: 'Below',
    downLeft: 'Below left',
    upLeft: 'Above left',
  },
  overview: 'Overview: tap to look there',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole map',
  me: 'Find me',
  here: 'you’re here',
  legal: 'you can move here',
  nameable: 'you can announce it',
  lightable: 'you can light it up',
  lit: 'lit up',
  heard: ({ me, name }: Player, round: number) => `${me ? 'your noise' : `noise by ${name}`} in round ${round}`,
  attacked: ({ me, name }: Player, round: number) => `${me ? 'your attack' : `attack by ${name}`} in round ${round}`,
  seen: ({ me, name }: Player, round: number) => `${me ? 'you were' : `${name} was`} here in round ${round}`,
}

const notesOf = (exit: WayOut) => {
  const { at } = placesOf(exit)
  return {
    nothing: 'Nothing heard yet',
    noise: (place: Spot) => `Noise ${at(place)}`,
    twoNoises: (a: string, b: string) => `Noises in ${a} and ${b}`,
    silence: 'Silence',
    silentSector: 'Silent sector',
    standsStill: 'Stood still',
    attack: (place: Spot) => `Attacked ${at(place)}`,
    seen: (place: Spot) => `Seen ${at(place)}`,
    killed: (place: Spot) => `Killed ${at(place)}`,
    waits: 'Returns next turn',
    reborn: (place: Spot) => `Came back ${at(place)}`,
    escaped: (n: number) => `Escaped ${exit.through} ${exit.hatch} ${n}`,
    time: 'Out of time',
    noExit: 'No way out left',
    cannotMove: 'Couldn’t move',
  }
}

/** Lines of the log. Those about something that only the reader can see have no player: it is always the reader. */
const logOf = (exit: WayOut) => {
  const { hatch, Hatch, through } = exit
  const { the, at, to } = placesOf(exit)
  return {
    yourTurn: 'It’s your turn',
    movedTo: (place: Spot) => `You moved ${to(place)}`,
    stayed: (place: Spot) => `You stayed ${at(place)}. To others it looked like a move.`,
    spared: 'You didn’t have to draw a card. Only you know why.',
    standsStill: (who: Player) => `${subject(who)} stood still`,
    drew: (card: string) => `You drew “${card}”. Only you can see it.`,
    kept: (card: string) => `You kept “${card}”. Only you can see it.`,
    keptCard: (who: Player) => `${subject(who)} announced silence and kept a card`,
    gained: (item: string) => `You found an item: ${item}. Only you can see it.`,
    gainedItem: (who: Player) => `${subject(who)} found an item`,
    noItemLeft: (who: Player) => `There was no item left for ${object(who)}`,
    used: (who: Player, item: string) => `${subject(who)} used ${item}`,
    usedPower: (who: Player, item: string) => `${subject(who)} used ${item} without a card`,
    usedKept: (who: Player, item: string) => `${subject(who)} used ${item} and kept the card`,
    usedHidden: (item: string) => `You used ${item}. Others only saw you discard a card.`,
    discarded: (item: string) => `You discarded ${item}. Others don’t know which card it was.`,
    discardedCard: (who: Player) => `${subject(who)} discarded a card`,
    teleported: (who: Player) => `${subject(who)} teleported ${to({ kind: 'humanSector' })}`,
    spotlight: (who: Player, place: Spot, found: readonly string[]) =>
      `${subject(who)} lit up ${the(place)}: ${joined('en', found)}`,
    spotlightNoOne: (who: Player, place: Spot) => `${subject(who)} lit up ${the(place)}: no one was there`,
    found: (who: Player, place: Spot) => `${who.me ? 'you were' : `${who.name} was`} ${at(place)}`,
    foundThere: (who: Player) => `${who.me ? 'you were' : `${who.name} was`} there`,
    sensed: (who: Player, target: Player, place: Spot) => `${subject(who)} located ${object(target)} ${at(place)}`,
    sensedNothing: (who: Player, target: Player) => `${subject(who)} couldn’t locate ${object(target)}`,
    medic: (who: Player, target: Player) => `${subject(who)} examined ${object(target)}`,
    mutated: (who: Player) => `${subject(who)} turned into an alien`,
    noise: (who: Player, place: Spot) => `${subject(who)} announced a noise ${at(place)}`,
    twoNoises: (who: Player, a: Spot, b: Spot) => `${subject(who)} announced noises ${at(a)} and ${at(b)}`,
    silence: (who: Player) => `${subject(who)} announced silence`,
    silentSector: (who: Player) => `${subject(who)} announced a silent sector`,
    cannotMove: (who: Player) => `${subject(who)} couldn’t move`,
    attack: (who: Player, place: Spot) => `${subject(who)} attacked ${at(place)}`,
    missed: 'The attack hit no one',
    defended: (who: Player, place: Spot) => `A Defense card saved ${object(who)} ${at(place)}`,
    immune: (who: Player, place: Spot) => `The attack couldn’t kill ${object(who)} ${at(place)}`,
    cloned: (who: Player, place: Spot) => `A Clone card saved ${object(who)} ${at(place)}`,
    killed: (who: Player, target: Player, place: Spot) => `${subject(who)} killed ${object(target)} ${at(place)}`,
    shown: (who: Player, character: string) =>
      who.me ? `Now everyone knows you’re the ${character}` : `${who.name} is the ${character}`,
    lost: (who: Player, n: number) => `${subject(who)} lost ${n === 1 ? '1 card' : `${n} cards`}`,
    waits: (who: Player, as: string) => `${who.me ? 'You’ll' : `${who.name} will`} return next turn ${as}`,
    reborn: (who: Player, as: string, place: Spot) => `${subject(who)} came back ${as} ${at(place)}`,
    startPlace: (who: Player, place: Spot) => `${subject(who)} started ${at(place)}`,
    hatchReached: (who: Player, n: number) => `${subject(who)} reached ${hatch} ${n}`,
    hatchTwo: (who: Player, n: number) => `${subject(who)} reached ${hatch} ${n} and looked at two cards`,
    hatchDrawn: (a: string, b: string) => `You looked at two cards: ${a} and ${b}. Only you can see them.`,
    hatchCard: (colour: string) => `The ${Hatch} card is ${colour}`,
    escaped: (who: Player, n: number) => `${subject(who)} escaped ${through} ${hatch} ${n}`,
    hatchClosed: (n: number, state: string) => `${Hatch} ${n} is ${state}`,
    notices: {
      lightsOut: 'The lights go out. From now on, you draw a card in every sector.',
      silentRound: 'A round of silence: no one draws a card.',
      frenzy: 'The aliens are in a frenzy. From now on, all of them move up to three sectors.',
    },
    hatchOpened: (n: number) => `${Hatch} ${n} unlocks`,
    hatchRoom: (n: number, room: number) => `${Hatch} ${n} has room for ${room} more`,
    counted: (a: number, b: number, c: number) =>
      `Motion tracker: ${a} in columns A to H, ${b} in columns I to O, ${c} in columns P to W`,
    courier: (who: Player) => (who.me ? 'You carry the black box' : `${who.name} carries the black box`),
    sideTold: {
      human: (who: Player) => (who.me ? 'Everyone knows that you’re human' : `${who.name} is human`),
      alien: (who: Player) => (who.me ? 'Everyone knows that you’re an alien' : `${who.name} is an alien`),
    },
    countdown: (last: number) => `Self-destruct has started: round ${last} is the last one`,
    time: (who: Player) => `Time ran out for ${object(who)}`,
    noExit: (who: Player) => `There’s no way out left for ${object(who)}`,
    reshuffled: 'The Dangerous Sector cards were reshuffled',
    itemsReshuffled: 'The item cards were reshuffled',
    hatchReshuffled: `The ${Hatch} cards were reshuffled`,
    over: 'The game is over',
  }
}

/**
 * The table in words. English is the source: the other catalogues have its type, so that a missing sentence does not
 * compile.
 */
const english = (exit: WayOut) => ({
  sides: { human: 'Human', alien: 'Alien' },
  asSide: { human: 'as a human', alien: 'as an alien' },
  characters,
  powers: powersOf(exit),
  powerUsed: (round: number) => `Used in round ${round}.`,
  /** Buttons for powers. */
  does: {
    hold: 'Fake a move',
    lurk: 'Lurk here',
    stand: 'Stand still',
    teleport: 'Teleport without card',
    cat: 'Make two noises',
    strike: 'Attack without card',
    medic: 'Examine a player',
  },
  items: itemsOf(exit),
  hand: handOf(exit),
  aims: {
    human: `Reach a ${exit.hatch} before anyone catches you.`,
    alien: 'Stop the humans before they escape. You can attack the sector you’re in.',
    arena: (n: number) =>
      `Everyone is prey. ${n === 1 ? 'The first kill wins.' : `The first player with ${n} kills wins.`}`,
  },
  speed: (n: number) => (n === 1 ? 'You move one sector per turn.' : `You move up to ${n} sectors per turn.`),
  fed: 'You’ve fed, and you’re faster now.',
  cells: {
    dangerous: 'dangerous',
    secure: 'secure',
    humanSector: 'Human Sector',
    alienSector: 'Alien Sector',
    hatch: (n: number) => `${exit.hatch} ${n}`,
    void: 'empty space',
  },
  hatchStates: { open: 'open', used: 'blocked', damaged: 'damaged', shut: 'closed from the start', locked: 'locked' },
  hatchRoom: (n: number) => `open, room for ${n}`,
  colours: { green: 'green', red: 'red' },
  hatches: exit.Hatches,
  hatch: (n: number, state: string) => `${exit.Hatch} ${n}: ${state}`,
  round: 'Round',
  aboard: (n: number) => `${n} aboard`,
  crew: (humans: number, aliens: number) =>
    `${humans === 0 ? 'no humans' : humans === 1 ? '1 human' : `${humans} humans`}, ${aliens} ${aliens === 1 ? 'alien' : 'aliens'}`,
  header: headerOf(exit),
  phases: { move: 'Move', resolve: 'Resolve', end: 'End' },
  act: actOf(exit),
  cards: {
    only: 'Only you can see this',
    drawing: 'Drawing a card…',
    gained: 'You found an item',
    kept: 'You keep this card',
    yours: { name: 'Noise in your sector', text: 'Announce the sector you’re in.' },
    any: { name: 'Noise in any sector', text: 'Announce a sector of your choice. It sounds like any other noise.' },
    silence: { name: 'Silence', text: 'You make no noise, and everyone knows it.' },
    keptText: 'Everyone hears silence. You keep the card, and no one knows which one it is.',
  },
  map,
  legend: {
    label: 'Legend',
    dangerous: 'Dangerous',
    secure: 'Secure',
    open: `Open ${exit.hatch}`,
    start: 'Starting sectors',
  },
  tabs: { label: 'Table', map: 'Map', me: 'Me', players: 'Players', log: 'Log', pencil: 'Pencil' },
  identity: 'Your identity',
  where: 'Your position',
  youAreIn: (side: string, place: Spot) => `${side}, ${placesOf(exit).at(place)}`,
  watcher: { title: 'Spectator', text: 'You see what everyone knows: no identities, no positions.' },
  record: 'Movement record',
  players: 'Players',
  you: 'you',
  courier: 'carries the black box',
  away: 'away',
  kills: (n: number) => (n === 1 ? '1 kill' : `${n} kills`),
  killsOf: (n: number, target: number) => `${n} of ${target} kills`,
  was: (character: string, side: string) => `${character}, now ${side}`,
  showTrail: ({ me, name }: Player) => `Show what ${me ? 'you' : name} announced`,
  notes: notesOf(exit),
  logTitle: 'Log',
  logEmpty: 'Nothing has been heard yet.',
  log: logOf(exit),
  opening: 'Revealing everyone’s cards…',
})

export const en = english(HATCH)
/** English at a table of the Ultimate edition. */
export const enUltimate = english(POD)

export type EscapeWords = typeof en
