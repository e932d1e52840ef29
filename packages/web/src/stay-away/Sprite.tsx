import { Drawings } from '../ui/Icon.tsx'
import sprite from './icons.svg?raw'

/** The game's own drawings. */
export const Sprite = () => <Drawings file={sprite} />
