import { realClock } from '../src/base/clock.ts'
import { playerInProcess } from '../src/judge/player-in-process.ts'

/** Plays with a process of the judge until it is killed; says so once the process has answered. */
const player = playerInProcess(realClock)
const experiment = { game: 'stay-away', draft: { seats: 4 }, seed: 'tide', games: 1 }
for (let n = 1; ; n++) {
  await player.play(experiment, { from: n, to: n })
  if (n === 1) console.log('plays')
}
