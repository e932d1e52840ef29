import type { PlayableItem } from '../item.ts'
import { adrenaline } from './adrenaline.ts'
import { attack } from './attack.ts'
import { cat } from './cat.ts'
import type { ItemRules } from './item-rules.ts'
import { mutation } from './mutation.ts'
import { sedatives } from './sedatives.ts'
import { sensor } from './sensor.ts'
import { spotlight } from './spotlight.ts'
import { teleport } from './teleport.ts'

export const items: Readonly<Record<PlayableItem, ItemRules>> = {
  attack,
  teleport,
  adrenaline,
  sedatives,
  spotlight,
  sensor,
  mutation,
  cat,
}
