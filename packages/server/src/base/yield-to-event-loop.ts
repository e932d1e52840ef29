/** Lets everything that waits have its turn: long work calls it between two small pieces. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
