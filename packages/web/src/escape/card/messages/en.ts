/** The game in a few words, for pages that are not its own. English is the source of the other catalogues' type. */
export const en = {
  name: 'Escape from the Aliens in Outer Space',
  players: '2 to 16 players, 30 min',
  line: 'Sneak through a dark ship to an escape hatch. Every step can be heard, and every noise can be a lie.',
  now: '“Play now” starts a game with three bots.',
  roles: { human: 'Human', alien: 'Alien' },
  presets: {
    basic: 'Basic',
    advanced: 'Advanced',
    infection: 'Infection',
    arena: 'Arena',
    'old-school': 'Old School',
    'ultimate-basic': 'Ultimate Basic',
    ultimate: 'Ultimate',
  },
  draw: 'Draw a zone',
  untitled: 'Untitled zone',
  setting: (zone: string, preset: string) => `${zone}, ${preset}`,
}

export type EscapeCardWords = typeof en
