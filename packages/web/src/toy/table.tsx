import type { ToyShape } from '@selva/core/toy'
import { lazy } from '../client/lazy.ts'
import { gameScreen } from '../table/game-screen.tsx'
import { sitDown, type ToyModel } from './model.ts'
import { TableScreen } from './TableScreen.tsx'
import './styles/toy.css'

export const table = gameScreen<ToyShape, ToyModel>({
  openModel: sitDown,
  Running: TableScreen,
  end: lazy(async () => (await import('./EndScreen.tsx')).EndScreen),
  before: <div class="table" aria-busy="true" />,
})
