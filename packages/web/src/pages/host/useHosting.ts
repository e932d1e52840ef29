import { type Signal, useSignal } from '@preact/signals'
import type { Refusal } from '@selva/core'
import type { NewTable, SettingDraft } from '@selva/protocol'
import { DEFAULT_TERMS, type Terms } from '@selva/protocol/terms'
import { useEffect, useMemo } from 'preact/hooks'
import { api, isApiError, reasonOf } from '../../client/api.ts'
import { messages } from '../../client/language.ts'
import { navigate } from '../../client/router.ts'
import { lobbyApi } from '../../lobby/api.ts'
import { isTerms, termsOfToday } from '../../terms/is-terms.ts'
import { isYesOrNo, useDraft } from '../../ui/useDraft.ts'
import { changedTable } from './changed-table.ts'
import { keepWishes, lastWishes } from './last-wishes.ts'

/** A table that a host is about to open or to change: what is asked for, and what the server says to it. */
export type Hosting<F> = {
  readonly form: F
  readonly listed: Signal<boolean>
  readonly terms: Signal<Terms>
  readonly busy: Signal<boolean>
  /** Why the server has not opened the table, in words. */
  readonly said: Signal<string>
  change(form: F): void
  open(): Promise<void>
}

type HostedGame<F> = {
  readonly game: string
  readonly first: F
  /** A draft of the form from before an update may be none any more. */
  readonly isForm: (value: unknown) => value is F
  readonly settingOf: (form: F) => SettingDraft
  /** The form that leads to the setting of a table. */
  readonly formOf: (setting: SettingDraft) => unknown
  readonly refusalText: (refusal: Refusal, form: F) => string
  /** The documents that the form was made from. */
  readonly documentsIn?: (form: F) => NewTable['documents']
}

/** A new table begins with what this browser has last opened; the rules of an open table are changed from what they are. */
export function useHosting<F>(hosted: HostedGame<F>): Hosting<F> {
  const { game, first, isForm, settingOf, formOf, refusalText, documentsIn } = hosted
  const table = useMemo(changedTable, [])
  const last = useMemo(() => lastWishes(game), [game])
  const lastTerms = termsOfToday(last.terms)
  const key = `host.${game}${table}`
  const form = useDraft(key, isForm(last.form) ? last.form : first, isForm)
  const listed = useDraft(`${key}.listed`, last.listed === true, isYesOrNo)
  const terms = useDraft(`${key}.terms`, isTerms(lastTerms) ? lastTerms : DEFAULT_TERMS, isTerms, termsOfToday)
  const busy = useSignal(table !== '')
  const said = useSignal('')
  useEffect(() => {
    if (table === '') return
    void api.table(table).then((answer) => {
      busy.value = false
      if (isApiError(answer)) {
        said.value = messages().refusals[answer.refused]
        return
      }
      const now = formOf(answer.setting)
      if (isForm(now)) form.value = now
      terms.value = answer.terms
      listed.value = answer.listed
    })
  }, [])
  return {
    form: form.value,
    listed,
    terms,
    busy,
    said,
    change(next) {
      form.value = next
      said.value = ''
    },
    async open() {
      const asked = form.value
      const documents = documentsIn?.(asked)
      const rules = {
        setting: settingOf(asked),
        terms: terms.value,
        ...(documents === undefined ? {} : { documents }),
      }
      busy.value = true
      const answer = await (table === ''
        ? api.host({ game, ...rules, listed: listed.value, playNow: false })
        : lobbyApi.changeRules(table, rules))
      busy.value = false
      if (!isApiError(answer)) {
        keepWishes(game, { form: asked, terms: terms.value, listed: listed.value })
        return navigate(`/t/${answer.id}`)
      }
      said.value =
        answer.refused === 'setting' ? refusalText(reasonOf(answer), asked) : messages().refusals[answer.refused]
    },
  }
}
