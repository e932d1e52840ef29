import { useSignal } from '@preact/signals'
import type { PuzzleOfDay } from '@selva/protocol'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { type ApiError, isApiError } from '../client/api.ts'
import { gameOf, lookOf } from '../client/games.ts'
import { Blank } from '../pages/Blank.tsx'
import { PlainPage, plainKindOf } from '../pages/PlainPage.tsx'
import { ArchivePage } from './ArchivePage.tsx'
import { puzzleApi } from './api.ts'
import { PuzzleScreen } from './PuzzleScreen.tsx'
import type { PuzzleGame } from './puzzle-game.ts'
import { loadPuzzleWords, puzzleWords } from './words.ts'

/** The address of the archive, in the place of a day. */
const ARCHIVE = 'archive'

type Opened = { readonly puzzle: PuzzleOfDay; readonly game: PuzzleGame }

/** The puzzle of a day, or the newest one, with the part of its game. Without any there is nothing to open. */
async function openDay(day: string): Promise<Opened | ApiError | undefined> {
  const days = day === '' ? await puzzleApi.days() : undefined
  if (days !== undefined && isApiError(days)) return days
  const wanted = days === undefined ? day : days.days[0]?.day
  if (wanted === undefined) return undefined
  const puzzle = await puzzleApi.day(wanted)
  if (isApiError(puzzle)) return puzzle
  const game = await gameOf(puzzle.asked.game)?.puzzle?.()
  return game === undefined ? undefined : { puzzle, game }
}

function DayPage({ day }: { readonly day: string }) {
  const opened = useSignal<{ readonly it: Opened | ApiError | undefined } | undefined>(undefined)
  useEffect(() => {
    let here = true
    void openDay(day).then((it) => {
      if (here) opened.value = { it }
    })
    return () => {
      here = false
    }
  }, [day])
  if (opened.value === undefined) return <Blank />
  const { it } = opened.value
  if (it === undefined) return <PlainPage kind="unknownAddress" detail={puzzleWords().none} />
  if (isApiError(it)) return <PlainPage kind={plainKindOf(it)} />
  return <PuzzleScreen opened={it.puzzle} game={it.game} look={lookOf(it.puzzle.asked.game)} />
}

function PuzzlePage({ day }: { readonly day: string }) {
  return day === ARCHIVE ? <ArchivePage /> : <DayPage day={day} />
}

/** The puzzle pages, once they can speak. */
export async function loadPuzzlePage(): Promise<ComponentType<{ readonly day: string }>> {
  await loadPuzzleWords()
  return PuzzlePage
}
