import { dewPointC, humidityPercent } from '@portal/domain/weather/humidity';
import { describe, expect, test } from 'vitest';
import { learnElements, type MeasuredDays, type SourceDays } from './learn-elements.ts';
import type { LearnedStation } from './learned-version.ts';
import { LEAD_COUNT } from './place-correction.ts';

const DAYS = 90;
const STATIONS: readonly LearnedStation[] = Array.from({ length: 6 }, (_, index) => ({
  id: `S${index}`,
  lat: 20 + index * 0.2,
  lng: 105.5,
  heightM: 10,
}));
const PLACES = DAYS * STATIONS.length;

/** Seeded numbers around 0 with a deviation of about 1. */
function createNoise(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => (next() + next() + next() - 1.5) * 2;
}

interface World {
  /** Factor of the wind, and biases in °C and %, from a day on. */
  readonly wind?: number;
  readonly dewPoint?: number;
  readonly cloud?: number;
  /** Whether the bias changes its sign every twenty days. */
  readonly isFickle?: boolean;
  readonly gust?: (windMs: number) => number;
  readonly seed?: number;
  /** Days on which a station states its cloud. */
  readonly isCloudStated?: (place: number) => boolean;
}

/** A year of weather with a model whose errors are known. */
function makeWorld({ wind = 1, dewPoint = 0, cloud = 0, isFickle = false, seed = 1, ...world }: World) {
  const noise = createNoise(seed);
  const { gust = (windMs: number) => 2 * windMs, isCloudStated = () => true } = world;
  const make = (length: number) => new Float32Array(length);
  const wide = (length: number) => new Float64Array(length);
  const forecast: SourceDays = {
    windMaxMs: make(PLACES * LEAD_COUNT),
    gustMaxMs: make(PLACES * LEAD_COUNT),
    dewPointMeanC: make(PLACES * LEAD_COUNT),
    cloudMeanPercent: make(PLACES * LEAD_COUNT),
  };
  const measured: MeasuredDays = {
    low: wide(PLACES).fill(22),
    high: wide(PLACES).fill(30),
    windMaxMs: wide(PLACES),
    dewPointMeanC: wide(PLACES),
    cloudMeanPercent: wide(PLACES),
  };
  for (let place = 0; place < PLACES; place++) {
    const sign = isFickle && Math.floor(place / STATIONS.length / 20) % 2 === 1 ? -1 : 1;
    const [windMs, dewC, percent] = [5 + noise(), 20 + noise(), 55 + 8 * noise()];
    measured.windMaxMs[place] = windMs;
    measured.dewPointMeanC[place] = dewC;
    measured.cloudMeanPercent[place] = isCloudStated(place) ? percent : Number.NaN;
    for (let lead = 0; lead < LEAD_COUNT; lead++) {
      const at = place * LEAD_COUNT + lead;
      const model = Math.max(windMs * wind ** sign * (1 + 0.1 * noise()), 0);
      forecast.windMaxMs[at] = model;
      forecast.gustMaxMs[at] = gust(model);
      forecast.dewPointMeanC[at] = dewC + sign * dewPoint + 0.7 * noise();
      forecast.cloudMeanPercent[at] = Math.min(Math.max(percent + sign * cloud + 8 * noise(), 0), 100);
    }
  }
  const shown = { source: 'gfs', days: DAYS, low: make(PLACES * LEAD_COUNT), high: make(PLACES * LEAD_COUNT) };
  return { forecast, measured, shown };
}

const learn = (world: World, isMachine = false) => learnElements(STATIONS, makeWorld(world), isMachine);
const find = (found: ReturnType<typeof learn>, element: string) => found.find((one) => one.learned.element === element);

describe('a known bias', () => {
  const found = learn({ wind: 1.4, dewPoint: -1.5, cloud: -25 });

  test('of wind, humidity and cloud is found, and its removal wins on held-back days', () => {
    for (const element of ['wind', 'humidity', 'cloud']) {
      const { gains = [], biases = [] } = find(found, element)?.learned ?? {};
      expect(biases).toHaveLength(STATIONS.length);
      for (const { isApplied, errorBefore, errorAfter, leadFrom } of gains) {
        expect([element, leadFrom, isApplied]).toEqual([element, leadFrom, true]);
        expect((errorAfter ?? 9) / (errorBefore ?? 1)).toBeLessThan(0.65);
      }
    }
  });

  test('has the size that was put in', () => {
    const bias = (element: string) => find(found, element)?.learned.biases[0]?.byLead[1] ?? Number.NaN;
    expect(bias('humidity')).toBeCloseTo(-1.5, 0);
    expect(Math.abs(bias('cloud') + 25)).toBeLessThan(4);
    // (1.4 · 5 + 1) / (5 + 1): calm winds have no ratio.
    expect(bias('wind')).toBeCloseTo(Math.log(8 / 6), 1);
  });
});

test('noise gives no correction', () => {
  for (let seed = 1; seed <= 8; seed++) {
    for (const { learned } of learn({ seed })) {
      for (const { isApplied, errorBefore, errorAfter } of learned.gains)
        if (isApplied) expect(errorAfter ?? 9).toBeLessThan(errorBefore ?? 0);
      expect(learned.gains.filter(({ isApplied }) => isApplied).length).toBeLessThanOrEqual(1);
    }
  }
});

test('what is worse on held-back days is off', () => {
  for (const { learned } of learn({ wind: 1.3, dewPoint: 1.5, cloud: 20, isFickle: true }))
    for (const { isApplied, errorBefore, errorAfter } of learned.gains)
      if ((errorAfter ?? 0) >= (errorBefore ?? 0)) expect(isApplied).toBe(false);
});

test('a weak wind is raised up to the gust of its model only', () => {
  const free = find(learn({ wind: 0.75 }), 'wind')?.learned.gains[0];
  const held = find(learn({ wind: 0.75, gust: (windMs) => 1.02 * windMs }), 'wind')?.learned.gains[0];
  expect(free?.errorAfter ?? 9).toBeLessThan(0.6 * (free?.errorBefore ?? 0));
  expect(held?.errorAfter ?? 0).toBeGreaterThan(0.9 * (held?.errorBefore ?? 9));
});

test('the wind of a machine-learning model is not corrected, its humidity and cloud are', () => {
  const elements = learn({ wind: 1.4, dewPoint: 1, cloud: 20 }, true).map(({ learned }) => learned.element);
  expect(elements).toEqual(['humidity', 'cloud']);
});

test('a station that states its cloud on some days only teaches nothing of cloud', () => {
  const cloudy = (place: number) => (place * 7) % 10 < 6;
  expect(find(learn({ cloud: -25, isCloudStated: cloudy }), 'cloud')).toBeUndefined();
});

test('humidity errors are those of what pages show, temperature and dew point together', () => {
  const world = makeWorld({ dewPoint: 0 });
  const [, humidity] = learnElements(STATIONS, world, false);
  const dew = world.forecast.dewPointMeanC[LEAD_COUNT] as number;
  const truth = humidityPercent(26, world.measured.dewPointMeanC[1] as number);
  expect(humidity?.shown[LEAD_COUNT]).toBeCloseTo(humidityPercent(26, Math.min(dew, 26)) - truth, 3);
  expect(dewPointC(26, truth)).toBeLessThanOrEqual(26);
});
