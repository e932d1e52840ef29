import type { Socket } from 'node:net'
import { attackerAt } from './attacker.ts'
import { ATTACKS } from './attacks.ts'
import type { AttackRow, SiegeTask } from './task.ts'

/** The machines that run each attack at the same time. */
const MACHINES = 2
/** A machine rests so long between two attempts, in milliseconds: the siege must not measure the attackers' own CPU. */
const REST = 25
const TARGETS_AGAIN = 5000

let over = false
let targets: readonly string[] = []

/** Listed tables of ordinary players. */
async function lookForTargets(url: string): Promise<void> {
  const { body } = await attackerAt(url, '127.0.9.1').ask('GET', '/api/tables')
  try {
    const { tables } = JSON.parse(body) as { readonly tables: readonly { readonly id: string }[] }
    if (tables.length > 0) targets = tables.map(({ id }) => id)
  } catch {
    // The server refused; the targets of the last look are still good.
  }
}

async function attackWith(url: string, name: string, address: string): Promise<AttackRow> {
  const outcomes: Record<string, number> = {}
  const held: Socket[] = []
  let attempts = 0
  const scene = {
    attacker: attackerAt(url, address),
    note: (outcome: string | number): void => {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    },
    target: () => targets[attempts % Math.max(1, targets.length)] ?? 'none',
  }
  while (!over) {
    attempts++
    await ATTACKS[name]?.(scene, held)
    await new Promise((resolve) => setTimeout(resolve, REST))
  }
  for (const socket of held) socket.destroy()
  return { attack: name, attempts, outcomes }
}

const joined = (one: AttackRow, other: AttackRow): AttackRow => {
  const outcomes: Record<string, number> = { ...one.outcomes }
  for (const [outcome, n] of Object.entries(other.outcomes)) outcomes[outcome] = (outcomes[outcome] ?? 0) + n
  return { attack: one.attack, attempts: one.attempts + other.attempts, outcomes }
}

async function siege({ url, minutes }: SiegeTask): Promise<readonly AttackRow[]> {
  await lookForTargets(url)
  const looking = setInterval(() => void lookForTargets(url), TARGETS_AGAIN)
  setTimeout(() => {
    over = true
  }, minutes * 60_000)
  const rows = await Promise.all(
    Object.keys(ATTACKS).map(async (name, i) => {
      const parts = await Promise.all(
        Array.from({ length: MACHINES }, (_, machine) => attackWith(url, name, `127.0.${machine + 1}.${i + 1}`)),
      )
      return parts.reduce(joined)
    }),
  )
  clearInterval(looking)
  return rows
}

process.once('message', async (task: SiegeTask) => {
  // The process that reads the report ends this one, which must not end on its own before the report is read.
  setInterval(() => {}, 1000)
  process.send?.(await siege(task))
})
