/** How a deal is shown to be fair, in the lobby and after the end. */
export const en = {
  title: 'A fair deal',
  help: 'The table and every browser here each seal a random number before any of them is opened. Together they make the deal, so no one can choose it, not even the server.',
  table: 'The table',
  sealed: 'sealed',
  unsealed: 'not sealed yet',
  opened: 'opened',
  silent: 'no contribution',
  starting: 'Making the deal together…',
  verify: 'Verify',
  verifying: 'Recomputing the whole game…',
  fair: 'The deal was fair',
  meaning: 'What this means',
  verified: 'Verified',
  failed: 'Not verified',
  partly: 'Only partly verified',
  decided: (n: number): string =>
    n === 1
      ? 'The only step follows from the rules and the seed.'
      : `All ${n} steps follow from the rules and the seed.`,
  decidedSome: (n: number): string =>
    n === 1 ? 'One step was recomputed, and it’s correct.' : `${n} steps were recomputed, and they’re correct.`,
  older: (n: number): string =>
    n === 1
      ? 'One step was played by the rules of another version: its seal, draws and chain are correct, but it can’t be recomputed here.'
      : `${n} steps were played by the rules of another version: their seal, draws and chain are correct, but they can’t be recomputed here.`,
  commitment: 'Seal',
  seed: 'Seed',
  secret: 'The table’s secret',
  parts: 'Contributions',
  bot: 'a bot, no contribution',
  mine: 'This browser recognises its own contribution and the seal it was shown.',
  notMine: 'The seal or the contribution isn’t the one this browser knows.',
  noExchange: 'No browser contributed to this deal: the table drew the seed alone.',
  unfinished: 'The game in this file has no end: the last steps may be missing.',
  where: (n: number): string => `Step ${n}`,
  cannot: 'This version doesn’t know this game.',
  faults: {
    setting: 'These settings can’t be played.',
    commitment: 'The table’s secret doesn’t match its seal.',
    part: 'A contribution doesn’t match its seal, or belongs to no one.',
    seed: 'The seed doesn’t follow from the secret and the contributions.',
    chain: 'Something was changed, removed or added here.',
    order: 'There’s something here that no player chose.',
    opening: 'The deal doesn’t follow from the seed.',
    draws: 'What was drawn doesn’t follow from the seed.',
    illegal: 'This choice wasn’t allowed.',
    facts: 'What happened doesn’t follow from the choice.',
  },
}
export type FairWords = typeof en
