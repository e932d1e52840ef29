import type { Seat } from '@selva/core'
import { describe, expect, it } from 'vitest'
import {
  CARDS,
  type Card,
  escape,
  mayChooseSector,
  mayPlay,
  mayUsePower,
  type Option,
  type PartialState,
  PLAY_REASONS,
  playerAt,
  SECTOR_REASONS,
  type Sector,
  seenUseOf,
  undeclaredBy,
} from '../src/index.ts'
import { sector } from '../src/testing/index.ts'
import { TIMEOUT } from './level.ts'
import { tableOf } from './mixtures.ts'
import { advanced, ultimate } from './tables.ts'
import { tables, walk } from './walk.ts'

const offersCard = (options: readonly Option[], card: Card): boolean =>
  options.some((o) =>
    o.do === 'use'
      ? o.item.some((item) => item === card)
      : (o.do === 'spotlight' || o.do === 'sensor') && o.do === card,
  )

const offersPower = (options: readonly Option[], alien: boolean): boolean =>
  options.some((o) => ['hold', 'lurk', 'medic', 'teleport', 'cat'].includes(o.do) || (o.do === 'attack' && !alien))

const sectorsOffered = (options: readonly Option[]): ReadonlySet<Sector> =>
  new Set(options.flatMap((o) => (o.do === 'move' ? o.to : o.do === 'noise' || o.do === 'alsoNoise' ? o.at : [])))

const codeOf = (may: true | { readonly code: string }): string => (may === true ? 'true' : may.code)

/** Every answer about a seat's cards and power, as `attack afterMove`, and whether the options offer it. */
function answersOf(state: PartialState, seat: Seat): readonly { readonly text: string; readonly offered: boolean }[] {
  const options = escape.options(state, seat)
  const { hand, side } = playerAt(state, seat)
  return [
    ...CARDS.filter((card) => hand.includes(card)).map((card) => ({
      text: `${card} ${codeOf(mayPlay(state, seat, card))}`,
      offered: offersCard(options, card),
    })),
    { text: `power ${codeOf(mayUsePower(state, seat))}`, offered: offersPower(options, side === 'alien') },
  ]
}

describe('may and options agree', () => {
  it(
    'at every moment of random games, for every seat, on the whole state and on the seat’s own',
    () => {
      const met = new Set<string>()
      for (const [setting, seed] of tables())
        walk(setting, seed, ({ state, known }) => {
          for (const [seat, partial] of known) {
            const where = `seed ${seed}, round ${state.round}, seat ${seat}`
            const whole = answersOf(state, seat)
            for (const { text, offered } of whole) {
              if (text.endsWith(' true') !== offered) throw new Error(`${where}: ${text}, and offered is ${offered}`)
              met.add(text.split(' ')[1] ?? '')
            }
            if (JSON.stringify(answersOf(partial, seat)) !== JSON.stringify(whole))
              throw new Error(`${where} knows other`)
            if (seat !== state.turn) continue
            const offered = sectorsOffered(escape.options(state, seat))
            for (const at of setting.zone.sectors) {
              const may = mayChooseSector(state, seat, at)
              met.add(codeOf(may))
              if ((may === true) !== offered.has(at)) throw new Error(`${where}: sector ${at} ${codeOf(may)}`)
              const mine = mayChooseSector(partial, seat, at)
              if (codeOf(mine) !== codeOf(may)) throw new Error(`${where}: sector ${at} ${codeOf(mine)} for its seat`)
            }
          }
        })
      // Random games hardly ever come to these; each has an example below.
      const rare = ['active', 'noPatient', 'noDanger', 'oneSector', 'nobody', 'hatch']
      expect([...PLAY_REASONS, ...SECTOR_REASONS].filter((code) => !met.has(code) && !rare.includes(code))).toEqual([])
    },
    TIMEOUT,
  )
})

