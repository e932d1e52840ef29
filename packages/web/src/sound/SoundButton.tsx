import { messages } from '../client/language.ts'
import { RoundButton } from '../ui/controls.tsx'
import { soundOn, toggleSound } from './sound.ts'

/** The switch of the sound, in sight at every table. */
export function SoundButton() {
  const on = soundOn.value
  return (
    <RoundButton icon={on ? 'sound-on' : 'sound-off'} label={messages().bar.sound} pressed={on} onClick={toggleSound} />
  )
}
