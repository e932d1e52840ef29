/** The guided first game of Escape. English is the source: the other catalogues have its type. */
export const en = {
  chapters: {
    human: {
      title: 'Out of the ship',
      steps: {
        welcome:
          'You’re a human aboard a dark ship. Bruno and Carla are aliens, and they’re looking for you. No one sees where the others are. Reach a hatch and escape.',
        map: 'The bright sector is you. Sectors with fine lines are dangerous: if you enter one, you draw a card. Smooth, lighter ones are secure. Green rings are hatches: hatch 1 is four steps to your left.',
        firstMove: 'You must move one sector every turn. Tap E03 to see what would happen there, then confirm.',
        draw: 'In a dangerous sector you draw a card. You see it; the others don’t.',
        trueNoise: '“Noise in your sector”: this time you must tell the truth. Announce it.',
        pass: 'That was your turn. End it when you’ve read this. In a real game it ends automatically after a moment.',
        heard:
          'Bruno announced a noise in G03. Is it true? He may have drawn “Noise in any sector” and lied. From Carla you heard “silent sector”, so she drew no card.',
        secure: 'They know you were in E03. Go to E02. It’s secure, so no one will hear where you are.',
        silent: 'No card here. Everyone just hears “silent sector”.',
        missed:
          'Bruno attacked in E03 and hit no one: you had left. Now everyone knows he’s an alien, and where he is: right next to you.',
        away: 'Slip away to D02, towards the hatch.',
        bluff:
          '“Noise in any sector”: now you can lie, and no one can hear the difference. Send them far away. Pick a sector well to the right, in column F or beyond, and announce it.',
        item: 'The card also had an item icon: you found Sedatives. No one else knows which item it is. End your turn.',
        sedatives:
          'Bruno went east: he believed you. Use your Sedatives before you move, and you won’t draw a card this turn.',
        quiet: 'Now go to C02 or C03, right next to hatch 1. It’s dangerous, but you’ll be silent.',
        hatch: 'Bruno is back, but too late. Enter the hatch.',
        open: 'A Hatch card decides. Green: you escape. Red: the hatch is damaged, and you have to find another.',
        out: 'Green! You’re out, and you’ve won. At the end everyone’s path is revealed. Now see it from the other side.',
      },
    },
    alien: {
      title: 'The hunt',
      steps: {
        welcome:
          'Now you’re an alien. You move up to two sectors and can attack where you stop: everyone else in that sector is killed, alien or human. Bruno is a human, somewhere to your left.',
        follow: 'Bruno announced a noise in G08. Pick that sector and go there.',
        strike: 'Attack. Everyone will know that you’re an alien, and where you are.',
        pass: 'Now end your turn.',
        bluffed: 'No one was there: Bruno was bluffing. It happens. Where can he really be, one step per turn?',
        again: 'A noise in F08, right next to you. This time it may be true. Go there and attack.',
        won: 'Got him. No human is left, and the aliens win. An alien that has killed a human moves up to three sectors from then on. You know enough to play now: at the table, everything else explains itself.',
      },
    },
  },
}

export type LessonWords = typeof en
