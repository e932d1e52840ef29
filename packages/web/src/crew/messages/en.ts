/** A style as it stands behind a name, and as a phrase that a comma or colon leads to. */
type Style = { readonly called: string; readonly told: string }

export const en = {
  level: {
    of: (seat: number) => `Level of the bot in seat ${seat}`,
    all: 'Set all bots',
  },
  after: {
    playAs: 'Play as',
    either: 'Either',
    easier: (level: string) => `Easier: ${level}`,
    harder: (level: string) => `Harder: ${level}`,
  },
  /** The styles of all games: no two games have one of the same name for members of the crew. */
  styles: {
    runner: { called: 'the runner', told: 'straight to a hatch, through any danger' },
    ghost: { called: 'the ghost', told: 'careful, keeps to secure sectors' },
    liar: { called: 'the liar', told: 'names sectors far away' },
    hunter: { called: 'the hunter', told: 'attacks at every chance' },
    sniper: { called: 'the sniper', told: 'attacks only when almost sure' },
    camper: { called: 'the camper', told: 'waits near the hatches' },
    panicker: { called: 'the panicker', told: 'runs from every noise' },
    suspicious: { called: 'the sceptic', told: 'trusts no neighbour, refuses exchanges' },
    firebrand: { called: 'the firebrand', told: 'quick with fire' },
    protector: { called: 'the protector', told: 'once infected, keeps others away from The Thing' },
    openHanded: { called: 'the open-handed', told: 'likes to show clean cards' },
  } as Readonly<Record<string, Style>>,
}

export type CrewWords = typeof en
