import type { ToyShape } from '@selva/core/toy'
import { later } from '../client/later.ts'
import { staged } from '../table/staged.tsx'
import { type Sitting, sitDown } from './sitting.ts'
import { TableScreen } from './TableScreen.tsx'
import './styles/toy.css'

export const table = staged<ToyShape, Sitting>({
  sitDown,
  Running: TableScreen,
  end: later(async () => (await import('./EndScreen.tsx')).EndScreen),
  before: <div class="table" aria-busy="true" />,
})
