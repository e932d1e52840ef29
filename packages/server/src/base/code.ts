import { randomBytes, timingSafeEqual } from 'node:crypto'
import { digest } from '@selva/core'
import type { TableId } from './ids.ts'

/** Letters and digits that cannot be mistaken for one another when read out or typed. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `n` random letters, each of five bits. */
export const randomLetters = (n: number): string =>
  Array.from(randomBytes(n), (byte) => LETTERS.charAt(byte & 31)).join('')

export const newTableId = (): TableId => randomLetters(10).toLowerCase() as TableId
/** Forty bits: too many to guess, few enough to type. */
export const newInvite = (): string => randomLetters(8)

/** A hundred bits: no one finds the link of a shared game by trying. */
export const newShareToken = (): string => randomLetters(20).toLowerCase()

/** Names a report or a ban: short enough to type, too many to meet twice. */
export const shortCode = (): string => randomLetters(8).toLowerCase()
/** The id of something that no client asked for. */
export const newChoiceId = (by: string): string => `${by}-${randomBytes(9).toString('base64url')}`

/** An invite as people type it: any case, spaces and dashes, O for 0, I or L for 1. */
export const inviteFrom = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

/** Compares without telling by its duration how much was right. */
export const sameInvite = (typed: string, invite: string): boolean =>
  timingSafeEqual(Buffer.from(digest(inviteFrom(typed))), Buffer.from(digest(invite)))
