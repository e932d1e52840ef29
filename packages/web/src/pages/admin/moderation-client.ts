import { signal } from '@preact/signals'
import type { BanInfo, RefusalBody, ReportInfo, RestartInfo } from '@selva/protocol'

/** Why a moderator cannot be let in. */
export type Closed = 'off' | 'wrongToken' | 'offline'

/** The moderators' desk as this browser sees it. The token stays in this tab's memory and goes nowhere else. */
export function moderationClient(token: string) {
  const reports = signal<readonly ReportInfo[]>([])
  const resolved = signal<readonly ReportInfo[]>([])
  const bans = signal<readonly BanInfo[]>([])
  const closed = signal<Closed | undefined>(undefined)
  /** Is a restart announced? */
  const restarts = signal(false)
  const gone = new AbortController()
  const headers = { authorization: `Bearer ${token}` }

  async function ask<T extends object>(
    path: string,
    body?: object,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<T | undefined> {
    try {
      const response = await fetch(`/api/admin${path}`, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        signal: gone.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const answer = (await response.json()) as T | RefusalBody
      if (!('refused' in answer)) return answer
      if (answer.refused === 'unknownAddress') closed.value = 'off'
      if (answer.refused === 'wrongToken') closed.value = 'wrongToken'
    } catch {
      closed.value = 'offline'
    }
    return undefined
  }

  async function look(): Promise<void> {
    const open = await ask<{ readonly reports: readonly ReportInfo[] }>('/reports')
    if (open === undefined) return
    closed.value = undefined
    reports.value = open.reports
    resolved.value = (await ask<{ readonly reports: readonly ReportInfo[] }>('/reports?status=resolved'))?.reports ?? []
    bans.value = (await ask<{ readonly bans: readonly BanInfo[] }>('/bans'))?.bans ?? []
    restarts.value = (await ask<RestartInfo>('/restart'))?.restartsIn !== undefined
  }

  /** Fetches anew with every line the server sends. Resolves when the line ends. */
  async function follow(): Promise<void> {
    const live = await fetch('/api/admin/live', { headers, signal: gone.signal })
    if (!live.ok || live.body === null) return
    const lines = live.body.getReader()
    while (!(await lines.read()).done) await look()
  }

  const done = async (path: string, body: object): Promise<void> => {
    await ask(path, body)
    await look()
  }
  return {
    reports,
    resolved,
    bans,
    closed,
    restarts,
    look,
    follow,
    hide: (report: string, message: string) => done(`/reports/${report}/hide`, { message }),
    hideDocument: (report: string, hidden: boolean) => done(`/reports/${report}/hide-document`, { hidden }),
    ban: (report: string, message: string, reason: string, days: number) =>
      done(`/reports/${report}/ban`, { message, reason, days }),
    resolve: (report: string) => done(`/reports/${report}/resolve`, {}),
    unban: (ban: string) => done(`/bans/${ban}/lift`, {}),
    announce: (seconds: number) => done('/restart', { seconds }),
    async cancel() {
      await ask('/restart', undefined, 'DELETE')
      await look()
    },
    leave: () => gone.abort(),
  }
}
export type ModerationClient = ReturnType<typeof moderationClient>
