import type { ComponentChildren } from 'preact'

type Props = { readonly title: string; readonly children: ComponentChildren }

/** One part of the profile, under its heading. */
export const ProfileSection = ({ title, children }: Props) => (
  <section class="mepart">
    <h2>{title}</h2>
    {children}
  </section>
)

/** One of several that belong together. */
export const ProfileSubsection = ({ title, children }: Props) => (
  <section class="mepart">
    <h3>{title}</h3>
    {children}
  </section>
)
