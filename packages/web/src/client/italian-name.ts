/** “ad Ana”, “a Bruno”. A name may carry a mark before its first letter. */
export const ad = (name: string): string => `${/^\P{L}*a/iu.test(name) ? 'ad' : 'a'} ${name}`
