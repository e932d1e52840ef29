import type { SettingDraft } from '@selva/protocol'

/** The address of the lab with a table's options in it. They stand after the `#`, so no server ever sees them. */
export const labAddress = (game: string, draft: SettingDraft): string =>
  `/lab/${game}#${encodeURIComponent(JSON.stringify(draft))}`

/** The options in an address, unchecked: the game says whether there is such a table. */
export function tableInAddress(hash: string): SettingDraft | undefined {
  try {
    const draft: unknown = JSON.parse(decodeURIComponent(hash.slice(1)))
    const isDraft = typeof draft === 'object' && draft !== null && 'seats' in draft && typeof draft.seats === 'number'
    return isDraft ? (draft as SettingDraft) : undefined
  } catch {
    return undefined
  }
}
