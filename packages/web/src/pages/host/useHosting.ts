import { type Signal, useSignal } from '@preact/signals'
import type { Refusal } from '@selva/core'
import type { NewTable, SettingDraft } from '@selva/protocol'
import { DEFAULT_TERMS, type Terms } from '@selva/protocol/terms'
import { api, isApiError, reasonOf } from '../../client/api.ts'
import { messages } from '../../client/language.ts'
import { navigate } from '../../client/router.ts'
import { isTerms, termsOfToday } from '../../terms/is-terms.ts'
import { isYesOrNo, useDraft } from '../../ui/useDraft.ts'

/** A table that a host is about to open: what is asked for, and what the server says to it. */
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
  readonly refusalText: (refusal: Refusal, form: F) => string
  /** The documents that the form was made from. */
  readonly documentsIn?: (form: F) => NewTable['documents']
}

export function useHosting<F>({ game, first, isForm, settingOf, refusalText, documentsIn }: HostedGame<F>): Hosting<F> {
  const form = useDraft(`host.${game}`, first, isForm)
  const listed = useDraft(`host.${game}.listed`, false, isYesOrNo)
  const terms = useDraft(`host.${game}.terms`, DEFAULT_TERMS, isTerms, termsOfToday)
  const busy = useSignal(false)
  const said = useSignal('')
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
      const table = {
        game,
        setting: settingOf(asked),
        terms: terms.value,
        listed: listed.value,
        playNow: false,
        ...(documents === undefined ? {} : { documents }),
      }
      busy.value = true
      const answer = await api.host(table)
      busy.value = false
      if (!isApiError(answer)) return navigate(`/t/${answer.id}`)
      said.value =
        answer.refused === 'setting' ? refusalText(reasonOf(answer), asked) : messages().refusals[answer.refused]
    },
  }
}
