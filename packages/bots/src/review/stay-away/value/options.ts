import { count, fastChance, nth } from '@selva/core'
import { type Choice, stayAway } from '@selva/stay-away'
import { copyOf } from './minds.ts'
import type { Scene } from './worlds.ts'

/** Of so many lists no more is looked at. */
const MOST = 300
/** The number of times a bot is asked for its choice. */
const ASKED = 3
/** The number of other choices that are compared with the one that was made. */
const COMPARED = 4

const isSame = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The choices of bots here, as often as they would make them. */
function usualIn({ mind }: Scene): readonly Choice[] {
  if (!stayAway.awaits(mind.part).includes(mind.belief.seat)) return []
  return Array.from({ length: ASKED }, (_, i) => copyOf(mind).choose(fastChance(i + 1)))
}

/** Cards that one gives or throws away without a thought. */
const isPlain = (choice: Choice): boolean =>
  (choice.do === 'give' || choice.do === 'discard') && choice.card !== 'infected' && choice.card !== 'flamethrower'

const isFire = (choice: Choice): boolean => choice.do === 'playOn' && choice.card === 'flamethrower'

/** Choices worth comparing with the one that was made: fire, refusals, an Infected!, something plain, and the usual. */
export function othersThan(scene: Scene, made: Choice): readonly Choice[] {
  const { mind } = scene
  const options = stayAway.options(mind.part, mind.belief.seat)
  const all = Array.from({ length: Math.min(MOST, count(options)) }, (_, i) => nth<Choice>(options, i))
  const plain = all.find(isPlain)
  const wanted = [
    ...all.filter((choice) => isFire(choice) || choice.do === 'defend'),
    ...all.filter((choice) => choice.do === 'give' && choice.card === 'infected'),
    ...(plain === undefined || isPlain(made) ? [] : [plain]),
    ...usualIn(scene),
  ].filter((choice) => choice.do !== 'order' && choice.do !== 'declare' && !isSame(choice, made))
  return wanted.filter((choice, i) => wanted.findIndex((one) => isSame(one, choice)) === i).slice(0, COMPARED)
}