describe('the reason', () => {
  const why = (state: PartialState, card: Card) => codeOf(mayPlay(state, 1 as Seat, card))
  const whyPower = (state: PartialState) => codeOf(mayUsePower(state, 1 as Seat))

  it('ITM-3: an item waits for its step, or has missed it', () => {
    const t = advanced({ ana: 'captain@D09 +attack +sedatives +adrenaline +defense', bob: 'alien1@S05' })
    expect(why(t.state, 'attack')).toBe('afterMove')
    expect(why(t.state, 'sedatives')).toBe('true')
    expect(why(t.state, 'defense')).toBe('itself')
    t.ana.uses('sedatives')
    expect(why(t.state, 'sedatives')).toBe('active')
    expect(why(t.state, 'adrenaline')).toBe('true')
    t.ana.uses('adrenaline')
    t.ana.moves('D08')
    t.ana.resolves()
    expect(why(t.state, 'sedatives')).toBe('beforeDraw')
    expect(why(t.state, 'adrenaline')).toBe('beforeMove')
    expect(codeOf(mayPlay(t.state, 2 as Seat, 'attack'))).toBe('alien')
  })
  it('ITM-3, MOV-6: a Teleport neither starts in the Human Sector nor leads back to it', () => {
    const t = advanced({ ana: 'captain@L08 +teleport', bob: 'alien1@S05' })
    expect(why(t.state, 'teleport')).toBe('inHumanSector')
    const moved = advanced({ ana: 'captain@L09 +teleport', bob: 'alien1@S05' }, { step: 'close', from: 'L08' })
    expect(why(moved.state, 'teleport')).toBe('fromHumanSector')
  })
  it('SWI-2: no attack after drawing, where the table plays so', () => {
    const strict = { switches: { attackAfterDraw: false }, step: 'close', from: 'D09' }
    expect(why(advanced({ ana: 'captain@D08 +attack', bob: 'alien1@S05' }, strict).state, 'attack')).toBe('drew')
  })
  it('ULT-11: a Sensor needs somebody aboard', () => {
    const t = ultimate({ ana: 'captain@D09 +sensor', bob: 'brute@S05' })
    for (const player of t.state.players.slice(1)) player.status = 'waiting'
    expect(why(t.state, 'sensor')).toBe('nobody')
    expect(t.ana.may()).not.toContain('sensor')
  })
  it('ULT-12: nobody mutates in a hatch he has just entered', () => {
    const t = ultimate({ ana: 'medic@U13 spent +mutation', bob: 'brute@S05' })
    t.ana.moves('V13')
    expect(why(t.state, 'mutation')).toBe('hatch')
  })
  it('ULT-13, ITM-3: a Cat needs a card to draw and two sectors to name', () => {
    const players = { ana: 'captain@D08 spent +cat', bob: 'brute@S05' } as const
    const arrived = { step: 'arrived', from: 'D09' }
    const t = ultimate(players, arrived)
    expect(why(t.state, 'cat')).toBe('true')
    t.state.danger.size = 0
    expect(why(t.state, 'cat')).toBe('noDanger')
    const { zone } = t.state.setting
    const narrow = ultimate(players, { ...arrived, zone: { ...zone, plain: [sector('D08')] } })
    expect(why(narrow.state, 'cat')).toBe('oneSector')
    expect(narrow.ana.may()).not.toContain('use cat')
  })
  it('ULT-27: the Medic needs somebody whose character is not known', () => {
    const t = ultimate({ ana: 'medic@D09', bob: 'brute@S05 shown' })
    expect(whyPower(t.state)).toBe('noPatient')
    expect(whyPower(ultimate({ ana: 'medic@D09 spent', bob: 'brute@S05' }).state)).toBe('spent')
  })
  it('ULT-38: a power is lost with the side, and some tables have none', () => {
    expect(
      whyPower(ultimate({ ana: 'medic@D09 mutated', bob: 'brute@S05', cleo: 'pilot@S06', dan: 'blink@S07' }).state),
    ).toBe('lost')
    expect(whyPower(advanced({ ana: 'captain@D09', bob: 'alien1@S05' }).state)).toBe('noPower')
  })
  it('MOV-2, MOV-4, HAT-6: a sector out of reach says what is in the way', () => {
    const at = (name: string) => mayChooseSector(t.state, 1 as Seat, sector(name))
    const t = advanced({ ana: 'alien1@D09 fed', bob: 'captain@S05' })
    expect(at('D08')).toBe(true)
    expect(at('D09')).toEqual({ code: 'here' })
    expect(at('B02')).toEqual({ code: 'hatchAlien' })
    expect(at('L08')).toEqual({ code: 'start' })
    expect(at('W14')).toEqual({ code: 'tooFar', speed: 3 })
  })
  it('NOI-2: a noise in the own sector is named nowhere else', () => {
    const t = advanced({ ana: 'captain@D08', bob: 'alien1@S05' }, { step: 'name', from: 'D09', card: 'yours' })
    expect(mayChooseSector(t.state, 1 as Seat, sector('D08'))).toBe(true)
    expect(mayChooseSector(t.state, 1 as Seat, sector('D09'))).toEqual({ code: 'ownNoise' })
  })
})

describe('what others see of an item', () => {
  const rulesOf = (preset: 'advanced' | 'old-school' | 'ultimate') => {
    const setting = tableOf('galilei', preset, 4)
    if (setting === undefined) throw new Error(`no table of ${preset}`)
    return setting.rules
  }
  it('ITM-1, ITM-2, ULT-30: a declared item shows a human, unless some alien may use it too', () => {
    expect(seenUseOf(rulesOf('advanced'), 'teleport', 'before')).toEqual({ kind: 'declared', tellsHuman: true })
    expect(seenUseOf(rulesOf('ultimate'), 'teleport', 'before')).toEqual({ kind: 'declared', tellsHuman: false })
    expect(seenUseOf(rulesOf('ultimate'), 'sensor', 'before')).toEqual({ kind: 'declared', tellsHuman: true })
  })
  it('SCN-G4, SID-7: a hidden card can be any that is played at that moment and leaves no trace', () => {
    const rules = rulesOf('old-school')
    expect(seenUseOf(rules, 'sedatives', 'before')).toEqual({ kind: 'discarded', mayBe: ['adrenaline', 'sedatives'] })
    expect(seenUseOf(rules, 'sedatives', 'arrived')).toEqual({ kind: 'discarded', mayBe: ['sedatives'] })
    expect(seenUseOf(rules, 'attack', 'arrived')).toEqual({ kind: 'discarded', mayBe: [] })
    expect(undeclaredBy(rules, 'attack')).toBe('G.4')
    expect(undeclaredBy(rules, 'teleport')).toBeUndefined()
    expect(undeclaredBy(rulesOf('advanced'), 'attack')).toBeUndefined()
  })
})
