/** The origin of a replay: a table that the reader may see, a public link, or a file on the device. */
export type ReplaySource =
  | { readonly from: 'table'; readonly id: string }
  | { readonly from: 'link'; readonly token: string }
  | { readonly from: 'file' }
