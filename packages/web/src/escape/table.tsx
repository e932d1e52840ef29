import './styles/map.css'
import './styles/table.css'
import { later } from '../client/later.ts'
import { staged } from '../table/staged.tsx'
import { sitDown } from './sitting.ts'
import { TableScreen } from './TableScreen.tsx'

export const table = staged({
  sitDown,
  Running: TableScreen,
  end: later(async () => (await import('./end/EndScreen.tsx')).EndScreen),
  before: <div class="table" aria-busy="true" />,
})
