/** Where others find this server: what its host has said, or else where this page was opened. */
let said = ''

/** The server has told the address people open; empty if its host has not said. */
export function setPublicAddress(address: string): void {
  said = address
}

/** The full address of a path, for somebody to open elsewhere. */
export const addressOf = (path: string): string => (said === '' ? location.origin : said) + path
