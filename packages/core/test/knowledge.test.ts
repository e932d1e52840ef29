import { describe, expect, it } from 'vitest'
import { contradicts, dropCard, learnCard, listOrUnknown, stateFromText, stateToText, unknownIn } from '../src/index.ts'

describe('partial knowledge', () => {
  it('contradicts only where it claims something false', () => {
    expect(contradicts({ at: undefined, round: 2 }, { at: 7, round: 2 })).toBeUndefined()
    expect(contradicts({ at: 6 }, { at: 7 })).toBe('state.at is 6 instead of 7')
    expect(contradicts({ list: [1, 2] }, { list: [1] })).toContain('list has 2 instead of 1')
    expect(contradicts({ list: [undefined, 2] }, { list: [1, 3] })).toContain('list[1]')
  })
  it('compares unordered lists as multisets', () => {
    expect(contradicts({ hand: ['b', undefined] }, { hand: ['a', 'b'] }, ['hand'])).toBeUndefined()
    expect(contradicts({ hand: ['b', 'b'] }, { hand: ['a', 'b'] }, ['hand'])).toContain('claims b')
  })
  it('finds an unknown, but does not look into the setting', () => {
    expect(unknownIn({ a: [1, { b: undefined }] })).toBe('state.a.1.b')
    expect(unknownIn({ a: 1, setting: { b: undefined } })).toBeUndefined()
  })
  it('survives being saved: unknowns stay unknown, also in lists', () => {
    const setting = { zone: 'here' }
    const state = { setting, hand: [undefined, 'axe'], at: undefined, deep: { n: [undefined] } }
    const back = stateFromText(stateToText(state), setting)
    expect(back).toEqual(state)
    expect(stateToText(state)).not.toContain('here')
    expect(Object.hasOwn(back as object, 'at')).toBe(true)
  })
})

describe('a hand known in part', () => {
  it('loses a known card and nothing else', () => {
    const hand = ['axe', undefined, 'rope']
    dropCard(hand, 'rope')
    expect(hand).toEqual(['axe', undefined])
  })
  it('gives up an unknown place for a card it did not know', () => {
    const hand = ['axe', undefined]
    dropCard(hand, 'rope')
    expect(hand).toEqual(['axe'])
  })
  it('is wholly unknown after an unknown card has left', () => {
    const hand = ['axe', 'rope', undefined]
    dropCard(hand, undefined)
    expect(hand).toEqual([undefined, undefined])
  })
  it('learns a card it was shown once', () => {
    const hand = [undefined, 'axe']
    learnCard(hand, 'rope')
    learnCard(hand, 'axe')
    expect(hand).toEqual(['rope', 'axe'])
    expect(() => learnCard(hand, 'lamp')).toThrow()
    expect(() => dropCard(hand, 'lamp')).toThrow()
    expect(listOrUnknown(undefined, 2)).toEqual([undefined, undefined])
  })
})
