import { type Refusal, refuse } from '@selva/core'
import { Compile } from 'typebox/compile'
import type { RawData } from 'ws'
import { Claim, Commit, FromPlayer, Hold, LARGEST_MESSAGE, Reveal } from '../protocol.ts'

const fromPlayer = Compile(FromPlayer)
const hold = Compile(Hold)
const claim = Compile(Claim)
const commit = Compile(Commit)
const reveal = Compile(Reveal)

/** What cannot be read, and under which id to say so: empty if even that could not be read. */
export type Unreadable = { readonly id: string; readonly refusal: Refusal }

const idIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id.length <= 40
    ? value.id
    : ''

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A message of a player, checked, or what is wrong with it. */
export function messageFrom(raw: RawData, binary: boolean): FromPlayer | Claim | Hold | Commit | Reveal | Unreadable {
  if (binary || !Buffer.isBuffer(raw)) return { id: '', refusal: refuse('malformed') }
  if (raw.length > LARGEST_MESSAGE) return { id: '', refusal: refuse('tooLarge', LARGEST_MESSAGE) }
  const value = parsed(raw.toString())
  if (hold.Check(value) || claim.Check(value) || commit.Check(value) || reveal.Check(value)) return value
  return fromPlayer.Check(value) ? value : { id: idIn(value), refusal: refuse('malformed') }
}
