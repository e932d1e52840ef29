import { useEffect, useMemo } from 'preact/hooks'
import { browserClock } from '../../client/clock.ts'
import { browserDial } from '../../client/connection.ts'
import { applyServerInfo } from '../../client/server.ts'
import { type LiveList, liveList } from './list.ts'

/** Follows the tables of this server for as long as the page is open, and the coming and going of the network. */
export function useLiveList(): LiveList {
  const list = useMemo(
    () => liveList({ dial: browserDial, clock: browserClock, spread: Math.random, meetServer: applyServerInfo }),
    [],
  )
  useEffect(() => {
    const seen = (): void => {
      if (!document.hidden) list.retry()
    }
    addEventListener('online', list.retry)
    addEventListener('offline', list.lose)
    document.addEventListener('visibilitychange', seen)
    return () => {
      list.stop()
      removeEventListener('online', list.retry)
      removeEventListener('offline', list.lose)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [])
  return list
}
