import { expect, test } from 'vitest'
import { updates } from '../src/client/update.ts'

/** A tab that can be loaded again: what it remembers, and a page that is calm when the test says so. */
function tab(stores = true) {
  let tried: readonly string[] = []
  let reloads = 0
  const open = (own: string) => {
    let calm: (() => void) | undefined
    let hold: (() => void) | undefined
    const update = updates({
      own: () => own,
      tried: () => tried,
      write(list) {
        if (stores) tried = list
        return stores
      },
      whenSafeToReload(run, held) {
        calm = run
        hold = held
        return () => {
          calm = undefined
          hold = undefined
        }
      },
      reload: () => void reloads++,
    })
    return { update, isWaiting: () => calm !== undefined, calm: () => calm?.(), hold: () => hold?.() }
  }
  return { open, reloads: () => reloads }
}

test('a page of the same build, or one that was never built, stays as it is', () => {
  const { open, reloads } = tab()
  const page = open('a')
  for (const build of ['a', '', 'a']) page.update.meet(build)
  expect(page.isWaiting()).toBe(false)
  const developed = open('')
  developed.update.meet('b')
  expect(developed.isWaiting()).toBe(false)
  expect(reloads()).toBe(0)
})

test('a page of another build loads itself again when it is calm, and not before', () => {
  const { open, reloads } = tab()
  const page = open('a')
  page.update.meet('b')
  page.update.meet('b')
  expect(reloads()).toBe(0)
  page.hold()
  expect(page.update.news.value).toBe('held')
  page.calm()
  expect(reloads()).toBe(1)
})

test('an update that is taken back before the page was calm changes nothing', () => {
  const { open, reloads } = tab()
  const page = open('a')
  page.update.meet('b')
  page.hold()
  page.update.meet('a')
  expect(page.isWaiting()).toBe(false)
  expect(page.update.news.value).toBe('none')
  expect(reloads()).toBe(0)
})

test('servers of two builds behind one address make a tab load itself again once for each, and no more', () => {
  const { open, reloads } = tab()
  for (let i = 0; i < 10; i++)
    for (const [own, other] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const page = open(own)
      page.update.meet(own)
      page.update.meet(other)
      page.calm()
      if (i > 0) expect(page.update.news.value).toBe('stuck')
    }
  expect(reloads()).toBe(2)
})

test('a tab that cannot remember does not load itself again: it says what is wrong', () => {
  const { open, reloads } = tab(false)
  const page = open('a')
  page.update.meet('b')
  page.calm()
  expect(page.update.news.value).toBe('stuck')
  expect(reloads()).toBe(0)
  page.update.now()
  expect(reloads()).toBe(1)
})

test('a page that misses a file loads itself again once, also where the build is the same', () => {
  const { open, reloads } = tab()
  for (let i = 0; i < 3; i++) {
    const page = open('a')
    page.update.miss('a')
    // Other answers of the server do not call it off.
    page.update.meet('a')
    page.calm()
    if (i > 0) expect(page.update.news.value).toBe('stuck')
  }
  expect(reloads()).toBe(1)
})
