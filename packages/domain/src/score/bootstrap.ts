import { addSums, makeSums, type ScoreSums } from './score-sums.ts';

/** The 5–95 % interval of a score over other samples of days. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

interface BootstrapOptions {
  readonly resamples: number;
  /** The same seed draws the same days, so that a page always shows the same figures. */
  readonly seed: number;
}

const DEFAULTS: BootstrapOptions = { resamples: 400, seed: 20_261_121 };
/** Fewer days say too little about how days differ. */
const FEWEST_DAYS = 10;
const [LOW, HIGH] = [0.05, 0.95];

/** Seeded random numbers from 0 up to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function findQuantile(ascending: readonly number[], share: number): number {
  const at = share * (ascending.length - 1);
  const below = Math.floor(at);
  const low = ascending[below] ?? 0;
  return low + (at - below) * ((ascending[below + 1] ?? low) - low);
}

/**
 * The 5–95 % interval of scores by resampling whole days: pairs of one day are not independent, days nearly are.
 *
 * @param days sums of each day
 * @param read the scores of a sample by name; null if a sample has none
 * @returns by name; null for fewer than ten days, or if at least a twentieth of the samples has no score
 */
export function findIntervals<Name extends string>(
  days: readonly ArrayLike<number>[],
  read: (sums: ScoreSums) => Readonly<Record<Name, number | null>>,
  { resamples, seed }: BootstrapOptions = DEFAULTS,
): Readonly<Record<Name, Interval | null>> {
  const random = createRandom(seed);
  const names = Object.keys(read(makeSums())) as Name[];
  const drawn = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let sample = 0; sample < (days.length < FEWEST_DAYS ? 0 : resamples); sample++) {
    const sums = makeSums();
    for (let draw = 0; draw < days.length; draw++) addSums(sums, days[Math.floor(random() * days.length)] ?? []);
    const scores = read(sums);
    for (const name of names) {
      const score = scores[name];
      if (score !== null) drawn.get(name)?.push(score);
    }
  }
  const toInterval = (scores: readonly number[] = []): Interval | null => {
    if (scores.length === 0 || scores.length < HIGH * resamples) return null;
    const ascending = scores.toSorted((a, b) => a - b);
    return { low: findQuantile(ascending, LOW), high: findQuantile(ascending, HIGH) };
  };
  return Object.fromEntries(names.map((name) => [name, toInterval(drawn.get(name))])) as Record<Name, Interval | null>;
}
