/**
 * The rulebook of Escape. Paragraphs carry the ids of the rules they tell; a list is a list. English is the source: the
 * other catalogues have its type, so that a missing paragraph does not compile.
 */
export const en = {
  aim: {
    title: 'The game in short',
    text: {
      short:
        'A ship adrift, in the dark. Half of you are **humans** who want to reach an escape hatch; the others are **aliens** who want to stop them. Nobody knows who is who, and nobody sees where anybody is. All you have is what is announced aloud, and some of that is a lie.',
      steps: [
        'In your turn you move in secret.',
        'In a dangerous sector you draw a card. It tells you to announce your sector, to announce any sector you like, or that there is silence.',
        'Everybody hears the announcement and nobody hears which card it was.',
        'An alien may attack where it stands instead. Everybody else there dies.',
        'A human who reaches an open hatch may get away.',
      ],
    },
  },
  map: {
    title: 'The map',
    text: {
      'VOC-1':
        'A **zone** is a map of hexagonal **sectors**: columns A to W, rows 01 to 14. Every second column lies half a hex lower, so that a sector has up to six neighbours. What is not drawn is void.',
      'VOC-2': [
        '**Dangerous** sectors are drawn with fine lines. Whoever ends a move there draws a card.',
        '**Secure** sectors are plain and lighter, with an inner line. Nothing is drawn there, and everybody hears “silent sector”.',
        'The **Human Sector** and the **Alien Sector** are where the sides start. Nobody enters or crosses them during the game.',
        '**Hatches** (pods in the Ultimate edition) are the ways out. Each has a number and is open, or closed: used, damaged, or shut from the start.',
      ],
      'GEO-3':
        'Dangerous and secure sectors are the **plain** ones: only they have coordinates that can be announced, and only there can anybody attack. Distances are walked over what the mover may cross, not measured on the grid.',
      'GEO-4':
        'Every zone has one Human Sector, one Alien Sector and at least one hatch. The printed zones have four, Morgenland three.',
    },
    pictures: { kinds: 'A corner of Galilei: dangerous and secure sectors, and hatch 1, open.' },
  },
  setup: {
    title: 'Setting up',
    text: {
      'SET-1': '2 to 16 players. Who begins is decided by lot; play then goes clockwise.',
      'SET-2':
        'Half of the players, rounded down, are human; the rest are aliens. With an odd number there is one alien more. The two numbers are public.',
      'SET-3':
        'Each player is secretly dealt a **character**, which also says the side. The character never changes; the side may.',
      'SET-4':
        'With up to eight players the Black edition deals from the first crew (Captain, Pilot, Psychologist, Soldier) and the First to Fourth Alien. From nine on, or where the host has chosen both crews, Executive Officer, Co-Pilot, Engineer and Medic and the Fifth to Eighth Alien join them. The Ultimate edition always deals from its own eight humans and eight aliens.',
      'SET-6':
        'Humans start in the Human Sector, aliens in the Alien Sector, unless a character or a scenario rule says otherwise.',
      'SET-8': 'The decks are shuffled. Hands are empty and every hatch is open.',
      'DCK-6':
        'With nine or more players every deck is doubled; the hatches of the zone are not. An empty pile is made anew from its discards when a card is needed, and never earlier.',
    },
    decks: { title: 'The decks', black: 'Black', ultimate: 'Ultimate', card: 'Card' },
  },
  turn: {
    title: 'A turn',
    text: {
      'TRN-3': [
        '**Move**: go to another sector, in secret.',
        '**Resolve**: draw a card in a dangerous sector, stay silent in a secure one, try a hatch, or attack.',
        '**End**: the turn passes on.',
      ],
      plays:
        'Before the move, after it and at the end you may use items and powers, as many as you like, each where it is allowed.',
      'TRN-4':
        'No step is skipped, even if there is only one thing to do: otherwise everybody could see who has a choice. At the table the ordinary next thing comes by itself after a pause that is the same for everybody.',
      'TRN-1':
        'A round is one pass over all seats. The round number grows whenever play comes to the first seat or passes it, even if that player is out.',
    },
  },
  moving: {
    title: 'Moving',
    text: {
      'MOV-1': 'Everybody must move in every turn.',
      'MOV-2': [
        'A human moves exactly one sector.',
        'An alien moves one or two.',
        'A fed alien, one that has killed a human, moves one to three.',
        'Adrenaline adds one.',
      ],
      'MOV-4': [
        'Dangerous and secure sectors: everybody may cross them and stop there.',
        'Start sectors and closed hatches: nobody may cross them or stop there.',
        'Open hatches: humans may cross them and stop there; aliens may cross them and never stop there.',
      ],
      'MOV-5':
        'Only where you end counts; the way is yours, and crossing a sector does nothing. You may not end where your turn began.',
      'MOV-7': 'Any number of players may be in one sector. Nobody is told.',
      'MOV-9': 'The others hear that you moved, and nothing more: not how far, not where.',
      'MOV-10':
        'If you cannot go anywhere you stay. Everybody is told that you could not move; you draw nothing, and an alien may attack.',
    },
    pictures: {
      human: 'A human in D09: six sectors can be reached. D10 is secure, the others cost a card.',
      alien:
        'An alien in C02 may go two steps. A03 is reached only across the open hatch, and in the hatch itself it may not stop.',
    },
  },
  noise: {
    title: 'Noise and silence',
    text: {
      'SEC-2': 'In a secure sector nothing is drawn. Everybody hears “silent sector”.',
      'SEC-3':
        'In a dangerous sector you draw a dangerous card. Everybody sees that you draw; what it is, nobody learns until the end of the game.',
      'NOI-2': [
        '**Noise in your sector**: you must name the sector you are in.',
        '**Noise in any sector**: you name any plain sector of the zone, your own included.',
        '**Silence**: you say “silence”.',
      ],
      'NOI-3':
        'The two noises sound exactly alike, and for both the table waits for your word: nobody can tell a lie by how long it takes.',
      'NOI-6':
        'Where items are played in the Black edition, some noise cards carry an item icon: when the noise has been announced you also take an item, human or alien. Everybody sees that you took one, not which.',
      'NOI-7': 'You may name a secure sector, but nobody makes noise there: they will know that it is a lie.',
      'SEC-6': 'An attack replaces all of this: no card, no “silent sector”.',
    },
    pictures: { heard: 'Somebody announced a noise in F03. The rings say where, not whether it is true.' },
  },
  attack: {
    title: 'Attacking',
    text: {
      'ATK-1':
        'An alien may attack once in its turn, after the move, instead of resolving the sector. Humans need an Attack card, or the Soldier’s power in the Ultimate edition.',
      'ATK-2':
        'You attack where you stand, and only in a plain sector: never in a start sector or a hatch. The sector is announced.',
      'ATK-3': 'Everybody else in that sector is hit, alien or human. The attacker is unhurt.',
      'ATK-4': [
        'A human with Defense is saved; the card is spent.',
        'The Brute Alien cannot be killed; its character is shown.',
        'A human with Clone falls, and comes back in the Human Sector.',
        'Anybody else is killed, and their character is shown.',
      ],
      'ATK-5': 'If nobody was there, everybody hears that the attack missed.',
      'ATK-6': 'Whoever is killed loses all cards, unseen, and is out of the game, unless a rule brings them back.',
      'FED-1':
        'An alien whose attack killed a human is **fed** for the rest of the game and moves up to three sectors from its next turn on. Only that alien is told. Killing aliens, or humans who were saved, does not feed.',
    },
    pictures: { struck: 'An attack in E05. Everybody knows who attacked and where.' },
  },
  hatches: {
    title: 'Hatches',
    text: {
      'HAT-1': 'A human who ends the move in an open hatch must try it. Everybody hears which hatch.',
      'HAT-2': 'In the Basic game the first human at a hatch escapes and wins alone, and the game ends.',
      'HAT-3': [
        'With hatch cards one card is drawn and shown to all.',
        '**Green**: you escape. The hatch is used and closes, your cards are put away, your turn is over.',
        '**Red**: the hatch is damaged and closes. You stay in it, and must run to another.',
      ],
      'HAT-5':
        'Where hatches are open to all (Infection, rule D.2) no card is needed: you escape, and the hatch closes behind you.',
      'HAT-6': 'Nobody can be attacked in a closed hatch. You may leave it like any sector.',
      'HAT-7': 'That an escaper was human is known; which character it was is not shown before the end.',
      'DCK-9':
        'Shown hatch cards are set aside. Only when the pile is empty and a card is needed are they shuffled again.',
    },
    pictures: { states: 'Hatches of Galilei: 1 open, 2 used, 3 damaged, 4 open.' },
  },
  end: {
    title: 'The end, and who wins',
    text: {
      'END-8': 'Every human who escapes wins, whatever happens later. In the Basic game there is only one.',
      'END-5':
        'When no human is left the game ends. The aliens win if the last human was killed, eliminated or mutated; they lose if the last one escaped.',
      'END-4':
        'When the last open hatch closes, every human still aboard is lost. If the last hatch carries one human off and dooms others, the aliens win together with that human.',
      'END-6':
        'After the last round (39, in the Ultimate edition 40, or what the host has chosen) every human aboard is lost and the aliens win.',
      'END-7': 'The aliens win as a team, killed ones included, as long as at least one of them is still in the game.',
      'END-10': 'If every alien is out, play goes on: the humans still have to get away.',
      'END-1':
        'After every decision the end is checked in this order: enough kills where kills win, no open hatch, no human left, the last round.',
    },
  },
  items: {
    title: 'Items',
    text: {
      'ITM-1':
        'Humans use items. Aliens only hold them, but for three aliens of the Ultimate edition. An item may be used in the turn in which it was found.',
      'ITM-2':
        'Using an item is announced. In the Black edition the card goes to the discards, in the Ultimate edition it leaves the game.',
      'ITM-4':
        'In the Black edition a hand holds three items. With more you must discard one, unseen, or play one that can be played now. In the Ultimate edition there is no limit.',
      'ITM-7': 'How many cards somebody holds is always public; which ones, never.',
    },
    when: {
      title: 'When each can be used',
      item: 'Item',
      before: 'before the move',
      arrived: 'after it',
      over: 'too many cards',
      close: 'at the end',
      itself: 'by itself, when its human holder is hit',
      yes: 'yes',
    },
    more: {
      attack:
        'You attack as an alien does, but you are not fed. You may also play it after you have drawn, unless the table plays otherwise. Never in a start sector or a hatch.',
      teleport:
        'It is no move: nothing is drawn. Played before the move, you move from there. A turn that began in the Human Sector cannot end there.',
      adrenaline: 'One sector more in this turn’s move. You may still go less far.',
      sedatives:
        'Others hear “silent sector”, as if the sector were secure. Before or after the move, but before you draw.',
      spotlight:
        'Any sector of the ship, hatches and start sectors too. Everybody who stands there or next to it is shown with the exact sector, yourself included.',
      defense: 'It is spent by itself, whoever attacks. In an alien’s hand it does nothing.',
      clone:
        'Ultimate. If there is no Defense: you lose all cards, nobody is fed, your character stays hidden, and you re-enter in the Human Sector at your next turn.',
      sensor: 'Ultimate. Name another player aboard; everybody learns the sector.',
      mutation:
        'Ultimate. Your speed is two from now on, your power is gone, and your hand is of no use. Your character is not shown. Not in a hatch you have just entered.',
      cat: 'Ultimate. Play it where you would draw. If the card says “your sector”, one of the two noises must be your own. Whatever the card was, it is discarded.',
      silence: 'Ultimate. A drawn Silence is kept. As items are kept in the same way, nobody can tell which it was.',
    },
  },
  characters: {
    title: 'Characters and powers',
    text: {
      'SCN-H0':
        'In Basic, Advanced, Infection and Arena characters have no powers. In Old School the crew has; in Ultimate everybody has.',
      'ULT-4': 'A power is secret unless it says that your character is shown. Once used up, it stays so.',
      'ULT-38': 'Whoever changes sides has no power any more.',
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
        'A preset is where a table starts from; the host may then add scenario rules, change switches and card counts. What is on is shown before you sit down, and at the table in the menu.',
      'ULT-1': [
        'Ultimate has 40 rounds and one large deck of noises, silences and items: silences and items are kept in the hand, and sound alike.',
        'Its hatch cards are four green and one red.',
        'A killed human is shown, loses all cards, and comes back at the next turn as an alien in the Alien Sector: two sectors a turn, unfed, without power. Killed aliens are out.',
        'In Ultimate Basic there are no powers, and items count as silence.',
      ],
    },
  },
  scenarios: {
    title: 'Scenario rules',
    goesWith: (codes: string) =>
      `Each code can be added by itself to the Advanced game. None goes with Basic and Ultimate Basic; with Ultimate only ${codes}.`,
    text: {
      'END-9':
        'Whoever waits to come back has no place: nobody can attack, light or sense them. The side changes at the moment of return, not before; if the game ends first, a killed human has lost.',
    },
  },
  switches: {
    title: 'Points that groups play differently',
    text: { 'SWI-20': 'Printed rules are silent or disagree here. The host chooses; the usual way is marked.' },
    usual: (value: string) => `usually: ${value}`,
  },
  secrets: {
    title: 'Who learns what',
    text: {
      'VIS-1':
        'Your character and side: you alone, until a rule shows them. Attacks, items and hatches may let others conclude them.',
      'VIS-4': 'Your moves: you alone. Standing still by A.2 and being stuck are announced, staying by a power is not.',
      'VIS-8': 'Why there was silence (secure sector, Sedatives, the Captain’s power): you alone. It sounds the same.',
      'VIS-10': 'Whether a noise was true: you alone, until the end.',
      'VIS-26': 'That an alien is fed: that alien alone.',
      'VIS-36': 'Sizes of piles and hands, the round, whose turn it is, the state of the hatches, kills: everybody.',
      'VIS-39': 'What you may do now, and what was refused: you alone.',
      open: 'When the game is over everything is open: characters, paths, cards.',
    },
  },
}

export type EscapeBook = typeof en
