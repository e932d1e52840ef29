import type { Arrangement } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { answers, crew, five, four, hand, roomy, seat, table } from './table.ts'

const STANDING = { standing: true } as const

const armed = { role: 'thing', hand: four('theThing', 'infected', 'infected') }

/** Seat 2 is The Thing and everybody has just seen it: it drew Ooops! and now offers to seat 3. */
const unmasked = (third: readonly string[], first: readonly string[] = four(), rest: Partial<Arrangement> = {}) =>
  table(roomy(6), {
    players: crew(6, { 1: { hand: first }, 2: armed, 3: { hand: third } }),
    active: 2,
    deck: ['ooops', ...Array.from({ length: 12 }, () => 'imComfortable')],
    ...STANDING,
    ...rest,
  })

describe('a human', () => {
  test('burns the neighbour whose card everybody has seen', () => {
    const t = unmasked(four('flamethrower', 'seduction'))
    t.until(3, 'act')
    expect(answers(t.bot(3))).toEqual(['playOn flamethrower 2'])
  })

  test('burns the neighbour he saw by Analysis, and others who did not look do not', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { hand: five('analysis') }, 2: { role: 'thing' }, 3: { hand: four('flamethrower') } }),
      step: 'act',
      deck: ['imComfortable', 'imComfortable', 'imComfortable', 'imComfortable', 'imComfortable', 'flamethrower'],
      ...STANDING,
    })
    t.does({ do: 'playOn', card: 'analysis', at: t.state.ring[1] ?? t.state.active })
    t.until(3, 'act')
    expect(answers(t.bot(3))).not.toContain('playOn flamethrower 2')
    t.until(1, 'act')
    expect(answers(t.bot(1))).toEqual(['playOn flamethrower 2'])
  })

  test.each(['noThanks', 'scary', 'missed'])('refuses the known Thing with %s', (defence) => {
    const t = unmasked(four(defence))
    t.until(3, 'answer')
    expect(answers(t.bot(3))).toEqual([`defend ${defence}`])
  })

  test('keeps his defences when somebody cleared offers', () => {
    const t = table(roomy(6), {
      players: crew(6, { 5: { role: 'thing' }, 3: { hand: four('noThanks', 'scary', 'missed') } }),
      active: 2,
      deck: ['ooops'],
    })
    t.until(3, 'answer')
    expect(answers(t.bot(3)).every((answer) => answer.startsWith('give'))).toBe(true)
  })

  test('does not burn a human whose clean hand he has seen', () => {
    const t = table(roomy(6), {
      players: crew(6, { 5: { role: 'thing' }, 3: { hand: four('flamethrower') } }),
      active: 2,
      deck: ['ooops', 'imComfortable', 'imComfortable'],
    })
    t.until(3, 'act')
    expect(answers(t.bot(3))).not.toContain('playOn flamethrower 2')
  })

  test('does not burn anybody at the beginning, when he knows nothing', () => {
    const t = table(roomy(8), {
      players: crew(8, { 5: { role: 'thing' }, 1: { hand: five('flamethrower') } }),
      step: 'act',
    })
    expect(answers(t.bot(1)).filter((answer) => answer.startsWith('playOn'))).toEqual([])
  })

  test.each([
    ['barredDoor', 'playOn barredDoor 2'],
    ['watchYourBack', 'play watchYourBack'],
  ])('with %s keeps out of the way of the known Thing', (card, answer) => {
    const t = unmasked(four(), four(card))
    t.until(1, 'act')
    expect(answers(t.bot(1))).toEqual([answer])
  })

  test('changes places with anybody but into the arms of the known Thing', () => {
    const t = unmasked(four(), four('youdBetterRun'))
    t.until(1, 'act')
    const said = answers(t.bot(1))
    for (const answer of said) expect(answer).toMatch(/^playOn youdBetterRun [456]$/)
  })

  test('does not waste a defence when Missed! has made him immune', () => {
    const t = unmasked(four('missed'), four(), {
      players: crew(6, { 2: armed, 3: { hand: four('missed') }, 4: { hand: four('noThanks') } }),
    })
    t.until(3, 'answer')
    t.does({ do: 'defend', card: 'missed' })
    expect(t.state.step).toMatchObject({ at: 'answer', seat: 4 })
    expect(t.state.dodged).toBe(true)
    expect(answers(t.bot(4))).toEqual(['give imComfortable'])
  })

  test('stays when he would be moved beside the known Thing, and goes when he would be moved away', () => {
    // The order is 1 2 3 4 5 6; The Thing sits at 2, and seat 3 wants to change places.
    const wants = (at: 5 | 1): readonly string[] => {
      const t = unmasked(four('youdBetterRun'))
      t.until(3, 'act')
      t.does({ do: 'playOn', card: 'youdBetterRun', at: seat(at) })
      return answers(t.bot(at))
    }
    expect(wants(5)).toEqual(['defend imComfortable'])
    // Seat 1 is beside The Thing here and there.
    expect(wants(1)).toEqual(['accept'])
  })

  test.each([
    ['oneTwo', 'side', ['side right']],
    ['getOutOfHere', 'placePick', ['pick 4', 'pick 5']],
  ] as const)('goes where the known Thing is no neighbour, with %s', (panic, step, away) => {
    const t = table(roomy(5), {
      players: crew(5, { 2: armed }),
      active: 2,
      deck: ['ooops', panic, 'imComfortable'],
      ...STANDING,
    })
    t.until(3, step)
    const said = answers(t.bot(3))
    for (const answer of said) expect(away).toContain(answer)
  })

  test('keeps what is worth most, and gives away what is worth least', () => {
    const cards = four('flamethrower', 'infected', 'noThanks')
    const drawing = (panic: string) =>
      table(roomy(5), { players: crew(5, { 1: { hand: cards }, 4: { role: 'thing' } }), deck: [panic] }).bot(1)
    expect(answers(drawing('forgetful'))).toEqual(['keep flamethrower'])
    expect(answers(drawing('blindDate'))).toEqual(['give infected'])
    expect(answers(drawing('roundAndRound'))).toEqual(['give imComfortable'])
    const t = table(roomy(5), {
      players: crew(5, { 1: { hand: five('resolute') }, 4: { role: 'thing' } }),
      step: 'act',
      deck: ['whisky', 'noThanks', 'infected'],
    })
    t.does({ do: 'play', card: 'resolute' })
    expect(answers(t.bot(1))).toEqual(['keep noThanks'])
  })

  test('refuses an Infected! that lies open before him', () => {
    const t = table(roomy(6), {
      players: crew(6, {
        2: { role: 'thing', hand: four('theThing', 'infected'), quarantine: 2 },
        3: { hand: four('noThanks') },
      }),
      active: 2,
      step: 'answer',
      offered: 'infected',
    })
    expect(answers(t.bot(3))).toEqual(['defend noThanks'])
  })

  test('takes a harmless card that lies open before him, from The Thing itself', () => {
    const t = table(roomy(6), {
      players: crew(6, { 2: { role: 'thing', quarantine: 2 }, 3: { hand: four('noThanks') } }),
      active: 2,
      step: 'answer',
      offered: 'imComfortable',
    })
    expect(answers(t.bot(3))).toEqual(['give imComfortable'])
  })

  test('never leaves himself with nothing but Infected!', () => {
    const t = table(roomy(6), {
      players: crew(6, { 5: { role: 'thing' }, 1: { hand: five('infected', 'infected', 'infected', 'infected') } }),
      step: 'act',
    })
    expect(answers(t.bot(1))).toEqual(['discard infected'])
  })

  test('throws an Infected! away rather than a defence', () => {
    const t = table(roomy(6), {
      players: crew(6, { 5: { role: 'thing' }, 1: { hand: hand(5, 'infected', 'noThanks', 'scary', 'noBarbecue') } }),
      step: 'act',
    })
    expect(answers(t.bot(1))).toEqual(['discard infected'])
  })

  test('shows a clean hand when asked, and hides one with Infected!', () => {
    const shows = (cards: readonly string[]) =>
      answers(
        table(roomy(6), { players: crew(6, { 5: { role: 'thing' }, 1: { hand: cards } }), deck: ['revelations'] }).bot(
          1,
        ),
      )
    expect(shows(four())).toEqual(['show hand'])
    expect(shows(four('infected'))).toEqual(['show nothing'])
  })

  test('makes friends with the one he knows not to be The Thing', () => {
    const t = table(roomy(4), {
      players: crew(4, { 4: { role: 'thing' } }),
      active: 2,
      deck: ['ooops', 'cantWeBeFriends'],
    })
    t.until(3, 'friend')
    expect(answers(t.bot(3))).toEqual(['pick 2'])
  })
})

