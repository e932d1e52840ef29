import { constants, setPriority } from 'node:os'
import type { Answered, Asked } from './low-priority-process.ts'

/**
 * Makes this process one of the lowest priority that answers questions of its parent: with a small heap and nothing of
 * the server, no store, no environment, no network. It ends with the channel to its parent.
 */
export function answerQuestions<Question, Answer>(answerTo: (question: Question) => Answer): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW)
  } catch {
    // Some systems forbid it: the pauses between the questions remain.
  }
  process.on('message', ({ n, question }: Asked<Question>) =>
    process.send?.({ n, answer: answerTo(question) } satisfies Answered<Answer>),
  )
  process.on('disconnect', () => process.exit())
}
