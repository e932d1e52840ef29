import type { ComponentChildren } from 'preact'
import type { ApiError } from '../client/api.ts'
import { messages } from '../client/language.ts'
import type { Messages } from '../messages/en.ts'
import { LinkButton } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useTitle } from '../ui/useTitle.ts'

export type PlainKind = {
  [K in keyof Messages['plain']]: Messages['plain'][K] extends { title: string } ? K : never
}[keyof Messages['plain']]

/** Returns the kind of plain page for a refusal. */
export function plainKindOf({ refused }: ApiError): PlainKind {
  switch (refused) {
    case 'wrongInvite':
      return 'badInvite'
    case 'tableFull':
      return 'full'
    case 'tableClosed':
      return 'closed'
    case 'tableStarted':
      return 'started'
    case 'unknownAddress':
      return 'unknownAddress'
    case 'offline':
      return 'offline'
    case 'unknownTable':
    case 'notSeated':
    case 'watching':
      return 'private'
    default:
      return 'trouble'
  }
}

/** One sentence about what is wrong, and a way on. */
export function PlainPage({
  kind,
  detail = '',
  children,
}: {
  readonly kind: PlainKind
  readonly detail?: string
  readonly children?: ComponentChildren
}) {
  const m = messages()
  const { title, text } = m.plain[kind]
  useTitle(title)
  return (
    <PageLayout>
      <main class="plainpage" data-testid={`plain-${kind}`}>
        <Icon name={kind === 'offline' ? 'warn' : 'unknown'} kind="mark" />
        <h1>{title}</h1>
        <p>{detail === '' ? text : detail}</p>
        <div class="ways">
          {children}
          <LinkButton to="/" kind={children === undefined ? 'go' : ''}>
            {m.plain.home}
          </LinkButton>
        </div>
      </main>
    </PageLayout>
  )
}
