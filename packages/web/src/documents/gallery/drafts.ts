import { type DeviceDraft, type DraftKind, draftsOnDevice } from '../drafts-on-device.ts'
import { namedGame } from '../scenario/named-game.ts'
import type { KnownGame } from '../shown.ts'

/** A draft of this device, with the id of the game that it is for. */
export type ListedDraft = DeviceDraft & { readonly id: string; readonly kind: DraftKind; readonly game: string }

/** The game of a draft: a scenario names its own, and one game has zones. */
function gameOfDraft(kind: DraftKind, text: string, games: readonly KnownGame[]): string | undefined {
  const named = kind === 'scenario' ? namedGame(text) : undefined
  return games.find(({ game, documents }) =>
    kind === 'zone' ? documents.official().some((one) => one.kind === 'zone') : game === named,
  )?.game
}

/** The zones and scenarios with changes that only this device has, the newest first. */
export const listedDrafts = (games: readonly KnownGame[]): readonly ListedDraft[] =>
  (['zone', 'scenario'] as const)
    .flatMap((kind) =>
      draftsOnDevice(kind).flatMap((draft) => {
        if (!draft.unsaved) return []
        const game = gameOfDraft(kind, draft.text, games)
        return game === undefined ? [] : [{ ...draft, kind, game }]
      }),
    )
    .toSorted((a, b) => b.changed - a.changed)
