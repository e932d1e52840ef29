import { createContext } from 'preact'

/** Is this table part of a lesson? No server knows it: it has no record, no rematch and no people to talk to. */
export const InLesson = createContext(false)
