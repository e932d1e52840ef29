import { useSignal } from '@preact/signals'
import type { ScenarioHeader } from '@selva/core'
import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type ImportedScenario, scenarioInFile, scenarioInText } from './open.ts'
import type { ScenarioGame } from './scenario-game.ts'
import { fileRefusalText, scenarioWords } from './words.ts'

/** The name of the file of a scenario: its title, in characters that every system takes. */
function fileName({ title }: ScenarioHeader): string {
  const plain = title.normalize('NFKD').replaceAll(/[^A-Za-z0-9 -]/g, '')
  return `${plain.trim().replaceAll(/\s+/g, '-').toLowerCase() || 'scenario'}.json`
}

/** Gives the scenario to the browser as a file. */
export function download<D extends ScenarioHeader>(game: ScenarioGame<D>, draft: D): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([game.write(draft)], { type: 'application/json' }))
  link.download = fileName(draft)
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A file or a text that is opened here. What is refused changes nothing. */
export function Import({ open }: { readonly open: (game: ScenarioGame, draft: ScenarioHeader) => void }) {
  const w = scenarioWords().files
  const text = useSignal('')
  const refused = useSignal('')
  const opened = useSignal(false)
  const take = (found: ImportedScenario): void => {
    opened.value = 'draft' in found
    refused.value = 'draft' in found ? '' : fileRefusalText(found.refusal, found.game)
    if (!('draft' in found)) return
    text.value = ''
    open(found.game, found.draft)
  }
  return (
    <section class="import">
      <h2 class="label">{w.import}</h2>
      <label class="btn file-button">
        <Icon name="download" />
        <span>{w.choose}</span>
        <input
          type="file"
          accept=".json,application/json"
          data-testid="scenario-file"
          onChange={async (event) => {
            const field = event.currentTarget
            const [file] = field.files ?? []
            if (file !== undefined) take(await scenarioInFile(file))
            field.value = ''
          }}
        />
      </label>
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          take(await scenarioInText(text.value))
        }}
      >
        <label>
          <span>{w.paste}</span>
          <textarea
            rows={3}
            spellcheck={false}
            value={text.value}
            data-testid="scenario-paste"
            aria-invalid={refused.value !== ''}
            onInput={(event) => {
              text.value = event.currentTarget.value
              refused.value = ''
            }}
          />
        </label>
        <Button submit testid="open-pasted">
          {w.open}
        </Button>
      </form>
      <p role="status" class={refused.value === '' ? 'fine' : 'trouble'} data-testid="import-result">
        {refused.value !== '' ? refused.value : opened.value ? w.opened : ''}
      </p>
    </section>
  )
}
