import { say } from '../client/language.ts'
import { GameCard } from '../pages/home/GameCard.tsx'
import { ALONE } from './alone.ts'
import { HomeArt } from './HomeArt.tsx'

export const EscapeHomeCard = () => <GameCard alone={ALONE} kind="g1" words={say().home.escape} art={<HomeArt />} />
