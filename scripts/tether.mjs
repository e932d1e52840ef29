// Loaded into every program that our scripts start: when the script is gone, the program stops as if asked to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
