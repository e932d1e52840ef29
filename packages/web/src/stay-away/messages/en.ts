import type { Rules } from '@selva/stay-away'
import { joined, type Player } from '../../client/player.ts'

/** While a bot plays the reader’s seat, the table waits for that bot. */
const actor = ({ me, name }: Player): string => (me ? 'Your bot' : name)
const between = (a: Player, b: Player): string =>
  a.me ? `you and ${b.name}` : b.me ? `you and ${a.name}` : joined('en', [a.name, b.name])

const turns = (n: number): string => (n === 2 ? 'two' : n === 3 ? 'three' : String(n))
const beyondDoors = ({ doorsAgainstAnyone }: Rules): string =>
  doorsAgainstAnyone === 'ignored' ? 'even across doors' : 'but not a neighbour behind a door'

/** The game's own words. English is the source: the other catalogues have its type, so that a missing sentence does not compile. */
export const en = {
  name: 'Stay Away!',
  host: {
    scenario: 'Write your own scenario',
    seatsHelp: (cards: number) => `One of you is The Thing. The game uses ${cards} cards. Bots take the free seats.`,
    more: 'More rules',
    moreHelp: 'House rules and card counts.',
    changed: (n: number) => (n === 1 ? '1 change' : `${n} changes`),
    switchesTitle: 'House rules',
    decks: 'Card counts',
    decksHelp: 'Choose how many copies of each card are in the game.',
    printed: (n: number) => `${n} in the printed deck`,
    reset: 'Reset counts',
    standard: 'Standard rules.',
    switches: {
      quarantineTurns: {
        name: 'Quarantine lasts',
        values: { '2': 'two of that player’s turns', '3': 'three of that player’s turns' },
      },
      quarantinedOffer: {
        name: 'A quarantined player’s offer is shown',
        values: { atCommit: 'at once', atSwap: 'when it changes hands' },
      },
      doorsOfTheDead: { name: 'Doors next to a player who is out', values: { merge: 'stay', removed: 'are removed' } },
      doorsAgainstAnyone: {
        name: 'Doors against “Seduction”, “Can’t we be friends?” and “Get out of here!”',
        values: { ignored: 'don’t help', protect: 'protect the neighbour behind them' },
      },
      missedAtInitiator: {
        name: '“Missed!” when the player who offers is next',
        values: { skip: 'skips that player', off: 'cancels the exchange' },
      },
      immuneAfterMissed: {
        name: 'After “Missed!”, the exchange can’t infect',
        values: { newPartner: 'the new partner', both: 'either player' },
      },
      declaration: {
        name: 'Who declares that no human is left',
        values: { byHand: 'The Thing', automatic: 'the game' },
      },
      soleVictory: {
        name: 'The Thing wins alone if',
        values: { noHumanEliminated: 'no human was eliminated', nobodyEliminated: 'no one was eliminated' },
      },
      blindDateCard: {
        name: 'The card given in “Blind date” goes',
        values: { deck: 'on top of the deck', discards: 'to the discard pile' },
      },
      axeReach: {
        name: 'An Axe can break doors',
        values: { allAroundTarget: 'next to you or a neighbour you can reach', doorBetween: 'next to you only' },
      },
      thingFlamethrowers: {
        name: 'The Thing’s Flamethrowers',
        values: { shed: 'have to go', kept: 'can be kept' },
      },
      suspicionTarget: {
        name: 'The target of “Suspicion”',
        values: { told: 'learns which card was seen', untold: 'doesn’t learn which card was seen' },
      },
      eliminatedSee: {
        name: 'Players who are out see',
        values: { publicView: 'what everyone sees', everything: 'everything' },
      },
    },
    refusals: {
      copies: (card: string) => `You can’t use that number of “${card}” cards.`,
      tooFewInfected: (n: string) => `You need at least ${n} “Infected!” cards.`,
      tooFewCards: (n: string) => `You need at least ${n} action, defence and obstacle cards for the deal.`,
      tooFewToDraw: (n: string) => `You need at least ${n} Stay Away! cards, or the deck runs out.`,
      tooManyCards: (n: string) => `You can use at most ${n} cards in all.`,
      other: 'These settings don’t work together.',
    },
  },
  /** The label of the reader’s own seat; in a sentence the reader is a `Player`. */
  you: 'You',
  list: (names: readonly string[]) => joined('en', names),
  roles: { human: 'Human', infected: 'Infected', thing: 'The Thing' },
  /** The aim of each role, under the switches of the table. */
  aims: {
    human: 'Find The Thing and burn it. Only The Thing can infect you.',
    infected: {
      noHumanEliminated: (thing: string) =>
        `${thing} is The Thing. Help it win, and stay in the game. If no human is eliminated, it wins alone.`,
      nobodyEliminated: (thing: string) =>
        `${thing} is The Thing. Help it win, and stay in the game. If no one is eliminated, it wins alone.`,
    },
    thing: {
      byHand: 'Infect everyone, and don’t get burned. When no human is left, declare it.',
      automatic: 'Infect everyone, and don’t get burned. The game ends when no human is left.',
    },
  },
  role: 'Your role',
  watcher: { title: 'Spectator', text: 'You see what everyone at the table sees: no hands, no roles.' },
  gone: { title: 'You’re out', text: 'You can keep watching.' },
  classes: { contagion: 'Contagion', action: 'Action', obstacle: 'Obstacle', defence: 'Defence', panic: 'Panic' },
  phases: { draw: 'Draw', play: 'Play', exchange: 'Exchange', panic: 'Panic' },
  ring: {
    label: 'The ring of players',
    deck: 'Deck',
    discard: 'Discards',
    inPlay: 'In play',
    panic: 'PANIC',
    panicBack: 'A Panic card is on top of the deck',
    plainBack: 'A Stay Away! card is on top of the deck',
    noBack: 'The deck is empty',
    clockwise: 'Play goes clockwise',
    counterclockwise: 'Play goes anticlockwise',
    playing: 'playing',
    asked: 'deciding',
    yourAnswer: 'your answer',
    yourTurn: 'your turn',
    chosen: 'choice made',
    burned: 'burned',
    out: 'out',
    turnsLeft: (n: number) => (n === 1 ? '1 turn left' : `${n} turns left`),
    left: (n: number) => `${n} left`,
    cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    quarantine: (n: number) => (n === 1 ? 'in quarantine, 1 turn left' : `in quarantine, ${n} turns left`),
    door: (a: Player, b: Player) => `Barred door between ${between(a, b)}`,
    target: 'can be picked',
    onLeft: 'on your left',
    onRight: 'on your right',
    away: 'away',
  },
  header: {
    act: 'Your turn',
    keep: 'Keep one card',
    fire: 'You’re under fire',
    move: 'Change places?',
    offer: 'Your offer',
    answer: 'Your answer',
    side: 'Left or right?',
    placePick: 'Change places',
    friend: 'Make a friend',
    witness: 'Find a witness',
    forget: 'Keep one card',
    blind: 'Blind date',
    pass: 'Pass a card',
    reveal: 'Show your hand?',
    other: (who: Player) => `${actor(who)}’s turn`,
    dealing: 'The game begins',
    over: 'The game is over',
  },
  /** The question to the reader. `who` is another player. */
  asks: {
    act: { title: 'Play or discard a card', text: 'Pick one from your hand.' },
    keep: { title: 'Keep one of these cards', text: 'The others are discarded, then you play or discard a card.' },
    fire: (who: string) => `${who} aims a Flamethrower at you`,
    fireText: {
      defended: 'Play “No barbecue!”, or you’re out of the game.',
      open: 'You can’t defend yourself: you’re out of the game.',
    },
    move: (who: string) => `${who} wants to change places with you`,
    moveText: {
      defended: 'Change places, or play “I’m comfortable” and stay.',
      open: 'You have to move. Doors stay where they are.',
    },
    offer: (who: string) => `Offer ${who} a card`,
    offerText: 'Face down. You get one back unless the offer is refused.',
    offerOpen: {
      atCommit: 'You’re in quarantine: everyone sees the card.',
      atSwap: 'You’re in quarantine: everyone sees the card when it changes hands.',
    },
    answer: (who: string) => `${who} offers you a card`,
    /** First what is known of the card, then what can be done. */
    answerHow: {
      closed: 'It’s face down.',
      open: (card: string) => `The card is ${card}, face up.`,
      immune: 'Passed on by “Missed!”: it can’t infect you.',
    },
    answerText: { defended: 'Give a card back, or refuse.', open: 'Give a card back.' },
    side: { title: 'Change places: left or right?', text: 'With the third player on that side.' },
    placePick: { title: 'Change places with someone', text: 'Pick a player on the ring.' },
    friend: {
      title: 'Exchange a card with someone',
      open: 'Pick a player on the ring. Your usual exchange comes next.',
      door: 'Pick a player on the ring. A door bars your usual exchange.',
    },
    witness: { title: 'Show your hand to a neighbour', text: 'Pick a player on the ring.' },
    forget: { title: 'Keep one card, forget the rest', text: 'You discard the others and draw the same number.' },
    blind: {
      title: 'Exchange a card with the deck',
      deck: 'You draw a card, and yours goes on top of the deck.',
      discards: 'You draw a card, and yours goes to the discard pile.',
    },
    pass: (who: string) => `Pass ${who} a card`,
    passText: 'Everyone passes a card at the same time.',
    passDone: 'You’ve chosen',
    passWait: (n: number) => (n === 1 ? 'Waiting for one player.' : `Waiting for ${n} players.`),
    reveal: { title: 'Show your hand?', text: 'It stops as soon as someone shows an “Infected!” card.' },
  },
  wait: {
    act: (who: Player) => `${actor(who)} is playing or discarding a card`,
    keep: (who: Player) => `${actor(who)} is choosing a card to keep`,
    fire: (who: Player) => (who.me ? 'Your bot is answering the Flamethrower' : `${who.name} is under fire`),
    move: (who: Player) => `${actor(who)} has been asked to change places`,
    offer: (who: Player, to: Player) => `${actor(who)} is choosing a card for ${to.me ? 'you' : to.name}`,
    answer: (who: Player, from: Player) => `${actor(who)} is answering ${from.me ? 'your' : `${from.name}’s`} offer`,
    side: (who: Player) => `${actor(who)} is choosing a side`,
    pick: (who: Player) => `${actor(who)} is picking a player`,
    forget: (who: Player) => `${actor(who)} is choosing a card to keep`,
    blind: (who: Player) => `${actor(who)} is exchanging a card with the deck`,
    pass: 'Everyone is passing a card',
    reveal: (who: Player) => `${actor(who)} is deciding what to show`,
    hand: 'Your hand',
  },
  buttons: {
    pickCard: 'Pick a card',
    pickTarget: 'Pick a target',
    pickPlayer: 'Pick a player',
    pickOne: 'Pick one',
    play: (card: string) => `Play ${card}`,
    playOn: (card: string, who: string) => `${card} on ${who}`,
    axeDoor: 'Break the door',
    axeTape: (who: string) => `End ${who}’s quarantine`,
    axeOwnTape: 'End your quarantine',
    discard: (card: string) => `Discard ${card}`,
    keep: (card: string) => `Keep ${card}`,
    give: (card: string) => `Give ${card}`,
    topped: (card: string) => `Put ${card} on the deck`,
    refuse: (card: string) => `Refuse with ${card}`,
    dodge: (card: string) => `Dodge with ${card}`,
    defend: (card: string) => `Play ${card}`,
    burn: 'Accept and burn',
    move: 'Change places',
    placesWith: (who: string) => `Change places with ${who}`,
    exchangeWith: (who: string) => `Exchange with ${who}`,
    showTo: (who: string) => `Show ${who} your hand`,
    left: (who: string) => `Left: ${who}`,
    right: (who: string) => `Right: ${who}`,
    showHand: 'Show your hand',
    showInfected: 'Show one Infected!',
    showNothing: 'Show nothing',
  },
  /** The part of a choice that others will see. `who` is another player. */
  seen: {
    play: 'Everyone sees which card you play.',
    playOn: 'Everyone sees which card you play, and on whom.',
    analysis: (who: string) => `Everyone sees you look at ${who}’s hand, but not the cards.`,
    suspicion: {
      told: (who: string) => `Everyone sees you look at one of ${who}’s cards. Only you two know which.`,
      untold: (who: string) => `Everyone sees you look at one of ${who}’s cards. Only you know which.`,
    },
    whisky: 'Everyone sees all your remaining cards.',
    resolute: 'Everyone sees that you draw three cards, but not which.',
    resoluteOpen: 'You’re in quarantine: everyone sees the cards you draw.',
    discard: 'Others see that you discard a card, but not which.',
    discardOpen: 'You’re in quarantine: everyone sees the card you discard.',
    keep: 'Others see that you keep a card, but not which.',
    keepOpen: 'You’re in quarantine: everyone sees these cards.',
    offer: (who: string) => `Others see that you offer ${who} a card, but not which.`,
    give: 'Others see the exchange, but not the cards.',
    giveOpen: 'You’re in quarantine: everyone sees the card you give.',
    refuse: 'Everyone sees this card. You then draw another.',
    burn: 'Everyone sees you burn, but not your role.',
    burnThing: 'The game ends, and everyone sees that you’re The Thing.',
    move: 'Everyone sees you change places.',
    pick: 'Everyone sees whom you pick.',
    friend: 'Everyone sees whom you pick, but not the cards.',
    witness: 'Everyone sees whom you pick. Only that player sees your hand.',
    forget: 'Others see how many cards you discard and draw, but not which.',
    forgetOpen: 'You’re in quarantine: everyone sees the cards you discard and draw.',
    blind: 'Others see that you exchange with the deck, but not the cards.',
    pass: 'Others only see that you’ve chosen.',
    reveal: 'Everyone sees what you show.',
    nothing: 'Everyone sees that you show nothing.',
  },
  /** Why a card cannot be chosen now. */
  locks: {
    stays: 'Never leaves your hand',
    onlyThing: 'Only The Thing can give it',
    lastOne: 'You have to keep one',
    shed: 'A Flamethrower has to go first',
    keepThis: 'You have to keep another card',
    drawnOnly: 'Only a card you just drew',
    noDefence: 'Can’t answer this',
    noTarget: 'No valid target. You can only discard it.',
    defence: 'Only for defending. Now you can only discard it.',
    contagion: 'Never played. You can only discard it.',
  },
  thing: {
    title: 'Only for The Thing',
    declare: 'Declare: no human left',
    declareHelp: 'This ends the game. If a human is still in it, the humans win.',
    notNow: 'You can declare while someone chooses a card to play or to offer.',
    sure: 'Declare now',
    back: 'Not yet',
    order: 'Declare automatically when no human is left',
  },
  board: {
    title: 'Your suspicions',
    help: 'Only you see this. Tap to change your mark.',
    levels: { none: 'No mark', trust: 'Trusted', unsure: 'Unsure', suspect: 'Suspect', thing: 'The Thing?' },
  },
  panels: { board: 'Players', log: 'Log', close: 'Close' },
  shown: {
    title: 'Cards you’ve seen',
    none: 'None yet. Cards that others show or give you are listed here.',
    only: 'Only you see this',
  },
  /** Titles over cards. `who` is another player. */
  notice: {
    hand: (who: string) => `${who}’s hand`,
    card: (who: string) => `One of ${who}’s cards`,
    offer: (who: string) => `${who} offered you`,
    got: (who: string) => `${who} gave you`,
    seenOf: (who: string) => `${who} saw your card`,
    infected: (who: string) => `${who} is The Thing and has infected you.`,
    infectedNow: (who: string) => `${who} is now infected.`,
    /** After an exchange. */
    tell: 'Tell the table what you gave?',
    dismiss: 'Dismiss',
  },
  /** On a card that has just come to the hand. */
  fresh: { from: (who: string) => `From ${who}`, drawn: 'Drawn' },
  claims: {
    title: 'Tell the table',
    help: 'True or not, everyone reads it.',
    gave: 'I gave…',
    got: 'I got…',
    saw: 'I saw…',
    is: 'Someone is…',
    am: 'I am…',
    whom: 'Player',
    card: 'Card',
    role: 'Role',
    say: 'Say it',
    close: 'Cancel',
    /** Words that everyone reads alike: players have their names in them, the reader too. */
    said: {
      gave: (card: string, whom: string) => `I gave ${card} to ${whom}`,
      got: (card: string, whom: string) => `I got ${card} from ${whom}`,
      saw: (card: string, whom: string) => `I saw ${card} in ${whom}’s hand`,
      is: {
        human: (whom: string) => `${whom} is human`,
        infected: (whom: string) => `${whom} is infected`,
        thing: (whom: string) => `${whom} is The Thing`,
      },
      am: { human: 'I’m human', infected: 'I’m infected', thing: 'I’m The Thing' },
    },
  },
  info: { about: (card: string) => `About ${card}`, example: 'Example', close: 'Close' },
  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    turn: (n: number, who: Player) => `Turn ${n} · ${who.me ? 'You' : who.name}`,
    start: 'The deal',
    drew: (who: Player, card: string) => (who.me ? `You drew ${card}` : `${who.name} drew ${card}`),
    drewOpen: (who: Player, card: string) => (who.me ? `You drew ${card} face up` : `${who.name} drew ${card} face up`),
    kept: (who: Player, card: string) => (who.me ? `You kept ${card}` : `${who.name} kept ${card}`),
    panic: (who: Player, card: string) => (who.me ? `Panic! You drew ${card}` : `Panic! ${who.name} drew ${card}`),
    skipped: (n: number) => (n === 1 ? 'A Panic card was discarded unseen' : `${n} Panic cards were discarded unseen`),
    reshuffled: 'The discard pile was shuffled into a new deck',
    discarded: (who: Player, n: number) => {
      const cards = n === 1 ? 'a card' : `${n} cards`
      return who.me ? `You discarded ${cards}` : `${who.name} discarded ${cards}`
    },
    discardedCard: (who: Player, cards: string) =>
      who.me ? `You discarded ${cards}` : `${who.name} discarded ${cards}`,
    discardedOpen: (who: Player, cards: string) =>
      who.me ? `You discarded ${cards} face up` : `${who.name} discarded ${cards} face up`,
    topped: (who: Player) => (who.me ? 'You put a card on the deck' : `${who.name} put a card on the deck`),
    toppedCard: (who: Player, card: string) =>
      who.me ? `You put ${card} on the deck` : `${who.name} put ${card} on the deck`,
    played: (who: Player, card: string) => (who.me ? `You played ${card}` : `${who.name} played ${card}`),
    playedOn: (who: Player, card: string, at: Player) => {
      if (who.me) return `You played ${card} on ${at.name}`
      return `${who.name} played ${card} on ${at.me ? 'you' : at.name}`
    },
    barred: (who: Player, at: Player) => {
      if (who.me) return `You barred the way to ${at.name} with a door`
      return `${who.name} barred ${at.me ? 'your' : `${at.name}’s`} way with a door`
    },
    defended: (who: Player, card: string) =>
      who.me ? `You answered with ${card}` : `${who.name} answered with ${card}`,
    scared: (who: Player, card: string) =>
      who.me
        ? `You answered with ${card} and saw the offered card`
        : `${who.name} answered with ${card} and saw the offered card`,
    offered: (from: Player, to: Player) => {
      if (from.me) return `You offered ${to.name} a card`
      return `${from.name} offered ${to.me ? 'you' : to.name} a card`
    },
    offeredCard: (from: Player, to: Player, card: string) => {
      if (from.me) return `You offered ${card} to ${to.name}`
      return to.me ? `${from.name} offered you ${card}` : `${from.name} offered ${card} to ${to.name}`
    },
    offerSeen: (from: string, card: string) => `${from}’s card was ${card}`,
    exchanged: (a: Player, b: Player) => {
      if (a.me || b.me) return `You exchanged cards with ${a.me ? b.name : a.name}`
      return `${joined('en', [a.name, b.name])} exchanged cards`
    },
    gaveOpen: (from: Player, to: Player, card: string) => {
      if (from.me) return `You gave ${card} to ${to.name} face up`
      return to.me ? `${from.name} gave you ${card} face up` : `${from.name} gave ${card} to ${to.name} face up`
    },
    got: (gave: string, got: string, from: string) => `You gave ${gave} and got ${got} from ${from}`,
    off: {
      door: 'No exchange: a door is in the way',
      quarantine: 'No exchange: the next player is in quarantine',
      nobody: 'No exchange: no one else can answer the offer',
      refused: (who: Player) => (who.me ? 'No exchange: you refused' : `No exchange: ${who.name} refused`),
      superinfection: 'No exchange',
      noCard: 'No exchange: there was no card to give',
    },
    redirected: (dodger: Player, to: Player) => {
      if (dodger.me) return `You dodged the offer, which goes to ${to.name}`
      return `${dodger.name} dodged the offer, which goes to ${to.me ? 'you' : to.name}`
    },
    infected: (by: Player, who: Player) => {
      if (who.me) return `${by.name} is The Thing and has infected you`
      return by.me ? `You infected ${who.name}` : `${by.name} infected ${who.name}`
    },
    passed: 'Everyone passed a card',
    handSeen: (by: Player, of: Player) => {
      if (by.me) return `You saw ${of.name}’s hand`
      return `${by.name} saw ${of.me ? 'your' : `${of.name}’s`} hand`
    },
    handSeenCards: (by: Player, of: Player, cards: string) => {
      if (by.me) return `You saw ${of.name}’s hand: ${cards}`
      return `${by.name} saw ${of.me ? 'your' : `${of.name}’s`} hand: ${cards}`
    },
    cardSeen: (by: Player, of: Player) => {
      if (by.me) return `You saw one of ${of.name}’s cards`
      return `${by.name} saw one of ${of.me ? 'your' : `${of.name}’s`} cards`
    },
    cardSeenCard: (by: Player, of: Player, card: string) => {
      if (by.me) return `You saw one of ${of.name}’s cards: ${card}`
      return `${by.name} saw one of ${of.me ? 'your' : `${of.name}’s`} cards: ${card}`
    },
    handShown: (who: Player, cards: string) =>
      who.me ? `You showed your hand: ${cards}` : `${who.name} showed their hand: ${cards}`,
    superinfected: (who: Player, card: string) =>
      who.me
        ? `Superinfection: you held nothing but ${card} cards`
        : `Superinfection: ${who.name} held nothing but ${card} cards`,
    revealedInfected: (who: Player, card: string) =>
      who.me ? `You showed one ${card} card` : `${who.name} showed one ${card} card`,
    revealedNothing: (who: Player) => (who.me ? 'You showed nothing' : `${who.name} showed nothing`),
    burned: (by: Player, who: Player) => {
      if (by.me) return `You burned ${who.name}`
      return `${by.name} burned ${who.me ? 'you' : who.name}`
    },
    fell: (who: Player) => (who.me ? 'You’re out of the game' : `${who.name} is out of the game`),
    swapped: (a: Player, b: Player) => {
      if (a.me || b.me) return `You changed places with ${a.me ? b.name : a.name}`
      return `${joined('en', [a.name, b.name])} changed places`
    },
    turnedAround: 'The direction of play was reversed',
    doorGone: (a: Player, b: Player) => `The door between ${between(a, b)} is gone`,
    free: (who: Player) => (who.me ? 'Your quarantine is over' : `${who.name}’s quarantine is over`),
    orderOn: (who: Player) => (who.me ? 'Automatic declaration is on' : `${who.name} turned automatic declaration on`),
    orderOff: (who: Player) =>
      who.me ? 'Automatic declaration is off' : `${who.name} turned automatic declaration off`,
    declared: (who: Player) =>
      who.me
        ? 'You declared: “I’m The Thing. No human is left.”'
        : `${who.name} declared: “I’m The Thing. No human is left.”`,
    claimed: (who: Player, claim: string) => (who.me ? `You said: “${claim}”` : `${who.name} said: “${claim}”`),
    over: 'The game is over',
  },
  end: {
    won: 'You won',
    lost: 'You lost',
    over: 'The game is over',
    after: (turns: number) => (turns === 1 ? 'After 1 turn' : `After ${turns} turns`),
    thingEliminated: (thing: Player) =>
      thing.me
        ? 'You were The Thing, and you’re out. The surviving humans win.'
        : `${thing.name} was The Thing and is out. The surviving humans win.`,
    thingEliminatedNobody: (thing: Player) =>
      thing.me
        ? 'You were The Thing, and you’re out. No human is left to win.'
        : `${thing.name} was The Thing and is out. No human is left to win.`,
    wrongDeclaration: (thing: Player) =>
      thing.me
        ? 'You declared too soon: a human was still in the game. The surviving humans win.'
        : `${thing.name} declared too soon: a human was still in the game. The surviving humans win.`,
    thingAlone: (thing: Player) =>
      thing.me
        ? 'No human is left, and none was eliminated. You were The Thing, and you win alone.'
        : `No human is left, and none was eliminated. ${thing.name} was The Thing and wins alone.`,
    infection: (thing: Player) =>
      thing.me
        ? 'No human is left. You were The Thing, and you win with the infected.'
        : `No human is left. ${thing.name} was The Thing and wins with the infected.`,
    infectionAlone: (thing: Player) =>
      thing.me
        ? 'No human is left. You were The Thing, and you win.'
        : `No human is left. ${thing.name} was The Thing and wins.`,
    /** Follows the sentence about an infection. */
    lastLoses: (who: Player) =>
      who.me
        ? 'You were the last to be infected and don’t share the win.'
        : `${who.name} was the last to be infected and doesn’t share the win.`,
    who: 'Who was who',
    hand: 'Last hand',
    winner: 'winner',
    eliminated: 'out',
    infectedTurn: (n: number) => `infected on turn ${n}`,
    lastInfected: 'the last to be infected',
    timeline: 'How it spread',
    dealt: (who: Player) => (who.me ? 'You were dealt The Thing' : `${who.name} was dealt The Thing`),
    infects: (by: Player, who: Player) => {
      if (by.me) return `You infected ${who.name}`
      return `${by.name} infected ${who.me ? 'you' : who.name}`
    },
    begun: (who: Player) => (who.me ? 'You were already infected' : `${who.name} was already infected`),
    burns: (by: Player, who: Player, role: string) => {
      if (by.me) return `You burned ${who.name} (${role})`
      return `${by.name} burned ${who.me ? 'you' : who.name} (${role})`
    },
    falls: (who: Player, role: string) =>
      who.me ? `You fell to superinfection (${role})` : `${who.name} fell to superinfection (${role})`,
    declares: (who: Player) =>
      who.me ? 'You declared that no human was left' : `${who.name} declared that no human was left`,
    turn: (n: number) => `Turn ${n}`,
    nobodyInfected: 'No one was infected.',
    opening: 'Revealing everyone’s cards…',
    again: 'Play again',
    hostAgain: 'Host a new table',
    home: 'Home',
  },
  /** No printed English rules were at hand: the names are Selva’s own, after the cards of the Spanish edition. */
  cards: {
    theThing: {
      name: 'The Thing',
      line: 'This is you. It never leaves your hand.',
      more: 'If you’re dealt this card, you’re The Thing. You can’t play it, discard it or give it away. Give “Infected!” cards to bring others over to your side.',
      example:
        'Ana is The Thing. In an exchange she gives Bruno “Infected!”. Bruno is now infected, and only the two of them know.',
    },
    infected: {
      name: 'Infected!',
      line: 'Infects humans, but only when The Thing gives it.',
      more: 'Drawing it does no harm. A human who gets it from The Thing in an exchange is infected for good. The Thing can give it to anyone. Humans can’t give it away. An infected player always keeps one, and can give a spare one only to The Thing.',
      example: 'Carla draws “Infected!” and stays human. She can discard it, but she can’t give it to anyone.',
    },
    flamethrower: {
      name: 'Flamethrower',
      line: 'Burn a neighbour: they’re out of the game.',
      more: 'Aim at a neighbour with no door between you. They can answer with “No barbecue!”. No one learns the role of a burned player, unless it was The Thing: then the game ends. You can’t play it in quarantine.',
      example:
        'Ana burns Bruno. His cards go to the discard pile unseen, his place closes, and Carla is now Ana’s neighbour.',
    },
    analysis: {
      name: 'Analysis',
      line: 'See a neighbour’s whole hand.',
      more: 'You see all the cards of a neighbour with no door between you. They can’t refuse. You decide what to tell the others.',
      example: 'Ana plays Analysis on Bruno and sees “Infected!”. Did he draw it, or did The Thing give it to him?',
    },
    axe: {
      name: 'Axe',
      line: 'Remove a door or a quarantine near you.',
      more: ({ axeReach }: Rules): string =>
        axeReach === 'allAroundTarget'
          ? 'Break a door next to you, or next to a neighbour you can reach. Or end a quarantine: your own, or that of a neighbour you can reach.'
          : 'Break a door next to you. Or end a quarantine: your own, or that of a neighbour you can reach.',
      example: 'There’s a door between Ana and Bruno. Ana breaks it, and exchanges with Bruno in the same turn.',
    },
    suspicion: {
      name: 'Suspicion',
      line: 'See one random card of a neighbour.',
      more: ({ suspicionTarget }: Rules): string =>
        suspicionTarget === 'told'
          ? 'You see one random card of a neighbour with no door between you. That player learns which one it was; the others don’t.'
          : 'You see one random card of a neighbour with no door between you. Only you learn which one it was.',
      example: 'Ana sees a Whisky in Bruno’s hand. Three of his cards are still unknown to her.',
    },
    whisky: {
      name: 'Whisky',
      line: 'Show everyone your whole hand.',
      more: 'Everyone sees all the cards you have left. It’s the clearest way to prove something, or to give yourself away.',
      example: 'Bruno shows four harmless cards. At this moment, everyone knows that he’s human.',
    },
    resolute: {
      name: 'Resolute',
      line: 'Draw three cards, keep one, then act again.',
      more: 'Draw three cards; Panic cards are skipped. Keep one and discard the other two. Then play or discard a card as usual.',
      example:
        'Ana draws a Flamethrower, an Axe and a Whisky. She keeps the Flamethrower and burns Bruno in the same turn.',
    },
    watchYourBack: {
      name: 'Watch your back',
      line: 'Reverse the direction of play.',
      more: 'It works at once: you exchange with the player on your other side, and their turn is next.',
      example: 'Play goes clockwise. Ana reverses it, so she exchanges with Diego on her right instead of Bruno.',
    },
    changePlaces: {
      name: 'Change places!',
      line: 'Change places with a neighbour.',
      more: 'Choose a neighbour with no door between you. Neither of you can be in quarantine. They can answer with “I’m comfortable”. Doors stay where they are.',
      example: 'Ana and Bruno change places. Ana now exchanges with Carla, and Bruno’s turn is skipped.',
    },
    youdBetterRun: {
      name: 'You’d better run!',
      line: 'Change places with anyone.',
      more: 'Choose any player, even across doors. Neither of you can be in quarantine. They can answer with “I’m comfortable”.',
      example: 'Ana doesn’t trust her neighbours. She changes places with Diego, across the ring.',
    },
    seduction: {
      name: 'Seduction',
      line: 'Exchange with anyone. Then your turn ends.',
      more: (rules: Rules) =>
        `Choose any player who isn’t in quarantine, ${beyondDoors(rules)}, and exchange a card. They can refuse with a defence card. You make no other exchange this turn.`,
      example: 'The Thing reaches past three players and offers Diego a card.',
    },
    scary: {
      name: 'Scary',
      line: 'Refuse an exchange, and see the card.',
      more: 'Play it when you’re offered a card: you see the card, and nothing is exchanged. Then you draw a card.',
      example: 'Ana offers Bruno “Infected!”. He plays Scary, sees the card, and knows who The Thing is.',
    },
    imComfortable: {
      name: 'I’m comfortable',
      line: 'Stay where you are.',
      more: 'Play it when someone wants to change places with you: you stay. Then you draw a card. It doesn’t help against Panic.',
      example: 'Ana plays “You’d better run!” on Bruno. He answers with “I’m comfortable”, and no one moves.',
    },
    noThanks: {
      name: 'No thanks!',
      line: 'Refuse an exchange.',
      more: 'Play it when you’re offered a card: nothing is exchanged. Then you draw a card.',
      example: 'Ana offers Bruno a card. He plays “No thanks!”. She keeps her card, and no one learns what it was.',
    },
    missed: {
      name: 'Missed!',
      line: 'Dodge: the next player exchanges instead.',
      more: ({ immuneAfterMissed, missedAtInitiator }: Rules) =>
        `Play it when you’re offered a card: the offer goes to the player after you${immuneAfterMissed === 'newPartner' ? ', who can’t be infected by it' : ', and the exchange can’t infect either of them'}. A door on the way, or a quarantine on that player, cancels it. ${missedAtInitiator === 'skip' ? 'It skips the player who made the offer.' : 'It’s also cancelled if that player made the offer.'} Then you draw a card.`,
      example: 'Ana offers Bruno a card. He dodges, and Carla has to answer.',
    },
    noBarbecue: {
      name: 'No barbecue!',
      line: 'Survive a Flamethrower.',
      more: 'Play it when someone aims a Flamethrower at you: you stay in the game. Then you draw a card.',
      example: 'Bruno survives. Ana’s Flamethrower is used up, and she still has to exchange with him.',
    },
    quarantine: {
      name: 'Quarantine',
      line: ({ quarantineTurns }: Rules) => `A neighbour plays ${turns(quarantineTurns)} turns face up.`,
      more: ({ quarantineTurns }: Rules) =>
        `Put it in front of a neighbour with no door between you. For ${turns(quarantineTurns)} of their turns, everyone sees the cards they draw, discard and give. In quarantine you can’t burn anyone or change places.`,
      example: 'Bruno is in quarantine. Everyone sees him give Carla a Whisky, but not what he gets.',
    },
    barredDoor: {
      name: 'Barred door',
      line: 'Bar the way to a neighbour.',
      more: 'Put it between you and a neighbour. You can’t aim cards for neighbours across a door, and no exchange at the end of a turn crosses it. It stays where it is, even when players move.',
      example: 'There’s a door between Ana and Bruno. At the end of her turn, Ana exchanges with no one.',
    },
    /** Panic cards have no printed name in any of our sources. */
    rottenRopes: {
      name: 'Rotten ropes',
      line: 'Every quarantine ends.',
      more: 'All Quarantine cards on the table are discarded. Doors stay.',
      example: 'Bruno and Diego were in quarantine. From now on, their cards are hidden again.',
    },
    oneTwo: {
      name: 'One, two…',
      line: 'Change places with the third player on one side.',
      more: 'Choose left or right, and change places with the third player on that side, even across doors. No one moves if either of you is in quarantine, or if fewer than four players are left.',
      example: 'Ana counts Bruno, Carla and Diego on her left. She changes places with Diego.',
    },
    threeFour: {
      name: 'Three, four…',
      line: 'Every door is removed.',
      more: 'All doors on the table are discarded. Quarantines stay.',
      example: 'The door between Ana and Bruno is gone, so they exchange at the end of this turn.',
    },
    soThisIsTheParty: {
      name: 'So this is the party?',
      line: 'Doors and quarantines go. Pairs change places.',
      more: 'All doors and quarantines are discarded. Then pairs change places, clockwise from the player who drew the card: the first two, the next two, and so on.',
      example: 'Ana changes places with Bruno, and Carla with Diego. Elena is left over and stays.',
    },
    getOutOfHere: {
      name: 'Get out of here!',
      line: 'Change places with anyone you like.',
      more: (rules: Rules) =>
        `Choose any player who isn’t in quarantine, ${beyondDoors(rules)}, and change places. They can’t refuse. Nothing happens if you’re in quarantine.`,
      example: 'Ana chooses Diego, and takes his place across the ring.',
    },
    forgetful: {
      name: 'Forgetful',
      line: 'Keep one card, discard the rest, draw again.',
      more: 'Keep one card, discard the others and draw the same number. The Thing keeps its own card. An infected player keeps an “Infected!” card.',
      example: 'Ana keeps her Flamethrower and draws three new cards.',
    },
    roundAndRound: {
      name: 'Round and round',
      line: 'Everyone passes a card at the same time.',
      more: 'Each player picks a card for the next one, and all cards move at once. Doors, quarantines and defence cards don’t stop it. Then the turn ends.',
      example: 'The Thing passes “Infected!” to Bruno. Only the two of them notice.',
    },
    cantWeBeFriends: {
      name: 'Can’t we be friends?',
      line: 'Exchange a card with anyone you like.',
      more: (rules: Rules) =>
        `Choose any player who isn’t in quarantine, ${beyondDoors(rules)}, and exchange a card. They can refuse with a defence card. Your usual exchange still follows.`,
      example: 'Ana exchanges with Diego and then, as usual, with Bruno.',
    },
    blindDate: {
      name: 'Blind date',
      line: 'Exchange a card with the deck.',
      more: ({ blindDateCard }: Rules): string =>
        blindDateCard === 'deck'
          ? 'Pick a card, draw one, and put yours on top of the deck: the next player draws it. The turn ends without another exchange.'
          : 'Pick a card, draw one, and put yours on the discard pile, face down. The turn ends without another exchange.',
      example: ({ blindDateCard }: Rules): string =>
        blindDateCard === 'deck'
          ? 'Ana gets rid of “Infected!”. Bruno draws it, and stays human.'
          : 'Ana gets rid of “Infected!”, and no one sees it.',
    },
    ooops: {
      name: 'Ooops!',
      line: 'Show everyone your whole hand.',
      more: 'The player who draws this card shows all the cards in their hand.',
      example: 'Bruno has to show “Infected!”. Did he draw it, or did The Thing give it to him?',
    },
    betweenUs: {
      name: 'Just between us…',
      line: 'Show your hand to one neighbour.',
      more: 'Choose a neighbour with no door between you. Only they see all your cards.',
      example: 'Ana shows Bruno her hand. Now he can vouch for her, if anyone believes him.',
    },
    revelations: {
      name: 'Revelations',
      line: 'Each player in turn can show their hand.',
      more: 'The player who draws this card begins, then the others follow in the direction of play: each shows their hand, shows one “Infected!” card, or shows nothing. It stops as soon as an “Infected!” card has been shown.',
      example: 'Ana shows her hand, Bruno shows nothing, Carla shows “Infected!”. It stops there.',
    },
  },
}

export type Words = typeof en
