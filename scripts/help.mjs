/**
 * Prints how a command is used and ends, if the reader asks for that: before anything is installed, built or changed.
 * @param {string} usage
 */
export function endWithHelp(usage) {
  if (!process.argv.includes('--help') && !process.argv.includes('-h')) return
  console.log(usage)
  process.exit()
}
