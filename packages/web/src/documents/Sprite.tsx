import { Drawings } from '../ui/Drawings.tsx'
import sprite from './icons.svg?raw'

/** The drawings that only pages about documents need. */
export const DocumentSprite = () => <Drawings file={sprite} />
