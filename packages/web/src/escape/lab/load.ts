import type { GameLab } from '../../lab/game-lab.ts'
import { loadLabWords } from '../../lab/words.ts'
import { loadLayerWords } from '../layers/words.ts'
import { loadGameWords } from '../words.ts'
import { EscapeLab } from './EscapeLab.tsx'
import { LabPage } from './LabPage.tsx'
import { loadEscapeLabWords } from './words.ts'

/** The lab, once it can speak. */
export async function load(): Promise<GameLab> {
  await Promise.all([loadGameWords(), loadLabWords(), loadEscapeLabWords(), loadLayerWords()])
  return { Page: LabPage, Panel: EscapeLab }
}
