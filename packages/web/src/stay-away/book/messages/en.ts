/**
 * The rulebook of Stay Away! Paragraphs carry the ids of the rules they tell; a list is a list. English is the source:
 * the other catalogues have its type, so that a missing paragraph does not compile.
 */
export const en = {
  aim: {
    title: 'The game in short',
    text: {
      short:
        'A station is cut off by snow, and someone at the table is **The Thing**. Every turn ends with two players giving each other a card, face down. That’s how The Thing infects people, and no one else can see it happen.',
      sides: [
        'The **humans** win when The Thing is burned, or when it declares too soon.',
        '**The Thing** wins when no human is left and it says so.',
        'The **infected** win with The Thing, except the last one infected. If no human was eliminated, The Thing wins alone.',
      ],
      talk: 'Talk, accuse, promise and lie as you like. You can show a card only when a card tells you to.',
    },
  },
  setup: {
    title: 'Setting up',
    text: {
      'SET-5':
        '4 to 12 players sit in a ring. The first player is chosen at random. Play goes clockwise at first. Your left is clockwise, your right is anticlockwise.',
      'DECK-1':
        'The more players, the more cards: each copy joins the game at a certain number of players. Everyone can see which cards are in the game.',
      'SET-2':
        'Everyone is dealt four cards. The Thing is among them; the others are action, defence and obstacle cards. So no one starts with an “Infected!” card.',
      'SET-4': 'The player who is dealt The Thing is The Thing. Everyone else is human.',
      'SET-3': 'All other cards, with every “Infected!” card and every Panic card, are shuffled into the deck.',
      'VOC-10':
        'Stay Away! cards and Panic cards have different backs, so everyone sees which kind is on top of the deck.',
    },
    pictures: {
      ring: 'A ring of six. You’re at the bottom. The arrows show the direction of play, and the deck shows its back.',
    },
    decks: { title: 'Cards by number of players', card: 'Card' },
  },
  turn: {
    title: 'A turn',
    text: {
      'TURN-2':
        '**1. Draw.** You draw the top card automatically. A Stay Away! card joins your hand. A Panic card is shown and takes effect at once; then there’s no second step.',
      'TURN-4':
        '**2. Play or discard.** Play one action or obstacle card that has a valid target, or discard a card face down. You can’t pass. You can’t play defence or contagion cards here.',
      'TURN-5':
        'After “Resolute” you play or discard a card again. “Seduction” brings its own exchange, and your turn ends.',
      'TURN-6':
        '**3. Exchange.** You and the next player in the direction of play exchange a card. The next player is counted from where you sit now.',
      'TURN-7':
        'Then it’s the next player’s turn, again counted from where you sit now. A player who is passed over because places changed misses that turn.',
      'TURN-8': 'At the end of every turn, everyone holds four cards.',
    },
  },
  exchange: {
    title: 'The exchange',
    text: {
      'EXC-3': 'You put down a card for the next player, face down. You can’t take it back.',
      'EXC-4': 'The next player doesn’t know your card. They put one down in return, or refuse with a defence card.',
      'EXC-5': 'Both cards change hands at the same moment. Only the two of you know which cards they were.',
      'EXC-2':
        'A door between you stops the exchange at the end of a turn. Quarantine doesn’t stop it, but the quarantined player’s card is face up.',
      'EXC-6':
        'If an exchange is refused or impossible, no card moves. Only “Missed!” brings in another player instead.',
      'HAND-3': [
        'Humans can give any card but “Infected!”.',
        'The infected can give any card but “Infected!”. They can give that one only to The Thing, and only while they hold two or more.',
        'The Thing can give any card but its own.',
      ],
      'HAND-2':
        'You can discard any card but The Thing. An infected player always keeps one “Infected!” card. Humans can discard theirs.',
      'TFL-1':
        'The Thing can’t hoard Flamethrowers. With two or more on its turn, it has to play or discard one. When it makes an offer on its turn, it has to offer a Flamethrower if it holds one.',
    },
    pictures: { offer: 'Diego offers you a card. You give one back, or refuse.' },
  },
  infection: {
    title: 'Infection',
    text: {
      'INF-1':
        'A human who gets “Infected!” **from The Thing** in an exchange, or in “Round and round”, is infected at once and for good. Nothing else infects: not drawing it, not “Blind date”, not an infected player.',
      'INF-2': 'Only The Thing and the newly infected player know. The newly infected player learns who The Thing is.',
      'INF-3': 'The Thing knows everyone’s role. The infected know who The Thing is, but not who else is infected.',
      'SUP-1':
        '**Superinfection.** If you hold nothing but “Infected!” cards when an exchange or “Round and round” begins, you show your hand and are out of the game. It doesn’t happen to an infected player who exchanges with The Thing, or when a door stops the exchange.',
    },
  },
  defence: {
    title: 'Defending yourself',
    text: {
      'DEF-1':
        'You can answer a Flamethrower, a change of places or an offer. The table asks every target, with or without a defence card, so the question gives nothing away.',
      'DEF-3': 'Everyone sees your defence card, and you discard it. Then you draw a card; Panic cards are skipped.',
      'DEF-5': [
        '“No barbecue!” stops a Flamethrower.',
        '“I’m comfortable” stops “Change places!” and “You’d better run!”.',
        '“Scary”, “No thanks!” and “Missed!” stop an exchange.',
        'Nothing stops “Analysis”, “Suspicion”, “Axe”, “Quarantine”, “Barred door” or the other effects of Panic.',
      ],
      'DEF-2':
        'You don’t have to defend yourself. At any other time, a defence card is just a card to discard or give.',
      'MIS-1':
        '**Missed!** passes the offer on to the next player after you, skipping the player who made it. The new partner has to answer, can also defend, and can’t be infected by the offer. A door on the way, or a quarantine on the new partner, stops the exchange.',
    },
  },
  obstacles: {
    title: 'Doors and quarantine',
    text: {
      'DOOR-1':
        'A door goes between you and a neighbour, where there’s none yet. Cards for neighbours can’t be aimed across it, and no exchange at the end of a turn crosses it.',
      'DOOR-3':
        '“You’d better run!”, “Seduction”, “Get out of here!”, “Can’t we be friends?”, “One, two…” and “Round and round” ignore doors. “Missed!” doesn’t.',
      'DOOR-4':
        'A door stays in its gap when players move. When a player is out, the gaps on both sides become one, with all their doors. When two players are left, every door is between them.',
      'QUA-1':
        'You put Quarantine in front of a neighbour you can reach. It works at once and lasts for two of that player’s turns.',
      'QUA-2':
        'Everyone sees what a quarantined player draws, discards, offers and gives in return. What they receive and the rest of their hand stay hidden.',
      'QUA-4':
        'A quarantined player can’t play “Flamethrower”, “Change places!” or “You’d better run!”. They can’t be the target of “Change places!”, “You’d better run!”, “Seduction”, “Get out of here!” or “Can’t we be friends?”, and “One, two…” doesn’t move them.',
      'QUA-6': 'An Axe, “Rotten ropes” or “So this is the party?” ends it early.',
      'VOC-7':
        'Your **neighbours** are the nearest players to your left and right who are still in the game. You can **reach** a neighbour if there’s no door between you.',
    },
    pictures: { door: 'A door between you and Bruno. Diego is in quarantine for two more turns.' },
  },
  panic: {
    title: 'Panic',
    text: {
      'TURN-3':
        'When you draw a Panic card, it takes effect at once and is then discarded. The exchange still follows, except after “Round and round” and “Blind date”.',
      'DRAW-2':
        'All other draws skip Panic cards: after a defence, and for “Resolute”, “Forgetful” and “Blind date”. The skipped cards are discarded unseen.',
      'DRAW-3': 'If a card is needed and the deck is empty, the discard pile is shuffled into a new deck.',
    },
  },
  out: {
    title: 'Out of the game',
    text: {
      'ELIM-1':
        'A Flamethrower or superinfection puts a player out of the game. Their place closes, and the players on both sides become neighbours. Their cards go to the discard pile; no one sees the cards of a burned player.',
      'ELIM-2': 'No one learns the role of a player who is out, unless it was The Thing: then the game ends.',
      'ELIM-4': 'Players who are out have lost. They can keep watching.',
    },
    pictures: { burned: 'Carla was burned. Bruno and Diego are neighbours now.' },
  },
  end: {
    title: 'How the game ends',
    text: {
      'WIN-1': 'The Thing is out: the humans who are still in the game win, and everyone else loses.',
      'DECL-1':
        'The Thing can declare that no human is left, while someone chooses a card to play or before a turn’s exchange is offered. It can also set this to happen automatically at the first chance. The others don’t notice.',
      'WIN-2': 'If a human is still in the game, the declaration is wrong: the humans who are still in the game win.',
      'WIN-3': 'If it’s right and no human was eliminated during the game, The Thing wins alone.',
      'WIN-4':
        'If it’s right and a human was eliminated, The Thing and the infected who are still in the game win, except the last one infected.',
      'WIN-5':
        'The last one infected is the player whose infection left no human. If the last human was eliminated instead, there is none.',
      'WIN-6': 'If The Thing is the only player left, the game ends automatically.',
      'WIN-7': 'Players who are out never win. Without a declaration, the game goes on.',
    },
  },
  cards: {
    title: 'All the cards',
    text: {
      'ABT-2':
        'Where a card differs from the general rules, the card is right. A card without a valid target can only be discarded.',
    },
    copies: (few: number, many: number) => `${few} with four players, ${many} with twelve`,
  },
  switches: {
    title: 'House rules',
    text: {
      'ABT-8':
        'The printed rules leave these points open or contradict themselves. The host decides how you play them.',
    },
    usual: (value: string) => `standard: ${value}`,
    or: (value: string) => `or: ${value}`,
  },
  secrets: {
    title: 'Who sees what',
    text: {
      'VIS-1':
        'Hands are secret, but everyone sees how many cards each player holds. Everyone also sees the places, doors and quarantines, the direction of play, the sizes of the deck and the discard pile, and the back of the top card.',
      'VIS-12': 'Everyone sees each card that is played, its target, and each defence card.',
      'VIS-20': 'Everyone sees offers and exchanges, but not the cards.',
      'VIS-15':
        'Only the two players know what “Analysis” and “Suspicion” reveal. The others just see who looked at whom.',
      'VIS-25': 'Only the two players concerned know about an infection.',
      'VIS-36': 'At the end, everyone sees all roles and hands.',
    },
  },
}

export type StayAwayBook = typeof en
