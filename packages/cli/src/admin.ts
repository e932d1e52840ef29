import type { BanInfo, RefusalBody, ReportedWords, ReportInfo, RestartInfo } from '@selva/protocol'

const ADMIN_USAGE = `npm run admin -- <what>, with the ADMIN_TOKEN of the server, and SELVA_URL if it is not http://127.0.0.1:8080
  reports [--resolved]                  what has been reported
  show <report>                         one report, with what its reporter read around it
  hide <report> <message>               nobody reads this message any more
  ban <report> <message> [days] [why]   its author may not host, sit down or speak; for good without days
  resolve <report>                      the report is dealt with
  bans                                  who is banned
  unban <ban>                           lifts a ban
  announce <when>                       every page says that the server restarts: "in 5 minutes", 90s, 1h
  announce off                          no restart comes`

type Talk = { say(text: string): void; aside(text: string): void }
type Env = { readonly [name: string]: string | undefined }

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const lineOf = ({ id, name, channel, phrase, about, text, reported }: ReportedWords): string =>
  `${reported ? '>' : ' '} ${id}  ${name}${channel === 'out' ? ' (out)' : ''}: ${phrase === '' ? text : `[${phrase}${about === 0 ? '' : ` ${about}`}]`}`

const headOf = ({ id, at, reason, table, note }: ReportInfo): string =>
  `${id}  ${dateOf(at)}  ${reason}  table ${table}${note === '' ? '' : `  "${note}"`}`

const UNITS: { readonly [unit: string]: number } = {
  '': 60,
  s: 1,
  sec: 1,
  second: 1,
  m: 60,
  min: 60,
  minute: 60,
  h: 3600,
  hour: 3600,
}

/** The seconds in words such as `in 5 minutes`, `90 s` or `5`, which are minutes; `undefined` for other words. */
export function secondsIn(words: string): number | undefined {
  const [, number = '', unit = ''] = /^(?:in )?(\d{1,6}) ?([a-z]*)$/.exec(words.trim().toLowerCase()) ?? []
  const each = UNITS[unit] ?? UNITS[unit.replace(/s$/, '')]
  const seconds = number === '' || each === undefined ? 0 : Number(number) * each
  return seconds >= 1 && seconds <= 86_400 ? seconds : undefined
}

/** The moderators' desk from a terminal: it asks the running server, like the page at /admin. */
export async function admin(args: readonly string[], { say, aside }: Talk, env: Env = process.env): Promise<number> {
  const { ADMIN_TOKEN: token = '', SELVA_URL: url = 'http://127.0.0.1:8080' } = env
  const [what = '', ...rest] = args

  async function ask<T extends object>(
    path: string,
    body?: object,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<T | RefusalBody> {
    const response = await fetch(`${url}/api/admin${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await response.json()) as T | RefusalBody
  }
  /** Says what came, or why nothing did. */
  function told<T extends object>(answer: T | RefusalBody, tell: (answer: T) => void): number {
    if (!('refused' in answer)) {
      tell(answer)
      return 0
    }
    const why = answer.refused === 'unknownAddress' ? 'the server was started without an ADMIN_TOKEN' : answer.refused
    aside(`refused: ${why}`)
    return 1
  }
  const done = async (path: string, body: object = {}): Promise<number> =>
    told(await ask(path, body), () => say('done'))
  const [first = '', second = '', third = '', ...more] = rest.map(encodeURIComponent)

  try {
    switch (what) {
      case 'reports':
        return told(
          await ask<{ readonly reports: readonly ReportInfo[] }>(
            `/reports${rest[0] === '--resolved' ? '?status=resolved' : ''}`,
          ),
          ({ reports }) => say(reports.length === 0 ? 'nothing waits' : reports.map(headOf).join('\n')),
        )
      case 'show':
        return told(await ask<ReportInfo>(`/reports/${first}`), (report) =>
          say([headOf(report), ...report.lines.map(lineOf)].join('\n')),
        )
      case 'hide':
        return done(`/reports/${first}/hide`, { message: second })
      case 'ban': {
        const days = /^\d+$/.test(third) ? Number(third) : 0
        const reason = (days === 0 ? [third, ...more] : more).map(decodeURIComponent).join(' ')
        return done(`/reports/${first}/ban`, { message: second, reason, days })
      }
      case 'resolve':
        return done(`/reports/${first}/resolve`)
      case 'bans':
        return told(await ask<{ readonly bans: readonly BanInfo[] }>('/bans'), ({ bans }) =>
          say(
            bans.length === 0
              ? 'nobody is banned'
              : bans
                  .map(
                    ({ id, name, ends, reason }) =>
                      `${id}  ${name}  ${ends === 0 ? 'for good' : `until ${dateOf(ends)}`}  ${reason}`,
                  )
                  .join('\n'),
          ),
        )
      case 'unban':
        return done(`/bans/${first}/lift`)
      case 'announce': {
        if (rest.join(' ') === 'off')
          return told(await ask<RestartInfo>('/restart', undefined, 'DELETE'), () => say('no restart is announced'))
        const seconds = secondsIn(rest.join(' '))
        if (seconds === undefined) {
          aside(ADMIN_USAGE)
          return 2
        }
        return told(await ask<RestartInfo>('/restart', { seconds }), () =>
          say(`every page says that the server restarts in ${seconds} seconds`),
        )
      }
      default:
        aside(ADMIN_USAGE)
        return 2
    }
  } catch {
    aside(`no server answers at ${url}`)
    return 1
  }
}
