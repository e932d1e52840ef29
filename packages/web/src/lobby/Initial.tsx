import { language } from '../client/language.ts'
import { LOCALES } from '../client/player.ts'
import { SeatMark } from '../ui/Icon.tsx'

/** A person as the first letter of their name, with the shape of their seat at its corner. */
export function Initial({ name, seat }: { readonly name: string; readonly seat: number }) {
  const [letter = ''] = [...name]
  return (
    <span class="bot-face initial" aria-hidden="true">
      <b>{letter.toLocaleUpperCase(LOCALES[language.value])}</b>
      <SeatMark seat={seat} />
    </span>
  )
}
