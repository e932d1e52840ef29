/** The code in what somebody typed or pasted: the code itself, or a whole link that ends with it. */
export function codeIn(typed: string): string {
  const tail = typed.trim().split('/').at(-1) ?? ''
  return tail.replace(/[^A-Za-z0-9_-]/g, '')
}
