/**
 * The rulebook of Escape. Paragraphs carry the ids of the rules they tell; a list is a list. English is the source: the
 * other catalogues have its type, so that a missing paragraph does not compile.
 */
export const en = {
  aim: {
    title: 'The game in short',
    text: {
      short:
        'A ship drifts through space with the lights out. Half of you are **humans** trying to reach an escape hatch. The others are **aliens** trying to stop them. No one knows who is who, and no one sees where the others are. All you have is what players announce, and some of that is a lie.',
      steps: [
        'On your turn you move in secret.',
        'In a dangerous sector you draw a card. It makes you announce your own sector, lets you announce any sector, or calls for silence.',
        'Everyone hears the announcement, but no one knows which card it was.',
        'An alien can attack its own sector instead. Everyone else there is killed.',
        'A human who reaches an open hatch has a chance to escape.',
      ],
    },
  },
  map: {
    title: 'The map',
    text: {
      'VOC-1':
        'A **zone** is a map of hexagonal **sectors**: columns A to W, rows 01 to 14. Every second column lies half a hexagon lower, so a sector has up to six neighbours. Anything that isn’t drawn is empty space.',
      'VOC-2': [
        '**Dangerous** sectors have fine lines. If you end a move there, you draw a card.',
        '**Secure** sectors are smooth and lighter, with an inner line. You draw nothing there, and everyone hears “silent sector”.',
        'The **Human Sector** and the **Alien Sector** are the starting sectors of the two sides. No one can move into them or across them.',
        '**Hatches** (pods in the Ultimate edition) are the ways out. Each has a number, and is open or closed. A hatch closes when someone escapes through it (it’s then blocked) or when it’s damaged. Some are closed from the start.',
        'Only dangerous and secure sectors have coordinates. You can’t announce a noise or attack anywhere else.',
      ],
      'GEO-3': 'Distances are counted in steps through sectors that you can cross, not measured on the grid.',
      'GEO-4':
        'Every zone has one Human Sector, one Alien Sector and one to nine hatches. The printed zones have four, except Morgenland, which has three.',
    },
    pictures: { kinds: 'A corner of Galilei: dangerous and secure sectors, and hatch 1, which is open.' },
    sheets: 'Sheets to print, for playing the boxed game:',
  },
  setup: {
    title: 'Setting up',
    text: {
      'SET-1': '2 to 16 players. The first player is chosen at random. Play then goes clockwise.',
      'SET-2':
        'Half of the players, rounded down, are human; the rest are aliens. With an odd number of players there is one more alien. Everyone knows the two numbers.',
      'SET-3':
        'Characters are drawn from the humans and from the aliens and dealt in secret, one to each player. Your **character** also gives your side. The character never changes; the side can.',
      'SET-4':
        'With up to eight players the Black Edition uses the first crew (Captain, Pilot, Psychologist, Soldier) and the First to Fourth Alien. With nine or more, or if the host chooses both crews, the Executive Officer, Co-Pilot, Engineer and Medic and the Fifth to Eighth Alien join them. The Ultimate edition always uses its own eight humans and eight aliens.',
      'SET-6':
        'Humans start in the Human Sector and aliens in the Alien Sector, unless a character or a scenario rule says otherwise.',
      'SET-8':
        'The decks are shuffled. Hands are empty, no alien is fed, and every hatch is open, unless a scenario rule shuts one.',
      'DCK-6':
        'With nine or more players every deck is doubled, but the zone’s hatches aren’t. When a card is needed and the pile is empty, its discards are shuffled into a new pile, and never earlier.',
    },
    decks: {
      title: 'The decks',
      black: 'Black',
      ultimate: 'Ultimate',
      card: 'Card',
      hatch: { green: 'Green Hatch card', red: 'Red Hatch card' },
    },
  },
  turn: {
    title: 'A turn',
    text: {
      'TRN-3': [
        '**Move**: go to another sector, in secret.',
        '**Resolve**: draw a card in a dangerous sector, stay silent in a secure one, try a hatch, or attack.',
        '**End**: your turn is over.',
      ],
      plays:
        'Before the move, after it and at the end you can use items and powers, as many as you like, each at the times it allows.',
      'TRN-4':
        'No step is skipped, even if there’s only one thing to do: otherwise everyone could see who has a choice. At the table the usual next step follows automatically, after a pause that’s the same for everyone.',
      'TRN-1':
        'Turns go clockwise and skip players who are out. A round is one pass over all seats. The round number goes up each time play reaches the first seat or passes it, even if that player is out.',
    },
  },
  moving: {
    title: 'Moving',
    text: {
      'MOV-1':
        'You must move on every turn, unless you can’t reach any sector or a power or scenario rule lets you stay.',
      'MOV-2': [
        'A human moves one sector.',
        'An alien moves one or two.',
        'A fed alien (one that has killed a human) moves one to three.',
        'The Fast Alien can move up to three on its first move.',
        'Adrenaline adds one.',
      ],
      'MOV-4': [
        'Dangerous and secure sectors: everyone can cross them and stop there, unless rule A.4 bars a side from secure ones.',
        'Starting sectors and closed hatches: no one can cross them or stop there.',
        'Open hatches: humans can cross them and stop there. Aliens can cross them, unless a house rule forbids it, but never stop there.',
      ],
      'MOV-5':
        'Only the sector where you end counts. You choose the way, and crossing a sector has no effect. You can’t end where you are, or where your turn began.',
      'MOV-7': 'Any number of players can be in the same sector. No one is warned.',
      'MOV-9': 'Others hear that you moved, and nothing more: not how far, and not where.',
      'MOV-10':
        'If you can’t reach any sector, you stay where you are. Everyone hears that you couldn’t move. You draw nothing; an alien can still attack.',
    },
    pictures: {
      human: 'A human in D09 can reach six sectors. D10 is secure; in the others you draw a card.',
      alien:
        'An alien in C02 can take up to two steps. It reaches A03 only across the open hatch, and can’t stop at the hatch itself.',
    },
  },
  noise: {
    title: 'Noise and silence',
    text: {
      'SEC-2': 'In a secure sector you draw nothing. Everyone hears “silent sector”.',
      'SEC-3':
        'In a dangerous sector you draw a Dangerous Sector card. Everyone sees that you draw, but no one else learns which card it is until the game ends. With Sedatives or the Captain’s power you don’t draw, and everyone hears “silent sector”.',
      'NOI-2': [
        '**Noise in your sector**: you must announce the sector you’re in.',
        '**Noise in any sector**: you announce any dangerous or secure sector of the zone, even your own.',
        '**Silence**: everyone hears “silence”.',
      ],
      'NOI-3':
        'The two noises sound exactly alike. For both, the table waits until you announce a sector, so no one can spot a lie by how long it takes.',
      'NOI-6':
        'In Black Edition games with items, some noise cards have an item icon: once you’ve announced the noise, you also take an item, whether you’re human or alien. Everyone sees that you took one, but not which.',
      'NOI-7':
        'You can announce a secure sector. But no one makes noise there, so everyone will know it’s a lie, unless rule A.1 is in play.',
      'SEC-6': 'An attack replaces all of this: no card, and no “silent sector”.',
    },
    pictures: { heard: 'Someone announced a noise in F03. The rings show where, not whether it’s true.' },
  },
  attack: {
    title: 'Attacking',
    text: {
      'ATK-1':
        'An alien can attack once per turn, after moving, instead of resolving the sector. A human needs an Attack card or, in the Ultimate edition, the Soldier’s power.',
      'ATK-2':
        'You attack the sector you’re in, and only if it’s dangerous or secure: never in a starting sector or at a hatch. The sector is announced.',
      'ATK-3':
        'Everyone else in that sector is hit, alien or human. The attacker is unharmed. For each player hit, the first of these that fits applies:',
      'ATK-4': [
        'A human with a Defense card is saved, and the card is spent.',
        'The Brute Alien can’t be killed, but its character is revealed.',
        'A human with a Clone card loses all cards and returns in the Human Sector.',
        'Anyone else is killed, and their character is revealed.',
      ],
      'ATK-5': 'If no one else is there, everyone hears that the attack missed.',
      'ATK-6': 'A killed player loses all cards, unseen, and is out of the game unless a rule brings them back.',
      'FED-1':
        'An alien whose attack kills a human is **fed** for the rest of the game. From its next turn on it moves up to three sectors. Only that alien knows. Killing an alien doesn’t feed, and neither does attacking a human who is saved. There’s no feeding in the Basic game or with rule C.3.',
    },
    pictures: { struck: 'An attack in E05. Everyone knows who attacked, and where.' },
  },
  hatches: {
    title: 'Hatches',
    text: {
      'HAT-1': 'A human who ends a move at an open hatch must try it. Everyone hears which hatch it is.',
      'HAT-2': 'In the Basic game the first human to reach a hatch escapes and wins alone, and the game ends.',
      'HAT-3': [
        'In games with Hatch cards you draw one and show it to everyone.',
        '**Green**: you escape. The hatch is blocked, your cards are gone, and your turn is over.',
        '**Red**: the hatch is damaged and closes. You stay there and have to find another.',
      ],
      'HAT-5':
        'With open hatches (Infection, rule D.2) you need no card: you escape, and the hatch is blocked behind you.',
      'HAT-6': 'No one can be attacked at a closed hatch. You can leave it like any other sector.',
      'HAT-7':
        'Players who have escaped take no more turns. Everyone knows they were human, but their character isn’t revealed before the end.',
      'DCK-9':
        'Hatch cards are set aside once shown. They’re shuffled again only when the pile is empty and a card is needed.',
    },
    pictures: { states: 'The hatches of Galilei: 1 open, 2 blocked, 3 damaged, 4 open.' },
  },
  end: {
    title: 'The end, and who wins',
    text: {
      'END-8':
        'Every human who escapes wins, whatever happens later. In the Basic game only one does. Humans who are killed or eliminated lose.',
      'END-5':
        'When no human is left, the game ends. The aliens win if the last human was killed, eliminated or mutated. They don’t win if the last human escaped. A human who is about to return as a human still counts.',
      'END-4':
        'When the last open hatch closes, every human still in the game is eliminated. If one human escapes through the last hatch and leaves others behind, the aliens win together with that human.',
      'END-6':
        'After the last round, every human still in the game is eliminated and the aliens win. The last round is the 39th, in the Ultimate edition the 40th, unless the host chose another.',
      'END-7':
        'The aliens win as a team, killed ones included, as long as at least one of them is still in the game. House rules can change this.',
      'END-10': 'If every alien is out, play goes on: the humans still have to escape.',
      'END-1':
        'After every decision the end is checked in this order: enough kills (where kills win), no open hatch, no human left, last round complete. Everything that applies counts; the first gives the reason.',
    },
  },
  items: {
    title: 'Items',
    text: {
      'ITM-1':
        'Humans use items. Aliens can only hold them, except three aliens of the Ultimate edition. You can use an item on the turn you get it, and as many per turn as you like.',
      'ITM-2':
        'Using an item is announced, unless rule G.4 hides it. The card is then discarded; in the Ultimate edition it leaves the game.',
      'ITM-4':
        'In the Black Edition you can keep three items, or four as the Soldier with rule H.4. If you have more, discard one unseen, or play one that can be played now, until your hand fits. The Ultimate edition has no limit.',
      'ITM-7': 'Everyone can see how many cards you hold, but never which.',
    },
    when: {
      title: 'When you can use each item',
      item: 'Item',
      before: 'before the move',
      arrived: 'after it',
      over: 'too many cards',
      close: 'at the end',
      itself: 'automatic when its human holder is hit',
      yes: 'yes',
    },
  },
  characters: {
    title: 'Characters and powers',
    text: {
      'SCN-H0':
        'There are no powers in Basic, Arena and Ultimate Basic, and in Advanced and Infection only those that the host adds. In Old School the crew has powers; in Ultimate every character has one. A crew power works only while its owner is on the human side.',
      'ULT-4':
        'A power is secret unless it says that your character is revealed. Once a power is used up, it stays used up.',
      'ULT-38': 'A player who changes sides loses their power.',
    },
    crew: 'Humans',
    aliens: 'Aliens of the Ultimate edition',
    black: 'Old School',
    ultimate: 'Ultimate',
  },
  editions: {
    title: 'Editions and presets',
    text: {
      'PST-1':
        'Every table starts from a preset. The host can then add scenario rules and change house rules and card counts. You can read the rules before you sit down and, at the table, in the menu.',
      'ULT-1': [
        'The Ultimate edition has 40 rounds. Its printed rules call secure sectors “silent sectors” and hatches “escape pods”.',
        'It has one large deck of noises, silences and items. You keep silences and items in your hand, and they sound alike.',
        'There are four green Pod cards and one red.',
        'A killed human is revealed, loses all cards, and returns on their next turn as an alien in the Alien Sector: up to two sectors per turn, not fed, without a power. Killed aliens are out.',
        'In Ultimate Basic there are no powers, and items count as silence.',
      ],
    },
  },
  scenarios: {
    title: 'Scenario rules',
    goesWith: (codes: string) =>
      `Each code can be added on its own to the Advanced game and to the scenarios made from it. Basic and Ultimate Basic take none; Ultimate takes only ${codes}.`,
    text: {
      'END-9': [
        'A player who is due to return waits for their next turn. Until then they have no place on the map: no one can attack, light up or sense them.',
        'They return as a human in the Human Sector (Clone), as an alien where they were killed (B.3), as an alien in the Alien Sector (Ultimate), or on their own side where they started (A.5).',
        'The side changes at that moment, not before. If the game ends first, a killed human has lost.',
      ],
    },
  },
  switches: {
    title: 'House rules',
    text: {
      choice: 'On these points the printed rules are silent or disagree. The host chooses; the standard is marked.',
    },
    settled: {
      others: 'Other points are the same at every table:',
      'SWI-20': [
        'Closed hatches block everyone, and no one crosses a starting sector.',
        'Going out and back isn’t a move. An attack needs a move, unless you’re stuck, stand still or lurk.',
        'Teleport doesn’t save you from drawing a card.',
        'Defense also works against human attackers.',
        'Cards over the hand limit are discarded unseen.',
        'After a red card you stay at the hatch.',
        'With an odd number of players, the extra one is an alien.',
      ],
    },
    usual: (value: string) => `standard: ${value}`,
  },
  secrets: {
    title: 'Who learns what',
    text: {
      'VIS-1':
        'Only you know your character, your side and where you start, until a rule reveals them. Your attacks, items and escapes can give them away. In a game without humans, starting hatches are announced.',
      'VIS-4':
        'Others learn that you moved, not where or how far. Standing still (A.2) and being stuck are announced, but not the sector. Staying put by a power looks like a move.',
      'VIS-8':
        'Only you know why there was silence. A secure sector, Sedatives and the Captain’s power all sound the same.',
      'VIS-10': 'Only you know whether a noise you announced is true, until the end.',
      'VIS-26': 'Only the alien itself knows that it’s fed.',
      'VIS-36':
        'Everyone sees the sizes of piles and hands, the round, whose turn it is, the state of the hatches, and all kills.',
      'VIS-39': 'Only you see what you can do now, and what was refused.',
      open: 'When the game is over, everything is open: characters, paths and cards.',
    },
  },
}

export type EscapeBook = typeof en