describe('anybody', () => {
  test.each(['human', 'infected', 'thing'])('who is %s stops a Flamethrower', (role) => {
    const own = role === 'thing' ? ['theThing'] : role === 'infected' ? ['infected'] : []
    const t = table(roomy(6), {
      players: crew(6, {
        1: { hand: five('flamethrower') },
        2: { role, hand: four('noBarbecue', ...own) },
        ...(role === 'thing' ? {} : { 5: { role: 'thing' } }),
      }),
      step: 'act',
      standing: true,
    })
    t.does({ do: 'playOn', card: 'flamethrower', at: t.state.ring[1] ?? t.state.active })
    expect(answers(t.bot(2))).toEqual(['defend noBarbecue'])
  })
})

describe('The Thing', () => {
  const infecting = { role: 'thing', hand: four('theThing', 'infected', 'seduction') }

  test('gives its standing order at the first question', () => {
    const t = table(roomy(6), { players: crew(6, { 1: infecting }), step: 'offer' })
    expect(answers(t.bot(1))).toEqual(['order true'])
    t.does({ do: 'order', on: true })
    expect(answers(t.bot(1))).not.toContain('order false')
  })

  test('offers a human Infected!', () => {
    const t = table(roomy(6), { players: crew(6, { 1: infecting }), step: 'offer', ...STANDING })
    expect(answers(t.bot(1))).toEqual(['give infected'])
  })

  test('answers a human with Infected!', () => {
    const t = table(roomy(6), {
      players: crew(6, { 2: infecting }),
      step: 'answer',
      offered: 'imComfortable',
      ...STANDING,
    })
    expect(answers(t.bot(2))).toEqual(['give infected'])
  })

  test('keeps its Infected! from those who are infected', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: infecting, 2: { role: 'infected' } }),
      step: 'offer',
      ...STANDING,
    })
    expect(answers(t.bot(1))).toEqual(['give imComfortable'])
  })

  test('offers and answers nothing in Quarantine that gives it away', () => {
    const offers = table(roomy(6), {
      players: crew(6, { 1: { ...infecting, quarantine: 2 } }),
      step: 'offer',
      ...STANDING,
    })
    expect(answers(offers.bot(1))).not.toContain('give infected')
    const returns = table(roomy(6), {
      players: crew(6, { 2: { ...infecting, quarantine: 1 } }),
      step: 'answer',
      offered: 'imComfortable',
      ...STANDING,
    })
    expect(answers(returns.bot(2))).not.toContain('give infected')
  })

  test('answers the last human with Infected! even in Quarantine: nobody is left to see it', () => {
    const t = table(roomy(4), {
      players: crew(4, {
        2: { ...infecting, quarantine: 1 },
        3: { role: 'infected' },
        4: { role: 'infected' },
      }),
      step: 'answer',
      offered: 'imComfortable',
      ...STANDING,
    })
    expect(answers(t.bot(2))).toEqual(['give infected'])
    t.does({ do: 'give', card: 'infected' })
    expect(t.state.end).toEqual({ reason: 'thingAlone', winners: [2] })
  })

  test('declares when no human is left', () => {
    const players = crew(4, {
      1: { role: 'thing' },
      2: { role: 'infected' },
      3: { role: 'infected' },
      4: { role: 'infected' },
    })
    const t = table(roomy(4), { players, step: 'offer' })
    expect(answers(t.bot(1))).toEqual(['declare'])
    t.does(t.bot(1).choose({ below: () => 0 }))
    expect(t.state.end).toEqual({ reason: 'thingAlone', winners: [1] })
  })

  test('gets rid of its Flamethrower first, to be free to infect', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { role: 'thing', hand: five('theThing', 'infected', 'flamethrower') } }),
      step: 'act',
      ...STANDING,
    })
    for (const answer of answers(t.bot(1))) expect(answer).toContain('flamethrower')
  })

  test('digs for an Infected! and keeps it', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { role: 'thing', hand: five('theThing', 'resolute') } }),
      step: 'act',
      deck: ['noThanks', 'infected', 'whisky'],
      ...STANDING,
    })
    expect(answers(t.bot(1))).toEqual(['play resolute'])
    t.does({ do: 'play', card: 'resolute' })
    expect(answers(t.bot(1))).toEqual(['keep infected'])
  })

  test('seduces a human when its neighbour is already infected', () => {
    const t = table(roomy(6), {
      players: crew(6, {
        1: { role: 'thing', hand: five('theThing', 'infected', 'seduction') },
        2: { role: 'infected' },
        6: { role: 'infected' },
      }),
      step: 'act',
      ...STANDING,
    })
    for (const answer of answers(t.bot(1))) expect(answer).toMatch(/^playOn seduction [345]$/)
  })

  test('never shows its hand: no Whisky, no Revelations', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { role: 'thing', hand: five('theThing', 'whisky') } }),
      step: 'act',
      ...STANDING,
    })
    expect(answers(t.bot(1))).not.toContain('play whisky')
    const asked = table(roomy(6), { players: crew(6, { 1: infecting }), deck: ['revelations'], ...STANDING })
    expect(answers(asked.bot(1))).toEqual(['show nothing'])
  })

  test('confides in its own', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { role: 'thing' }, 6: { role: 'infected' } }),
      deck: ['betweenUs'],
      ...STANDING,
    })
    expect(answers(t.bot(1))).toEqual(['pick 6'])
  })

  test('uses Round and round, where nothing is shown, even in Quarantine', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { ...infecting, quarantine: 2 } }),
      deck: ['roundAndRound'],
      ...STANDING,
    })
    expect(answers(t.bot(1))).toEqual(['give infected'])
  })

  test('burns the human who has seen it rather than one who has not', () => {
    const t = table(roomy(6), {
      players: crew(6, {
        1: { role: 'thing', hand: four('theThing', 'flamethrower') },
        6: { hand: five('analysis') },
      }),
      active: 6,
      step: 'act',
      deck: ['imComfortable', 'imComfortable'],
      ...STANDING,
    })
    t.does({ do: 'playOn', card: 'analysis', at: t.state.ring[0] ?? t.state.active })
    t.until(1, 'act')
    expect(answers(t.bot(1))).toEqual(['playOn flamethrower 6'])
  })
})

