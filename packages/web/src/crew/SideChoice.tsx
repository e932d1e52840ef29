import { useSignal } from '@preact/signals'
import { gameOf } from '../client/games.ts'
import { keepSoloSide, soloSide } from '../client/solo-side.ts'
import { Segments } from '../ui/Segments.tsx'
import { crewWords } from './words.ts'
import '../styles/crew.css'

/** The side of the next games alone with bots. */
export function SideChoice({ game }: { readonly game: string }) {
  const side = useSignal(soloSide(game))
  const { sides = [], roles } = gameOf(game) ?? {}
  if (sides.length === 0 || roles === undefined) return undefined
  const w = crewWords().after
  const options = [...sides.map((one) => ({ value: one, text: roles()[one] ?? one })), { value: '', text: w.either }]
  return (
    <div class="side-choice" data-testid="side-choice">
      <span aria-hidden="true">{w.playAs}</span>
      <Segments
        label={w.playAs}
        value={side.value}
        options={options}
        onChange={(picked) => {
          side.value = picked
          keepSoloSide(game, picked)
        }}
      />
    </div>
  )
}
