/** The place of a log until it is loaded: nothing around it moves when it comes. */
export function LogPlace({ kind, title }: { readonly kind: string; readonly title: string }) {
  return (
    <section class={`story-log ${kind}`} aria-label={title} tabIndex={0}>
      <h2 class="label">{title}</h2>
    </section>
  )
}
