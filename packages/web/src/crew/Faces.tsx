import { Drawings } from '../ui/Icon.tsx'
import drawn from './faces.svg?raw'

export const Faces = () => <Drawings file={drawn} />
