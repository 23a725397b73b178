import { applyChanceLaw, type ChanceLaw, IDENTITY_LAW, isIdentity } from '@portal/domain/weather/chance-law';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import { type ChancePair, createChanceLawFinder, createChanceLearner } from '@portal/forecast/learning/learn-chances';

/** Seeded random numbers 0–1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const toHazard = (percent: number) => -Math.log1p(-percent / 100);
const toPercent = (hazard: number) => -100 * Math.expm1(-hazard);
/** Chance of a day, %, from those of its hours. */
export const composeDay = (hours: readonly number[]) => chanceOfAnyHour(hours) ?? 0;

interface ChanceWorld {
  readonly seed: number;
  /** The law by which the model's hours come true. */
  readonly law: ChanceLaw;
  readonly stations: number;
  readonly days: number;
  readonly leadDays?: number;
}

/**
 * Learns from days of a model whose hours come true by a law, and sums the squared errors of its days from the 60th day
 * on: raw, as shown with the version of the day before the run, and true. Half of what brings rain is the same at all
 * stations.
 */
export function runChanceWorld({ seed, law, stations, days, leadDays = 1 }: ChanceWorld) {
  const random = createRandom(seed);
  const learner = createChanceLearner();
  const laws: ChanceLaw[] = [];
  const brier = { raw: 0, shown: 0, truth: 0 };
  for (let day = 0; day < days; day++) {
    const wetness = random() ** 2;
    const luck = random();
    const pairs = Array.from({ length: stations }, (_, station): ChancePair => {
      const peak = 90 * wetness * random();
      const width = 1 + 5 * random();
      const truth = Array.from({ length: 24 }, (_, hour) => peak * Math.exp(-(((hour - 16) / width) ** 2) / 2));
      const raw = truth.map((percent) => toPercent((toHazard(percent) / law.scale) ** (1 / law.power)));
      const trueDay = composeDay(truth);
      const isWet = (random() < 0.5 ? luck : random()) < trueDay / 100;
      const rawDay = composeDay(raw);
      const known = laws[day - leadDays - 1] ?? IDENTITY_LAW;
      const shown = isIdentity(known) ? rawDay : composeDay(raw.map((percent) => applyChanceLaw(known, percent)));
      if (day >= 60) {
        for (const [name, percent] of Object.entries({ raw: rawDay, shown, truth: trueDay }))
          brier[name as keyof typeof brier] += (percent / 100 - Number(isWet)) ** 2;
      }
      return {
        source: 'gefs',
        station: `s${station}`,
        region: 'south',
        leadDays,
        highestPercent: Math.max(...raw),
        anyPercent: rawDay,
        isWet,
      };
    });
    learner.addDay(day, pairs);
    laws.push(createChanceLawFinder(learner.list())('gefs', leadDays, 'south') ?? IDENTITY_LAW);
  }
  return { ...brier, learned: learner.list(), laws };
}
