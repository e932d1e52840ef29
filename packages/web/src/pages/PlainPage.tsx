import type { ComponentChildren } from 'preact'
import type { Trouble } from '../client/api.ts'
import { say } from '../client/language.ts'
import type { Messages } from '../messages/en.ts'
import { LinkButton } from '../ui/controls.tsx'
import { Frame } from '../ui/Frame.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useTitle } from '../ui/useTitle.ts'

export type PlainKind = {
  [K in keyof Messages['plain']]: Messages['plain'][K] extends { title: string } ? K : never
}[keyof Messages['plain']]

/** Which plain page tells of a refusal. */
export function plainKindOf({ refused }: Trouble): PlainKind {
  switch (refused) {
    case 'unknownTable':
      return 'unknownTable'
    case 'wrongInvite':
      return 'badInvite'
    case 'tableFull':
      return 'full'
    case 'tableStarted':
      return 'started'
    case 'unknownAddress':
      return 'unknownAddress'
    case 'offline':
      return 'offline'
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
  const m = say()
  const { title, text } = m.plain[kind]
  useTitle(title)
  return (
    <Frame>
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
    </Frame>
  )
}
