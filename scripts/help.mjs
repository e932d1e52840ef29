/** Does the reader of the command line ask how to use it? */
export const asksForHelp = () => process.argv.includes('--help') || process.argv.includes('-h')

/**
 * Prints how a command is used and ends, if the reader asks for that: before anything is built or changed.
 * @param {string} usage
 */
export function endWithHelp(usage) {
  if (!asksForHelp()) return
  console.log(usage)
  process.exit()
}
