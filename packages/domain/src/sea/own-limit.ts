import type { BoatLimit } from './boats.table.ts';

/** Waves, m, and force of the mean wind that a limit of one's own may have. */
const OWN_LIMIT_RANGE = { waveM: [0.1, 9], force: [1, 11] } as const;

/** What two typed fields say: a limit, that none is wanted (both empty), or which of them cannot be used. */
type TypedLimit =
  | { readonly kind: 'limit'; readonly limit: BoatLimit }
  | { readonly kind: 'none' }
  | { readonly kind: 'bad'; readonly fields: readonly (keyof BoatLimit)[] };

const WAVE = /^\d{1,2}(?:[.,]\d{1,2})?$/;
const FORCE = /^\d{1,2}$/;

/** Reads a limit of one's own as people type it, with a comma or a point: `1,5` and `5`. */
export function parseOwnLimit(wave: string, force: string): TypedLimit {
  const typed = { waveM: wave.trim(), force: force.trim() };
  if (typed.waveM === '' && typed.force === '') return { kind: 'none' };
  const limit: BoatLimit = {
    waveM: WAVE.test(typed.waveM) ? Number(typed.waveM.replace(',', '.')) : Number.NaN,
    force: FORCE.test(typed.force) ? Number(typed.force) : Number.NaN,
  };
  const fields = (['waveM', 'force'] as const).filter((name) => !isInRange(limit[name], OWN_LIMIT_RANGE[name]));
  return fields.length === 0 ? { kind: 'limit', limit } : { kind: 'bad', fields };
}

const isInRange = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** A limit as one word, for a cookie: `1.5-5`. */
export const writeOwnLimit = ({ waveM, force }: BoatLimit): string => `${waveM}-${force}`;

/** The limit of such a word; null for anything else. */
export function readOwnLimit(word: string): BoatLimit | null {
  const [wave = '', force = '', ...rest] = word.split('-');
  const typed = rest.length > 0 ? null : parseOwnLimit(wave, force);
  return typed?.kind === 'limit' ? typed.limit : null;
}
