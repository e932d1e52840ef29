/**
 * The rulebook of Stay Away! Paragraphs carry the ids of the rules they tell; a list is a list. English is the source:
 * the other catalogues have its type, so that a missing paragraph does not compile.
 */
export const en = {
  aim: {
    title: 'The game in short',
    text: {
      short:
        'A station cut off by snow, and somebody at the table is **The Thing**. Every turn ends with two players handing each other a card, face down. The Thing uses that to infect people, and nobody else can see it happen.',
      sides: [
        '**Humans** win when The Thing is burned.',
        '**The Thing** wins when no human is left and it says so.',
        'The **Infected** win with The Thing, if it wins.',
      ],
      talk: 'Talk, accuse, promise and lie as you please. A card may be shown only where a card says so.',
    },
  },
  setup: {
    title: 'Setting up',
    text: {
      'SET-1':
        '4 to 12 players sit in a ring; who begins is decided by lot. Play goes clockwise at first. Your left is clockwise, your right counter-clockwise.',
      'DECK-1':
        'The more players, the more cards: each copy has a smallest number of players. The set of cards in the game is public.',
      'SET-2':
        'Everybody gets four cards. Among the dealt cards are The Thing and otherwise only action, defence and obstacle cards: nobody starts with an Infected!',
      'SET-4': 'Whoever is dealt The Thing is The Thing from then on. Everybody else is human.',
      'SET-3': 'All other cards, with every Infected! and every Panic card, form the deck.',
      'VOC-10':
        'Stay Away cards and Panic cards have different backs: everybody sees which kind lies on top of the deck.',
    },
    pictures: { ring: 'The ring of six. You are at the bottom; arrows show the direction, the deck shows its back.' },
    decks: { title: 'Cards by number of players', card: 'Card' },
  },
  turn: {
    title: 'A turn',
    text: {
      'TURN-2':
        '**1. Draw.** You draw the top card, by itself. A Stay Away card joins your hand. A Panic card is shown and happens at once; then there is no second step.',
      'TURN-4':
        '**2. Play or discard.** Play one action or obstacle card that has a legal target, or discard a card, unseen. You may not pass. Defence and contagion cards cannot be played here.',
      'TURN-6': '**3. Exchange.** You and the next player in the direction of play exchange a card.',
      'TURN-7':
        'Then it is the next player’s turn, counted from where you sit now. Whoever was passed over because places changed is simply passed over.',
      'TURN-8': 'At the end of every turn everybody holds four cards.',
    },
  },
  exchange: {
    title: 'The exchange',
    text: {
      'EXC-3': 'You lay down a card for the next player, face down. It cannot be changed any more.',
      'EXC-4': 'The next player, who does not know the card, lays one down too, or refuses with a defence card.',
      'EXC-5': 'Both cards change hands at the same moment. Only the two of you know what was given.',
      'EXC-2': 'A door between you stops the exchange. Quarantine does not: but then the card is laid open.',
      'EXC-6': 'If it is refused or impossible, no card moves and nobody else is looked for.',
      'HAND-3': [
        'Humans may give anything but Infected!',
        'The Infected may give anything but Infected! Only to The Thing may they give one back, and only while they hold two or more.',
        'The Thing may give anything but The Thing itself.',
      ],
      'HAND-2':
        'To discard: any card but The Thing; an Infected player always keeps one Infected! Humans may throw Infected! away.',
      'TFL-1':
        'The Thing must not hoard Flamethrowers. With two or more in its turn it must play or discard one; with one left it must offer it in its own exchange.',
    },
    pictures: { offer: 'Diego offers you a card across the ring. You answer with a card, or refuse.' },
  },
  infection: {
    title: 'Infection',
    text: {
      'INF-1':
        'A human who gets an Infected! **from The Thing** in an exchange, or in Round and round, is infected at once and for good. Nothing else infects: not drawing one, not Blind date, not an Infected player.',
      'INF-2': 'Only The Thing and the new Infected know. The new Infected learns who The Thing is.',
      'INF-3': 'The Thing always knows every role. The Infected know The Thing, and not one another.',
      'SUP-1':
        '**Superinfection.** Whoever comes to an exchange with a hand of nothing but Infected! shows it and is out of the game, unless it is an Infected player exchanging with The Thing. A door that stops the exchange also saves from this.',
    },
  },
  defence: {
    title: 'Defending yourself',
    text: {
      'DEF-1':
        'You may answer a Flamethrower, a change of places, or an offer. The table asks every target, whether or not they hold an answer: so nobody learns anything from the question.',
      'DEF-3': 'The defence card is shown and discarded, then you draw a new card, passing over Panic.',
      'DEF-5': [
        'No barbecue! stops a Flamethrower.',
        'I’m comfortable stops Change places! and You’d better run!',
        'Scary, No thanks! and Missed! stop an exchange.',
        'Nothing stops Analysis, Suspicion, Axe, Quarantine, a door, or Panic.',
      ],
      'DEF-2':
        'You need not use it. Outside its moment a defence is an ordinary card: it can be discarded or given away.',
      'MIS-1':
        '**Missed!** sends the offer on to the next player after you, who must answer it and cannot be infected by it. The one who offers is passed over. A door on the way, or a next player in quarantine, ends it.',
    },
  },
  obstacles: {
    title: 'Doors and quarantine',
    text: {
      'DOOR-1': 'A door lies between two neighbours. Across it nothing can be aimed and no turn’s exchange is made.',
      'DOOR-3':
        'You’d better run!, Seduction, Get out of here!, Can’t we be friends?, One, two… and Round and round pay no heed to doors.',
      'DOOR-4':
        'A door belongs to its gap: it stays when players move, and when somebody is out the two gaps become one with all their doors. With two players left every door lies between them.',
      'QUA-1': 'Quarantine is laid before a neighbour and lasts two of that player’s own turns.',
      'QUA-2':
        'Everybody sees what a quarantined player draws, discards, offers and answers with. What they receive, and the rest of the hand, stays hidden.',
      'QUA-4':
        'A quarantined player cannot play Flamethrower, Change places! or You’d better run!, and cannot be aimed at by Change places!, You’d better run!, Seduction, Get out of here! or Can’t we be friends?',
      'QUA-6': 'It ends early by an Axe, Rotten ropes or So this is the party?',
      'VOC-7':
        'Your **neighbours** are the nearest living players to the left and right. You can **reach** one if there is no door between you.',
    },
    pictures: { door: 'A door between you and Bruno, and Diego in quarantine with two turns left.' },
  },
  panic: {
    title: 'Panic',
    text: {
      'TURN-3':
        'A drawn Panic card happens at once, then it is discarded. The exchange still follows, but not after Round and round and Blind date.',
      'DRAW-2':
        'Every other draw (after a defence, for Resolute, Forgetful, Blind date) passes over Panic cards: they are put away unseen.',
      'DRAW-3': 'If a card is needed and the deck is empty, the discard pile is shuffled into a new one.',
    },
  },
  out: {
    title: 'Out of the game',
    text: {
      'ELIM-1':
        'Fire and superinfection put a player out. The place closes, the neighbours move together, the cards go unseen to the discards.',
      'ELIM-2': 'Nobody is told the role, unless it was The Thing: then the game ends.',
      'ELIM-4': 'Whoever is out may go on watching, and has lost.',
    },
    pictures: { burned: 'Carla has been burned. Bruno and Diego are neighbours now.' },
  },
  end: {
    title: 'The end, and who wins',
    text: {
      'WIN-1': 'The Thing is out: the living humans win, everybody else loses.',
      'DECL-1':
        'The Thing may declare that no human is left, while somebody chooses a card to play or before the turn’s exchange is offered. It may also leave a standing order to do so at the first moment; nobody can notice it.',
      'WIN-2': 'If a human still lives, the declaration is wrong: the living humans win.',
      'WIN-3': 'If it is right and no human was put out during the game, The Thing wins alone.',
      'WIN-4':
        'If it is right and some human was put out, The Thing and the living Infected win, but for the last one to be infected.',
      'WIN-6': 'If The Thing is the only one alive, the game ends by itself.',
      'WIN-7': 'Whoever is out never wins. Without a declaration the game goes on.',
    },
  },
  cards: {
    title: 'Every card',
    text: {
      'ABT-2':
        'Where a card says something else than the general rules, the card is right. A card without a legal target can only be discarded.',
    },
    copies: (few: number, many: number) => `${few} with four players, ${many} with twelve`,
  },
  switches: {
    title: 'Points that groups play differently',
    text: { 'ABT-8': 'Printed rules are silent or disagree here. The host chooses; the usual way is marked.' },
    usual: (value: string) => `usually: ${value}`,
    or: (value: string) => `or: ${value}`,
  },
  secrets: {
    title: 'Who learns what',
    text: {
      'VIS-1':
        'Hands are secret; their sizes are public. So are places, doors, quarantines, the direction, the sizes of deck and discards, and the back on top.',
      'VIS-12': 'Every card played from a hand is public, with its target, and every answer that refuses.',
      'VIS-20': 'An offer is public, the card is not. An exchange is public, the cards are not.',
      'VIS-15':
        'What Analysis and Suspicion show, the one who looks sees, and the one looked at knows; the others only know who looked at whom.',
      'VIS-25': 'An infection is seen by nobody but the two concerned.',
      'VIS-36': 'At the end all roles and hands are open.',
    },
  },
}

export type StayAwayBook = typeof en
