// Loaded into the real program by tests: says which process it is, and breaks in a way that no part of it handles.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  console.log(`process ${process.pid}`)
  process.on('SIGUSR2', () => {
    throw new Error('the Queen of Hearts')
  })
  process.on('SIGCONT', () => {
    Promise.reject(new Error('the Queen of Hearts'))
  })
}
