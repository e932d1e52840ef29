import { isTrouble, type Trouble } from '../client/api.ts'
import { meApi } from './api.ts'

const UNABLE: Trouble = { refused: 'push', about: '' }

/** Can this page have notifications at all? Browsers reserve them for https. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** From now on this browser is told, also while no page of ours is open. */
export async function startPush(key: string): Promise<Trouble | undefined> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return UNABLE
    await navigator.serviceWorker.register('/sw.js')
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint = '', keys = {} } = subscription.toJSON()
    const { p256dh = '', auth = '' } = keys
    const answer = await meApi.push({ endpoint, keys: { p256dh, auth } })
    return isTrouble(answer) ? answer : undefined
  } catch {
    return UNABLE
  }
}

export async function stopPush(): Promise<Trouble | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  const answer = await meApi.noPush()
  return isTrouble(answer) ? answer : undefined
}
