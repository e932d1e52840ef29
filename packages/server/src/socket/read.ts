import { type Refusal, refuse } from '@selva/core'
import {
  type Claim,
  type Commit,
  FROM_PAGE,
  type FromPlayer,
  type Hold,
  type Listen,
  MAX_MESSAGE_BYTES,
  type MuteVote,
  type Reveal,
  type Say,
  type TempoWish,
} from '@selva/protocol'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { RawData } from 'ws'
import { isStorable } from '../base/storable.ts'

const anything = Compile(Type.Union(Object.values(FROM_PAGE)))

/** Every message that may come from a page. */
export type FromPage = FromPlayer | Claim | Hold | TempoWish | Commit | Reveal | Listen | Say | MuteVote

/** A message that cannot be read: the refusal, and the id to answer to, empty if that could not be read either. */
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

/** The JSON of a short message; `undefined` if it is none. */
export const jsonIn = (raw: RawData, binary: boolean): unknown =>
  binary || !Buffer.isBuffer(raw) || raw.length > MAX_MESSAGE_BYTES ? undefined : parsed(raw.toString())

/** A message of a player, checked, or what is wrong with it. */
export function messageFrom(raw: RawData, binary: boolean): FromPage | Unreadable {
  if (binary || !Buffer.isBuffer(raw)) return { id: '', refusal: refuse('malformed') }
  if (raw.length > MAX_MESSAGE_BYTES) return { id: '', refusal: refuse('tooLarge', MAX_MESSAGE_BYTES) }
  const value = parsed(raw.toString())
  // The game checks the contents of choices and claims.
  return isStorable(value) && anything.Check(value)
    ? (value as FromPage)
    : { id: idIn(value), refusal: refuse('malformed') }
}
