import type { ComponentChildren } from 'preact'

/** One card, item, rule or switch of the game, with its own anchor. */
type Entry = {
  readonly id: string
  readonly title: string
  readonly icon?: string
  readonly note?: string
  readonly lines: readonly string[]
}

/** A part of a section. Text may mark words with two stars; ids are anchors. */
export type BookBlock =
  | { readonly kind: 'text'; readonly id: string; readonly text: string }
  | { readonly kind: 'list'; readonly id: string; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly id: string
      readonly title: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'entries'; readonly id: string; readonly title: string; readonly entries: readonly Entry[] }
  | {
      readonly kind: 'links'
      readonly id: string
      readonly text: string
      readonly links: readonly { readonly to: string; readonly text: string }[]
    }
  | { readonly kind: 'picture'; readonly id: string; readonly caption: string; readonly drawing: ComponentChildren }

export type Section = { readonly id: string; readonly title: string; readonly parts: readonly BookBlock[] }

/** Groups of words for the same thing: those of the rules, and others that a reader may search for. */
export type Synonyms = readonly (readonly string[])[]

/** A rulebook as its game tells it, in the language in use: reading it in a component keeps it up to date. */
export type Book = {
  readonly title: () => string
  readonly sections: () => readonly Section[]
  readonly synonyms: () => Synonyms
  /** Definitions the pictures share, once per page. */
  readonly drawings: () => ComponentChildren
}

type Text = { readonly [id: string]: string | readonly string[] }

/** The paragraphs and lists of a section, in the order in which they are written. */
export const blocksOf = (text: Text): readonly BookBlock[] =>
  Object.entries(text).map(([id, block]) =>
    typeof block === 'string' ? { kind: 'text', id, text: block } : { kind: 'list', id, items: block },
  )

/** Pieces of a text: every second one stood between two stars. */
export const pieces = (text: string): readonly string[] => text.split('**')
export const plainText = (text: string): string => text.replaceAll('**', '')
