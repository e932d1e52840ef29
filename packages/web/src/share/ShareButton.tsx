import { useSignal } from '@preact/signals'
import { Button } from '../ui/controls.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import { shareDialog } from './load.ts'
import { shareWords } from './words.ts'

/** After the end: the way to the public link. */
export function ShareButton({ table }: { readonly table: string }) {
  const open = useSignal(false)
  return (
    <>
      <Button
        kind="slim"
        icon="share"
        testid="share"
        onClick={() => {
          open.value = true
        }}
      >
        {shareWords().share}
      </Button>
      {open.value ? (
        <LazyView
          load={shareDialog}
          props={{
            table,
            moment: '',
            close: () => {
              open.value = false
            },
          }}
        />
      ) : undefined}
    </>
  )
}
