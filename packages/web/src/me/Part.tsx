import type { ComponentChildren } from 'preact'

type PartWish = { readonly title: string; readonly children: ComponentChildren }

/** One part of the profile, under its heading. */
export const Part = ({ title, children }: PartWish) => (
  <section class="mepart">
    <h2>{title}</h2>
    {children}
  </section>
)

/** One of several that belong together. */
export const SmallPart = ({ title, children }: PartWish) => (
  <section class="mepart">
    <h3>{title}</h3>
    {children}
  </section>
)
