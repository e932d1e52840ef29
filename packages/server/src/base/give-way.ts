/** Lets everything that waits have its turn: long work calls it between two small pieces. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
