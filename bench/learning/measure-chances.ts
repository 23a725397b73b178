import { CLIMATE_REGION_IDS } from '@portal/domain/climate/climate-region';
import { type ChanceLaw, IDENTITY_LAW } from '@portal/domain/weather/chance-law';
import { type ChancePair, createChanceLearner } from '@portal/forecast/learning/learn-chances';
import { composeDay, createRandom, runChanceWorld } from '@portal/testing/learning/chance-world';
import type { Figure, Measurement } from '../measure/figure.ts';

const DAYS = 240;
const SEEDS = 100;
const BIASED_SEEDS = 10;

/** Biased models, by the law that corrects them. */
const LAWS: readonly (readonly [name: string, law: ChanceLaw])[] = [
  ['tooOften', { scale: 0.5, power: 1 }],
  ['tooSeldom', { scale: 2, power: 1 }],
  ['tooSure', { scale: 1, power: 0.6 }],
  ['unsure', { scale: 1, power: 1.5 }],
];

/** Share of the possible Brier score gain that learning achieved. */
function measureGain(law: ChanceLaw, stations: number) {
  const sums = { raw: 0, shown: 0, truth: 0 };
  for (let seed = 1; seed <= BIASED_SEEDS; seed++) {
    const { raw, shown, truth } = runChanceWorld({ seed, law, stations, days: DAYS });
    sums.raw += raw;
    sums.shown += shown;
    sums.truth += truth;
  }
  return { fall: 1 - sums.shown / sums.raw, won: (sums.raw - sums.shown) / (sums.raw - sums.truth) };
}

/** Loss of a model without any bias: the worst of all seeds, and the mean, %. */
function measureHarm(stations: number) {
  let [worst, sumRaw, sumShown] = [0, 0, 0];
  for (let seed = 1001; seed <= 1000 + SEEDS; seed++) {
    const { raw, shown } = runChanceWorld({ seed, law: IDENTITY_LAW, stations, days: DAYS });
    worst = Math.max(worst, shown / raw - 1);
    sumRaw += raw;
    sumShown += shown;
  }
  return { worst: 100 * worst, mean: 100 * (sumShown / sumRaw - 1) };
}

const LEADS = 16;
const STATIONS = 100;

/** Learning alone, without reading the archive: one source, all leads and regions. */
function timeLearning(): number {
  const random = createRandom(1);
  const days = Array.from({ length: DAYS }, () =>
    Array.from({ length: STATIONS * LEADS }, (_, index): ChancePair => {
      const highestPercent = 60 * random();
      const anyPercent = composeDay(new Array(4).fill(highestPercent));
      const station = index % STATIONS;
      const region = CLIMATE_REGION_IDS[station % CLIMATE_REGION_IDS.length] ?? 'south';
      const isWet = random() < anyPercent / 100;
      const leadDays = Math.floor(index / STATIONS);
      return { source: 'gefs', station: `s${station}`, region, leadDays, highestPercent, anyPercent, isWet };
    }),
  );
  const started = performance.now();
  const learner = createChanceLearner();
  for (const [day, pairs] of days.entries()) learner.addDay(day, pairs);
  learner.list();
  return (performance.now() - started) / 1000;
}

/** Gain of calibrated rain chances in worlds with a known truth, and their loss where nothing is to be learned. */
export const chances: Measurement = {
  name: 'chances',
  measure: async (log) => {
    const figures: Figure[] = [];
    for (const stations of [5, 30]) {
      for (const [name, law] of LAWS) {
        const { fall, won } = measureGain(law, stations);
        figures.push({ name: `chances.${name}.${stations}stations.fall`, value: 100 * fall, unit: '%' });
        figures.push({ name: `chances.${name}.${stations}stations.won`, value: 100 * won, unit: '%' });
        log(`chances: ${name}, ${stations} stations`);
      }
    }
    for (const stations of [1, 5, 30]) {
      const { worst, mean } = measureHarm(stations);
      figures.push({
        name: `chances.calibrated.${stations}stations.worstRise`,
        value: worst,
        unit: '%',
        budget: { most: 1 },
      });
      figures.push({ name: `chances.calibrated.${stations}stations.meanRise`, value: mean, unit: '%' });
      log(`chances: nothing to learn, ${stations} stations`);
    }
    figures.push({ name: 'chances.240days.100stations.s', value: timeLearning(), unit: 's' });
    return figures;
  },
};
