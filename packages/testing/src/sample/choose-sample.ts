import { createHash } from 'node:crypto';

/** Set by `npm run test:all`, which tests everything that `npm test` samples. */
export const WHOLE_RUN = 'TEST_WHOLE';
export const IS_WHOLE_RUN = process.env[WHOLE_RUN] === 'true';

/** Seed of the sample: `TEST_SEED=7 npm test`. */
export const SEED = Number(process.env.TEST_SEED ?? 1);

/** One case in `share`, by the seed, others at another `turn`; every case in `npm run test:all`. */
export function chooseSample<Case>(cases: readonly Case[], share: number, turn = 0): readonly Case[] {
  return IS_WHOLE_RUN ? cases : cases.filter((_, index) => index % share === (SEED + turn) % share);
}

/** As `chooseSample`, but each file by its own name: a new file changes the turn of no other. */
export function chooseFiles(paths: readonly string[], share: number): readonly string[] {
  if (IS_WHOLE_RUN) return paths;
  return paths.filter((path) => createHash('sha256').update(path).digest().readUInt32BE() % share === SEED % share);
}
