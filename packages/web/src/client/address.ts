/** The server's public address as its host has set it. If empty, the address of this page is used. */
let said = ''

/** The server has told the address people open; empty if its host has not said. */
export function setPublicAddress(address: string): void {
  said = address
}

/** The full address of a path, to be opened on another device. */
export const addressOf = (path: string): string => (said === '' ? location.origin : said) + path
