/** How a deal is shown to be fair, in the lobby and after the end. */
export const en = {
  title: 'A fair deal',
  help: 'The table and every browser here seal a random number before anybody can know another. Together they make the deal, so nobody can choose it, not even the server.',
  table: 'The table',
  sealed: 'sealed',
  unsealed: 'not sealed yet',
  opened: 'opened',
  silent: 'gave nothing',
  starting: 'Making the deal together …',
  verify: 'Verify',
  verifying: 'Deciding the whole game again …',
  verified: 'Verified',
  failed: 'Not verified',
  partly: 'Not fully verified',
  decided: (n: number): string =>
    n === 1 ? 'One step follows from the rules and the seed.' : `All ${n} steps follow from the rules and the seed.`,
  decidedSome: (n: number): string =>
    n === 1 ? 'One step was decided again, and it holds.' : `${n} steps were decided again, and they hold.`,
  older: (n: number): string =>
    n === 1
      ? 'One step was decided by other rules than those of this version: seal, draws and chain hold, but nobody decided it again.'
      : `${n} steps were decided by other rules than those of this version: seal, draws and chain hold, but nobody decided them again.`,
  commitment: 'Seal',
  seed: 'Seed',
  secret: 'Under the seal',
  parts: 'What everybody gave',
  bot: 'a bot, gives nothing',
  mine: 'This browser sees its own part and the seal it was shown.',
  notMine: 'The seal or the part is not the one this browser was shown.',
  noExchange: 'No browser gave a part to this deal: the table alone drew the seed.',
  unfinished: 'The game in this file has no end: the last steps may have been cut off.',
  where: (n: number): string => `Step ${n}`,
  cannot: 'This game is not one that this version knows.',
  faults: {
    setting: 'The setting cannot be played.',
    commitment: 'The secret of the table does not lie under its seal.',
    part: 'A part does not lie under its seal, or belongs to nobody.',
    seed: 'The seed does not follow from the secret and the parts.',
    chain: 'Something was changed, left out or put in here.',
    order: 'Something stands here that no player chose.',
    opening: 'The deal does not follow from the seed.',
    draws: 'What was drawn does not follow from the seed.',
    illegal: 'This choice was not allowed.',
    facts: 'What happened does not follow from the choice.',
  },
}
export type FairWords = typeof en
