import { Drawings } from '../ui/Drawings.tsx'
import sprite from './icons.svg?raw'

/** The game's own drawings. */
export const Sprite = () => <Drawings file={sprite} />
