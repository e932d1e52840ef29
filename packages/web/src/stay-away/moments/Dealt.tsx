import type { Card, Role } from '@selva/stay-away'
import { Icon } from '../../ui/Icon.tsx'
import { CARD_ICONS, ROLE_ICONS } from '../icons.ts'
import { cardName } from '../words.ts'
import './dealt.css'

/** My role, and the cards that I was dealt. */
export const Dealt = ({ role, hand }: { readonly role: Role; readonly hand: readonly Card[] }) => (
  <div class={`dealt ${role}`}>
    <Icon name={ROLE_ICONS[role]} />
    <ul>
      {hand.map((card, i) => (
        <li key={`${i} ${card}`}>
          <Icon name={CARD_ICONS[card]} />
          {cardName(card)}
        </li>
      ))}
    </ul>
  </div>
)