describe('an infected', () => {
  test('never burns The Thing, nor hinders it', () => {
    const cards = five('infected', 'flamethrower', 'quarantine', 'barredDoor')
    const t = table(roomy(4), {
      players: crew(4, { 1: { role: 'infected', hand: cards }, 2: { role: 'thing' } }),
      step: 'act',
    })
    for (const answer of answers(t.bot(1), 200)) expect(answer).not.toMatch(/(flamethrower|quarantine|Door) 2/)
  })

  test('burns a human that he has seen to be one', () => {
    // The Thing sits so far away that no fire here changes who sits beside it.
    const t = table(roomy(8), {
      players: crew(8, { 6: { role: 'thing' }, 3: { role: 'infected', hand: four('infected', 'flamethrower') } }),
      active: 2,
      deck: ['ooops', 'imComfortable', 'imComfortable'],
    })
    t.until(3, 'act')
    expect(answers(t.bot(3))).toEqual(['playOn flamethrower 2'])
  })

  test('burns the human who has looked at The Thing first of all', () => {
    const t = table(roomy(6), {
      players: crew(6, {
        1: { hand: five('analysis') },
        2: { role: 'thing' },
        6: { role: 'infected', hand: four('infected', 'flamethrower') },
      }),
      step: 'act',
      deck: Array.from({ length: 8 }, () => 'imComfortable'),
      direction: 'counterclockwise',
    })
    t.does({ do: 'playOn', card: 'analysis', at: seat(2) })
    t.until(6, 'act')
    expect(answers(t.bot(6))).toEqual(['playOn flamethrower 1'])
  })

  test('feeds The Thing an Infected! that he can spare', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { role: 'infected', hand: four('infected', 'infected') }, 2: { role: 'thing' } }),
      step: 'offer',
    })
    expect(answers(t.bot(1))).toEqual(['give infected'])
  })

  test('frees The Thing from its Quarantine', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { role: 'infected', hand: five('infected', 'axe') }, 2: { role: 'thing', quarantine: 2 } }),
      step: 'act',
    })
    expect(answers(t.bot(1))).toEqual(['axeQuarantine 2'])
  })

  test('does not drink Whisky before everybody', () => {
    const t = table(roomy(6), {
      players: crew(6, { 1: { role: 'infected', hand: five('infected', 'whisky') }, 2: { role: 'thing' } }),
      step: 'act',
    })
    expect(answers(t.bot(1))).not.toContain('play whisky')
  })
})
