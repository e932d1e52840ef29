import { useSignal } from '@preact/signals'
import { isAboutAPlayer, PHRASES, type Phrase } from '@selva/protocol/phrases'
import { messages } from '../client/language.ts'
import { Button, RoundButton } from '../ui/controls.tsx'
import { SeatMark } from '../ui/Icon.tsx'
import { isText, useDraft } from '../ui/useDraft.ts'
import type { LinesProps } from './Lines.tsx'
import { phraseIn } from './spoken.ts'
import { chatWords } from './words.ts'

/** The longest thing the table takes at once. */
const LONGEST = 240

/** Phrases that everybody reads in their own language; some of them ask for a player they are about. */
function Phrases({ talk, live, nameAt, done }: LinesProps & { readonly done: () => void }) {
  const m = chatWords()
  const about = useSignal<Phrase | undefined>(undefined)
  const { seats, you } = live.about.value
  const chosen = about.value
  if (chosen !== undefined)
    return (
      <fieldset class="phrases">
        <legend>{m.about}</legend>
        {seats
          .filter(({ seat, by }) => seat !== you && by !== 'nobody')
          .map(({ seat }) => (
            <button
              key={seat}
              type="button"
              onClick={() => {
                talk.phrase(chosen, seat)
                done()
              }}
            >
              <SeatMark seat={seat} />
              {phraseIn(m, chosen, nameAt(seat))}
            </button>
          ))}
      </fieldset>
    )
  return (
    <fieldset class="phrases" data-testid="phrases">
      <legend class="spoken">{m.phrases}</legend>
      {PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          data-phrase={phrase}
          onClick={() => {
            if (isAboutAPlayer(phrase)) {
              about.value = phrase
              return
            }
            talk.phrase(phrase, 0)
            done()
          }}
        >
          {phraseIn(m, phrase, '…')}
        </button>
      ))}
    </fieldset>
  )
}

/** The form for new lines: free text if the table allows it, and phrases everywhere. */
export function Composer(props: LinesProps) {
  const m = chatWords()
  const { talk } = props
  const key = `talk.${props.live.about.value.id}`
  const typed = useDraft(key, '', isText)
  const choosing = useSignal(false)
  const chat = talk.chat.value
  if (chat === undefined) return undefined
  const open = chat.mode === 'open'
  const trouble = talk.trouble.value
  return (
    <footer>
      <p class="heard">{m.heard[chat.voice]}</p>
      {trouble === undefined ? undefined : (
        <p class="refusal" role="alert">
          {messages().refusals[trouble.refused]}
        </p>
      )}
      {chat.voice === 'none' ? undefined : (
        <>
          {choosing.value ? (
            <Phrases
              {...props}
              done={() => {
                choosing.value = false
              }}
            />
          ) : undefined}
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (typed.value.trim() !== '' && talk.write(typed.value)) typed.value = ''
            }}
          >
            {open ? (
              <>
                <RoundButton
                  icon="speech"
                  label={m.phrases}
                  expanded={choosing.value}
                  onClick={() => {
                    choosing.value = !choosing.value
                  }}
                />
                <input
                  data-draft={key}
                  value={typed.value}
                  maxLength={LONGEST}
                  aria-label={m.write}
                  placeholder={m.write}
                  autocomplete="off"
                  onInput={(event) => {
                    typed.value = event.currentTarget.value
                  }}
                />
                <Button kind="slim" submit>
                  {m.send}
                </Button>
              </>
            ) : (
              <Button
                icon="speech"
                testid="choose-phrase"
                onClick={() => {
                  choosing.value = !choosing.value
                }}
              >
                {m.phrases}
              </Button>
            )}
          </form>
        </>
      )}
    </footer>
  )
}
