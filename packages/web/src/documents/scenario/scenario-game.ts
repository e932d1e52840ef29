import type { FileRefusal, Refusal, ScenarioFault, ScenarioHeader, ScenarioPlace, SettingDraft } from '@selva/core'
import type { Language } from '@selva/protocol'
import type { ComponentChildren } from 'preact'

/** One sentence of a sheet. */
export type SheetLine = {
  /** The rule it is about: a line that keeps its key and changes its text was changed. */
  readonly key: string
  /** The code beside it, if its rule has one. */
  readonly code?: string
  readonly text: string
  readonly list?: readonly string[]
}

/** A scenario as players read it. */
type ScenarioSheet = {
  /** A few words each, under the title: rounds, zones. */
  readonly facts: readonly string[]
  readonly lines: readonly SheetLine[]
  /** The rules that are left out until they fit, by name. */
  readonly leftOut: readonly string[]
}

/** A table to try a scenario at: the zone, if the game has zones, and the number of players. */
export type PlayPlace = { readonly zone: string; readonly seats: number }

/** Tells sheets in one language. */
export type SheetTeller<D> = { tell(draft: D, place: PlayPlace): ScenarioSheet }

/** Props of the part of the editor that only this game has. */
export type RulesProps<D> = {
  readonly draft: D
  readonly place: PlayPlace
  change(draft: D): void
  /** The faults at a rule or card, with the buttons that mend them. */
  readonly notes: (place: ScenarioPlace) => ComponentChildren
}

/** A scenario that ships with the game, to start from. */
type OfficialStart<D> = { readonly id: string; readonly name: string; readonly line: string; readonly draft: D }

/** The scenarios of a game as the editor knows them; a game's register entry loads one. */
export type ScenarioGame<D extends ScenarioHeader = ScenarioHeader> = {
  readonly game: string
  name(): string
  /** The fewest and the most players. */
  readonly seats: readonly [number, number]
  officials(): readonly OfficialStart<D>[]
  read(text: string): D | FileRefusal
  write(draft: D): string
  faults(draft: D): readonly ScenarioFault[]
  faultText(fault: ScenarioFault, draft: D): string
  /** The draft without a fault, and the words on the button that leads there. */
  solution(fault: ScenarioFault, draft: D): { readonly draft: D; readonly label: string } | undefined
  /** Why a file is refused, apart from its header. */
  refusalText(refusal: Refusal): string
  /** The zones that it can be played on, by what a setting calls them; none if the game has no zones. */
  zones(draft: D): readonly { readonly zone: string; readonly name: string }[]
  setting(draft: D, place: PlayPlace): SettingDraft
  /** Why it cannot be played there, in words; empty if it can. */
  trouble(draft: D, place: PlayPlace): string
  /** Tells sheets in this language, once its words are loaded. */
  sheets(language: Language): Promise<SheetTeller<D>>
  Rules(props: RulesProps<D>): ComponentChildren
}
