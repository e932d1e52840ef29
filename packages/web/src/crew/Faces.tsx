import { Drawings } from '../ui/Drawings.tsx'
import drawn from './faces.svg?raw'

export const Faces = () => <Drawings file={drawn} />
