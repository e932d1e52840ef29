import { say } from '../client/language.ts'
import { GameCard } from '../pages/home/GameCard.tsx'
import { ALONE } from './alone.ts'
import { HomeArt } from './HomeArt.tsx'

export const StayAwayHomeCard = () => <GameCard alone={ALONE} kind="g2" words={say().home.stayAway} art={<HomeArt />} />
