/** The guided first game of Escape. English is the source: the other catalogues have its type. */
export const en = {
  chapters: {
    human: {
      title: 'Out of the ship',
      steps: {
        welcome:
          'You are a human aboard a dark ship. Bruno and Carla are aliens, and they want to find you. Nobody sees where anybody is. Get to a hatch and leave.',
        map: 'The bright sector is you. Sectors with fine lines are dangerous: whoever enters one draws a card. Plain, lighter ones are secure. Green rings are hatches: hatch 1 is four steps to your left.',
        firstMove: 'You must move one sector in every turn. Tap E03 to see what would happen there, then confirm.',
        draw: 'A dangerous sector costs a card. You see it, the others do not.',
        trueNoise: 'Noise in your sector: this time you must tell the truth. Announce it.',
        pass: 'That was your turn. It passes on by itself; you can hold it if you want to think.',
        heard:
          'Bruno made a noise in G03. True or not? He may have drawn “Noise in any sector” and lied. Carla said “silent sector”, so she drew nothing.',
        secure: 'They know that you were in E03. Go to E02: it is secure, so nobody will hear where you are.',
        silent: 'No card here. Everybody only hears “silent sector”.',
        missed:
          'Bruno attacked in E03, and hit nobody: you had left. Now everybody knows that he is an alien, and where he stands: right beside you.',
        away: 'Slip away to D02, towards the hatch.',
        bluff:
          'Noise in any sector: now you may lie, and it sounds like any other noise. Send them far away: pick a sector well to the right, in column F or beyond, and announce it.',
        item: 'The card had an item on it too: you found Sedatives. Nobody knows which item it is.',
        sedatives:
          'Bruno turned east: he believed you. You have Sedatives. Use them before you move: you will draw no card this turn.',
        quiet: 'Now go to C02 or C03, right beside hatch 1. It is dangerous, but you will be silent.',
        hatch: 'Bruno is back, but too late. Enter the hatch.',
        open: 'A hatch card decides: green lets you out, red breaks the hatch and you must run to another.',
        out: 'Green! You are out, and you have won. At the end every path is shown. Now look at it from the other side.',
      },
    },
    alien: {
      title: 'The hunt',
      steps: {
        welcome:
          'Now you are an alien. You move up to two sectors, and where you end you may attack: everybody else in that sector dies, alien or human. Bruno is a human, somewhere to your left.',
        follow: 'Bruno: noise in G08. Go there, and choose “attack” under “Then” before you confirm.',
        strike: 'Attack. Everybody will know that you are an alien, and where.',
        pass: 'Your turn passes on by itself.',
        bluffed: 'Nobody was there: Bruno had bluffed. That happens. Where could he really be, one step at a time?',
        again: 'Noise in F08, two steps from you. This time it may be true. Go there and attack.',
        won: 'Caught. No human is left, and the aliens win. An alien that kills a human moves three sectors from then on. You know enough to play: the rest explains itself at the table.',
      },
    },
  },
}

export type LessonWords = typeof en
