import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isApiError } from '../client/api.ts'
import { language } from '../client/language.ts'
import { navigate } from '../client/router.ts'
import { shareApi } from '../share/api.ts'
import { Blank } from './Blank.tsx'
import { PlainPage } from './PlainPage.tsx'

/** A game of others that is over: its shared replay, or that there is none. */
export function AfterOthers({ id }: { readonly id: string }) {
  const none = useSignal(false)
  useEffect(() => {
    let here = true
    void shareApi.info(id).then((answer) => {
      if (!here) return
      if (isApiError(answer) || answer.link === '') none.value = true
      else navigate(`/s/${language.peek()}/${answer.link}`, 'replace')
    })
    return () => {
      here = false
    }
  }, [id])
  return none.value ? <PlainPage kind="ended" /> : <Blank />
}
