import type { BanInfo, RefusalBody, ReportedWords, ReportInfo, RestartInfo } from '@selva/protocol'

export const ADMIN_USAGE = `npm run admin -- COMMAND

Moderates a running server. Set ADMIN_TOKEN to the server's token, and
SELVA_URL to its address if that is not http://127.0.0.1:8080.

  reports [--resolved]                 list open (or resolved) reports
  show REPORT                          show a report with the messages around it
  hide REPORT MESSAGE                  hide a message from everyone
  hide REPORT                          hide the reported zone or scenario from everyone but its author
  unhide REPORT                        show the reported zone or scenario again
  ban REPORT MESSAGE [DAYS] [REASON]   ban the author: for good, unless you give DAYS;
                                       for a zone or scenario, MESSAGE is its id
  resolve REPORT                       mark a report as resolved
  bans                                 list the bans
  unban BAN                            lift a ban
  announce TIME                        announce a restart on every page: "in 5 minutes", 90s, 1h
  announce off                         cancel the announcement`

/** Refusals of the server, in words for a terminal. */
const REFUSED: { readonly [code: string]: string } = {
  unknownAddress: 'the server was started without ADMIN_TOKEN',
  wrongToken: 'ADMIN_TOKEN is not the token of this server',
  unknownWords: 'there is no report, message or ban with this id',
  unknownDocument: 'there is no report of a zone or scenario with this id, or its author has deleted it',
  tooMany: 'too many requests; try again in a minute',
}

type Talk = { say(text: string): void; aside(text: string): void }
type Env = { readonly [name: string]: string | undefined }

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const lineOf = ({ id, name, channel, phrase, about, text, reported }: ReportedWords): string =>
  `${reported ? '>' : ' '} ${id}  ${name}${channel === 'out' ? ' (out)' : ''}: ${phrase === '' ? text : `[${phrase}${about === 0 ? '' : ` ${about}`}]`}`

const headOf = ({ id, at, reason, table, document, note }: ReportInfo): string =>
  `${id}  ${dateOf(at)}  ${reason}  ${document === undefined ? `table ${table}` : `${document.kind} ${document.id}`}${note === '' ? '' : `  "${note}"`}`

/** The reported zone or scenario of a report, in words. */
const documentLines = ({ document }: ReportInfo): readonly string[] =>
  document === undefined
    ? []
    : [
        `> ${document.id}  ${document.author ?? 'a former player'}: ${document.title} (version ${document.version})`,
        ...(document.description === '' ? [] : [`  ${document.description}`]),
        ...(document.deleted ? ['  deleted by its author'] : document.hidden ? ['  hidden'] : []),
      ]

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
  /** Prints the answer, or the reason for a refusal. */
  function told<T extends object>(answer: T | RefusalBody, tell: (answer: T) => void): number {
    if (!('refused' in answer)) {
      tell(answer)
      return 0
    }
    aside(`Refused: ${REFUSED[answer.refused] ?? answer.refused}.`)
    return 1
  }
  const done = async (path: string, body: object = {}): Promise<number> =>
    told(await ask(path, body), () => say('Done.'))
  const [first = '', second = '', third = '', ...more] = rest.map(encodeURIComponent)

  try {
    switch (what) {
      case 'reports':
        return told(
          await ask<{ readonly reports: readonly ReportInfo[] }>(
            `/reports${rest[0] === '--resolved' ? '?status=resolved' : ''}`,
          ),
          ({ reports }) => say(reports.length === 0 ? 'No reports.' : reports.map(headOf).join('\n')),
        )
      case 'show':
        return told(await ask<ReportInfo>(`/reports/${first}`), (report) =>
          say([headOf(report), ...report.lines.map(lineOf), ...documentLines(report)].join('\n')),
        )
      case 'hide':
        return second === ''
          ? done(`/reports/${first}/hide-document`, { hidden: true })
          : done(`/reports/${first}/hide`, { message: second })
      case 'unhide':
        return done(`/reports/${first}/hide-document`, { hidden: false })
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
              ? 'No bans.'
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
          return told(await ask<RestartInfo>('/restart', undefined, 'DELETE'), () => say('No restart is announced.'))
        const seconds = secondsIn(rest.join(' '))
        if (seconds === undefined) {
          aside(ADMIN_USAGE)
          return 2
        }
        return told(await ask<RestartInfo>('/restart', { seconds }), () =>
          say(`Every page now announces a restart in ${seconds} seconds.`),
        )
      }
      default:
        aside(ADMIN_USAGE)
        return 2
    }
  } catch {
    aside(`There is no server at ${url}. Set SELVA_URL to its address.`)
    return 1
  }
}
