import type { GameLab } from '../../lab/game-lab.ts'
import { loadLabWords } from '../../lab/words.ts'
import { LabPage } from './LabPage.tsx'
import { StayAwayLab } from './StayAwayLab.tsx'
import { loadStayAwayLabWords } from './words.ts'

/** The lab, once it can speak. */
export async function load(): Promise<GameLab> {
  await Promise.all([loadLabWords(), loadStayAwayLabWords()])
  return { Page: LabPage, Panel: StayAwayLab }
}
