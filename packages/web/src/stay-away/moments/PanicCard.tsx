import type { Panic } from '@selva/stay-away'
import { Icon } from '../../ui/Icon.tsx'
import { CARD_ICONS } from '../icons.ts'
import './scenes.css'

/** The drawing of a Panic card that is turned over for everyone. */
export const PanicCard = ({ card, label }: { readonly card: Panic; readonly label: string }) => (
  <div class="panic-card">
    <span class="label">{label}</span>
    <Icon name={CARD_ICONS[card]} />
  </div>
)
