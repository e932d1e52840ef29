import type { Profile } from '@selva/protocol'
import { type ApiError, isApiError } from '../client/api.ts'
import { meApi } from './api.ts'

const UNABLE: ApiError = { refused: 'push', about: '' }

/** Why this browser cannot be told. Browsers reserve notifications for https, and people may forbid them. */
const NO_PUSH = ['unable', 'forbidden'] as const
export type NoPush = (typeof NO_PUSH)[number]

export function whyNoPush(): NoPush | undefined {
  if (!isSecureContext || !('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unable'
  return Notification.permission === 'denied' ? 'forbidden' : undefined
}

/** Is this browser told? The server may still think so after the permission was taken back. */
export const isPushed = ({ here }: Profile['push']): boolean => here && Notification.permission === 'granted'

/** From now on this browser is told, also while no page of ours is open. */
async function startPush(key: string): Promise<ApiError | undefined> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return UNABLE
    await navigator.serviceWorker.register('/sw.js')
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint = '', keys = {} } = subscription.toJSON()
    const { p256dh = '', auth = '' } = keys
    const answer = await meApi.push({ endpoint, keys: { p256dh, auth } })
    return isApiError(answer) ? answer : undefined
  } catch {
    return UNABLE
  }
}

async function stopPush(): Promise<ApiError | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  const answer = await meApi.noPush()
  return isApiError(answer) ? answer : undefined
}

export const togglePush = (push: Profile['push']): Promise<ApiError | undefined> =>
  isPushed(push) ? stopPush() : startPush(push.key)
