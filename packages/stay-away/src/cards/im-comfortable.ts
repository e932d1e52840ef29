import { defence } from './card-rules.ts'

/** COM-1: cancels Change places! and You'd better run!. */
export const imComfortable = defence(['move'])
