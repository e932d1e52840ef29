import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOTS_VERSION, labGames, referenceTable } from '@selva/bots/lab'
import { endWithHelp } from './help.mjs'
import { root } from './paths.mjs'

endWithHelp(`npm run reference [-- GAMES]

Plays the tables that the balance lab compares others with, and stores their figures.

  GAMES   games of every table (default: 400)`)

/** Games that are played of every table. */
const GAMES = Number(process.argv[2] ?? 400)

/** Plays the well-known tables that the lab compares others with, and stores their figures. */
for (const [id, game] of labGames) {
  const lines: string[] = []
  for (const draft of game.referenceTables()) {
    // Large tables take long, and few people play them.
    const games = draft.seats > 8 ? GAMES / 4 : GAMES
    const table = referenceTable(game, draft, games)
    if (table === undefined) continue
    const { key, choices, rates } = table
    const written = Object.entries(rates).map(([code, rate]) => `${code}: [${rate.join(', ')}]`)
    lines.push(`    '${key}': { games: ${games}, choices: ${choices}, rates: { ${written.join(', ')} } },`)
    console.log(`${id} ${key}`)
  }
  const text = `import type { Reference } from '../contest.ts'

/** Figures of the table that others are compared with. Written by \`npm run reference\`. */
export const reference: Reference = {
  bots: ${BOTS_VERSION},
  rules: ${game.rulesVersion},
  // biome-ignore format: one line a table
  tables: {
${lines.join('\n')}
  },
}
`
  writeFileSync(join(root, 'packages', 'bots', 'src', 'lab', id, 'reference.ts'), text)
}
