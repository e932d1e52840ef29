import { useSignal } from '@preact/signals'
import { plainSentence } from '../../client/rich-text.ts'
import { Button } from '../../ui/controls.tsx'
import { Rich } from '../../ui/Rich.tsx'
import '../../styles/review.css'

/** The sentence that a person would share. */
export function SharedSentence({
  sentence,
  copy,
  copied,
}: {
  readonly sentence: string
  readonly copy: string
  readonly copied: string
}) {
  const isCopied = useSignal(false)
  const write = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(plainSentence(sentence))
      isCopied.value = true
    } catch {
      // On plain http there is no clipboard: the sentence can be selected.
    }
  }
  return (
    <section class="headline" data-testid="headline">
      <p>
        <Rich text={sentence} />
      </p>
      <Button icon="share" kind="slim" onClick={() => void write()}>
        {isCopied.value ? copied : copy}
      </Button>
    </section>
  )
}
