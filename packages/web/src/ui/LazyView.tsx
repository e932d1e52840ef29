import { useSignal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'

/** Something that is loaded when it is first shown; `meanwhile` stands in its place until then. */
export function LazyView<P extends object>({
  load,
  props,
  meanwhile,
}: {
  readonly load: () => Promise<ComponentType<P>>
  readonly props: P
  readonly meanwhile?: ComponentChildren
}) {
  const loaded = useSignal<{ readonly Shown: ComponentType<P> } | undefined>(undefined)
  useEffect(() => {
    let here = true
    load().then(
      (Shown) => {
        if (here) loaded.value = { Shown }
      },
      // A part that is missing is the page's affair: see `handleMissingFile`.
      () => {},
    )
    return () => {
      here = false
    }
  }, [])
  if (loaded.value === undefined) return <>{meanwhile}</>
  const { Shown } = loaded.value
  return <Shown {...props} />
}
