import { Drawings } from '../Drawings.tsx'
import sprite from './icons.svg?raw'

/** The drawings that no table needs to be played at. */
export const LaterSprite = () => <Drawings file={sprite} />
