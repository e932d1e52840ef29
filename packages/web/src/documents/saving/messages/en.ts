/** Saving and publishing in the editors. English is the source of the other catalogues' type. */
export const en = {
  notes: {
    untouched: 'No changes yet',
    device: 'Saved on this device',
    refused: 'Not saved: this browser doesn’t allow storage',
    offline: 'Offline: kept on this device',
    saving: 'Saving…',
    loading: 'Loading…',
    publishing: 'Publishing…',
    unpublishing: 'Making it private…',
    elsewhere: 'Changed in another tab',
    changed: (version: number) => `Changed since version ${version}`,
    saved: (version: number) => `Saved on the server · version ${version}`,
    published: (version: number) => `Published · version ${version}`,
    newer: (version: number, published: number) => `Version ${version} saved · version ${published} published`,
    hidden: 'Hidden by the moderators',
  },
  save: 'Save',
  saveLong: 'Save on the server',
  publish: 'Publish',
  publishChanges: 'Publish changes',
  /** Under the heading “Publish”. */
  help: {
    private: 'Only you can see it. Once it’s published, everyone can find, play and fork it.',
    published: 'Everyone can find, play and fork it.',
    newer: (published: number) => `Everyone sees version ${published}. Publish your changes to share them.`,
    hidden: 'The moderators have hidden it. Only you can see it.',
  },
  missing: {
    title: 'Give it a name first.',
    faults: 'Fix the problems before you publish it.',
  },
  page: 'Open its page',
  retry: 'Try again',
  offline: 'The server isn’t answering. Your work is safe on this device, and Selva keeps trying to save it.',
  offlineLost: 'The server isn’t answering, and this browser doesn’t allow storage. Keep this page open.',
  conflict: (version: number) =>
    `Version ${version} was saved in another tab or on another device. Your changes are still here.`,
  saveMine: (version: number) => `Save mine as version ${version}`,
  openTheirs: (version: number) => `Open version ${version}`,
  notYours:
    'You can’t save over the copy on the server: it was deleted, or it belongs to another profile. Your work is still here.',
  parentGone: 'The original is no longer public, so you can’t save this as a fork of it. Your work is still here.',
  saveAsNew: 'Save as new',
  openMine: 'Open the gallery',
  kept: (why: string) => `${why} Your work is still here.`,
  resumed: (version: number) => `These are your changes on this device. They’re newer than version ${version}.`,
  removeCopy: (title: string) =>
    `This deletes the copy of “${title}” on this device. What you saved on the server stays there.`,
  back: {
    title: (version: number) => `Open version ${version}`,
    text: 'Your changes on this device will be deleted. You can’t undo this.',
    stay: 'Keep my changes',
  },
}
export type SavingWords = typeof en
