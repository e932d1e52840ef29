import type { Character } from '@selva/escape'
import type { JSX } from 'preact'
import { useId } from 'preact/hooks'

const BUST =
  'M22 186C24 152 48 136 80 131V116C68 108 62 94 62 78 62 52 78 38 100 38S138 52 138 78C138 94 132 108 120 116V131C152 136 176 152 178 186Z'

const ruled = (from: number, x: number): string =>
  Array.from({ length: 30 }, (_, i) => `M${x} ${from + 5 * i}H190`).join('')

const CAP = 'M60 66C58 40 74 26 100 26s42 14 40 40'
const BRIM = 'M50 70c18-8 82-8 100 0-10 7-90 7-100 0Z'
const HEADSET = 'M54 72h10v26H54ZM136 72h10v26h-10ZM142 98c0 14-12 18-26 18'
const BAND = 'M58 78C56 46 74 28 100 28s44 18 42 50'

/** Each human wears or carries something: how the crew is told apart without a word. */
const WORN: { readonly [name in Character]?: JSX.Element } = {
  captain: (
    <>
      <path d={`${CAP}Z`} class="po-fill" />
      <path d={BRIM} class="po-fill" />
      <path d="M100 36v16M92 44h16M52 166h22M52 174h22" class="po-line" />
    </>
  ),
  pilot: (
    <>
      <path d={`${BAND}${HEADSET}`} class="po-line" />
      <path d="M66 74h68v16c-22 8-46 8-68 0Z" class="po-fill" />
    </>
  ),
  psychologist: (
    <>
      <circle cx="84" cy="82" r="13" class="po-fill" />
      <circle cx="116" cy="82" r="13" class="po-fill" />
      <path d="M97 82h6M66 56c10-16 58-16 68 0" class="po-line" />
    </>
  ),
  soldier: (
    <>
      <path d="M56 78V64c0-26 18-38 44-38s44 12 44 38v14Z" class="po-fill" />
      <path d="M50 78h100M100 26v52M62 110c12 10 64 10 76 0" class="po-line" />
    </>
  ),
  executiveOfficer: (
    <>
      <path d="M60 62C62 36 78 30 104 30c24 0 36 14 36 32-20-12-56-14-80 0Z" class="po-fill" />
      <path d="M76 133l24 26 24-26M100 159v27M132 160h22M132 168h22M132 176h14" class="po-line" />
    </>
  ),
  coPilot: (
    <>
      <path d={BAND} class="po-line" />
      <path d="M136 72h10v26h-10ZM142 98c0 14-12 18-26 18" class="po-line" />
      <path d="M64 56h72l-4 18H68Z" class="po-fill" />
    </>
  ),
  engineer: (
    <>
      <path d="M58 70C56 42 74 26 100 26s44 16 42 44Z" class="po-fill" />
      <path d="M50 72h100M90 26v-6h20v6M64 160l18 18M82 160l-18 18" class="po-line" />
      <circle cx="100" cy="52" r="9" class="po-fill" />
    </>
  ),
  medic: (
    <>
      <path d="M62 62c4-24 20-34 38-34s34 10 38 34Z" class="po-fill" />
      <path d="M100 38v16M92 46h16M66 92c20 8 48 8 68 0v14c-8 12-60 12-68 0Z" class="po-line" />
      <path d="M134 160h20M144 150v20" class="po-line" />
    </>
  ),
}

/** Humans are ruled: a bust with straight lines, darker on one side. */
export function HumanDrawing({ name }: { readonly name: Character | undefined }) {
  const clip = useId()
  return (
    <>
      <clipPath id={clip}>
        <path d={BUST} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <path d={`${ruled(40, 10)}${ruled(42.5, 100)}`} class="po-thin" />
      </g>
      <path d={BUST} class="po-line" />
      {name === undefined ? undefined : WORN[name]}
    </>
  )
}
