import type { DocumentKind } from '@selva/core'
import type { DocumentInfo, SettingDraft } from '@selva/protocol'
import type { ComponentType } from 'preact'
import type { GameLabWords, LabFound } from '../lab/game-lab.ts'

/** The text of a document, and which kind of document it is. */
export type DocumentSource = { readonly kind: DocumentKind; readonly text: string }

/** A document that comes with a game, in the words of the reader's language. */
export type OfficialEntry = DocumentSource &
  Pick<DocumentInfo, 'title' | 'description' | 'players' | 'presets'> & {
    /** With the prefix of official documents. */
    readonly id: string
  }

/** The lab of a document's page, for the map beside it. */
export type DocumentLab = {
  /** The results of games in this browser, once they are known. */
  readonly found: LabFound | undefined
  /** Loads the lab, and with it the results that this browser keeps. */
  load(): void
  /** Leads the reader to the lab. */
  show(): void
}

/** The documents of a game as the gallery shows them. */
export type GameDocuments = {
  official(): readonly OfficialEntry[]
  /** The presets that documents can be filtered by, with their names. */
  presets(): readonly { readonly id: string; readonly name: string }[]
  /** A document at a glance. */
  readonly Thumbnail: ComponentType<DocumentSource>
  /** A document as large as there is room. */
  readonly Portrait: ComponentType<DocumentSource & { readonly title: string; readonly lab: DocumentLab }>
  /** Its figures, beside the portrait. */
  readonly Figures: ComponentType<DocumentSource>
  /** The words for a verdict on a document with these presets. */
  labWords(presets: readonly string[]): GameLabWords
  /** A table for one person and bots; `undefined` if it cannot be played. */
  settingOf(source: DocumentSource): SettingDraft | undefined
}
