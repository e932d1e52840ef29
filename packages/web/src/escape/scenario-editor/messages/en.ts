/** The words of the scenario editor of Escape. English is the source: the other catalogues have its type. */
export const en = {
  from: 'Based on',
  codes: 'Scenario rules',
  zones: 'Zones',
  zonesHelp: 'The zones it’s meant for. Hosts can choose others.',
  half: 'Half of you are humans and half are aliens. With an odd number, there’s one more alien.',
  solve: { on: 'Switch it on', off: 'Switch it off', reset: 'Reset it', zone: 'Remove zone' },
  faults: {
    codeB6: (name: string, code: string) => `Needs “${name}” (${code}). Without humans, no one could win.`,
    startsApart: 'Some players can never meet.',
    neverDealt: 'No one ever gets this character: it belongs to the second crew.',
    noHatchCards: 'There are no Hatch cards to pick from.',
    itemsNotFound: 'No card brings items, so no one ever gets one.',
    itemsGone: 'Cards bring items, but there are none in the game.',
    switchIdle: 'With the other rules, this changes nothing.',
    roundsShort: (n: number) =>
      n === 1 ? 'No human can get out in one round.' : `No human can get out in ${n} rounds.`,
    zoneRefused: (zone: string) => `${zone} can’t be played with these rules.`,
    noZone: 'No official zone can be played with these rules.',
  },
  refusals: {
    preset: 'this preset doesn’t exist.',
    code: 'this scenario rule doesn’t exist.',
    codeTwice: 'this scenario rule is listed twice.',
    parameter: 'this scenario rule needs other settings.',
    switch: 'this house rule doesn’t exist.',
    switchValue: 'this house rule can’t have this value.',
    deck: 'this deck doesn’t exist.',
    deckCard: 'this card isn’t in this deck.',
    deckCount: 'use a number from 0 to 99.',
    zones: 'list at most 20 zones.',
    other: 'this doesn’t belong here.',
  },
}

export type EscapeScenarioWords = typeof en
