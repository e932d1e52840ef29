import { defence } from './cardRules.ts'

/** COM-1: cancels Change places! and You'd better run!. */
export const imComfortable = defence(['move'])
