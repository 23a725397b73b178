import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import { DAY_SECONDS, formatDate, parseDate } from '@portal/domain/time/vietnam-time';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { learn, saveVersion } from '@portal/forecast/learning/learn';
import { type LearnedVersion, readNewestVersion } from '@portal/forecast/learning/learned-version';
import { LEARNED_PARTS, type LearnedPart, openLearned } from '@portal/forecast/learning/open-learned';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { makeDemoRun } from '@portal/forecast/sources/demo/make-demo-run';
import type { RunStore } from '@portal/forecast/store/run-store';
import { archiveExtremes } from '@portal/testing/archive/archived-run';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { PAGE_VARIABLES } from '../measure/page-variables.table.ts';
import { listPoints } from '../places/list-points.ts';

const NOW = (parseDate('2026-08-03') ?? 0) + 7 * 3600;
const GRID = { south: 5, west: 99, latStep: 0.5, lngStep: 0.5, rows: 40, columns: 42 };
const DAYS = 16;
const SOURCES = ['ecmwf', 'gfs'];
const RUNS_A_DAY = 4;
const STATIONS: readonly Station[] = listPoints(100).map(({ lat, lng }, index) => ({
  id: `B${index}`,
  name: `B${index}`,
  lat,
  lng,
  heightM: 20,
  network: 'own',
}));

/** Seeded noise with mean 0 and a deviation of about 1. */
function createNoise(): () => number {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => (next() + next() + next() - 1.5) * 2;
}

/** An archived run: 20 and 30 °C each day, two degrees too warm, with noise. */
async function archiveRun(folder: string, source: string, runAt: number, noise: () => number): Promise<void> {
  const days = Array.from({ length: DAYS }, () => ({ lowC: 22 + 1.5 * noise(), highC: 32 + 1.5 * noise() }));
  await archiveExtremes(folder, { source, runAt, grid: GRID, days });
}

function readMeasured({ from, to }: { readonly from: string; readonly to: string }) {
  const days: ObservedDay[] = [];
  const nothing = { rainMm: null, windMaxMs: null, gustMaxMs: null };
  for (let dayAt = parseDate(from) ?? 0; dayAt <= (parseDate(to) ?? 0); dayAt += DAY_SECONDS)
    for (const { id: stationId } of STATIONS)
      days.push({ stationId, date: formatDate(dayAt), temperatureMinC: 20, temperatureMaxC: 30, ...nothing });
  return { stations: STATIONS, days };
}

async function measureLearning(folder: string): Promise<Figure[]> {
  const noise = createNoise();
  for (const source of SOURCES)
    for (let run = 1; run <= 136 * RUNS_A_DAY; run++)
      await archiveRun(folder, source, NOW - 7 * 3600 - run * (DAY_SECONDS / RUNS_A_DAY), noise);
  const started = performance.now();
  const version = await learn({ dataDir: folder, now: NOW, untilAt: NOW, readMeasured });
  const seconds = (performance.now() - started) / 1000;
  if (version === null) throw new Error('nothing was learned');
  saveVersion(folder, version);
  const { header, fields } = makeDemoRun({ now: NOW });
  await publishRun(folder, { ...header, source: 'gfs', demo: false }, fields, { now: version.validFrom });
  const bytes = Buffer.byteLength(JSON.stringify(version));
  return [
    { name: 'learning.120days.100stations.s', value: seconds, unit: 's' },
    { name: 'learning.version.kb', value: bytes / 1000, unit: 'kB' },
    { name: 'learning.weights.error.ratio', value: findErrorRatio(version), unit: '' },
  ];
}

/** Remaining share of the first source's error when two sources with independent noise are weighted. */
function findErrorRatio({ weights = [] }: LearnedVersion): number {
  const [first] = weights;
  return (first?.errorWeighted ?? Number.NaN) / (first?.errorSingle ?? Number.NaN);
}

/** CPU time of reading places of the whole country, in alternating rounds without and with learned corrections. */
function compareReading(folder: string, without: readonly LearnedPart[], applied: readonly LearnedPart[]) {
  // Few enough for the cells of both runs to stay cached, as for frequently requested places.
  const points = listPoints(150);
  const plain = openWeatherStore(folder, openLearned(folder, new Set(without)));
  const corrected = openWeatherStore(folder, openLearned(folder, new Set(applied)));
  const query = {
    placeHeightM: 20,
    startAt: NOW + 3600,
    hours: 384,
    now: NOW + 3600,
    demo: false,
    variables: PAGE_VARIABLES,
  };
  const read = (store: RunStore) => {
    const started = process.cpuUsage();
    for (const point of points) readPlaceSeries(store, { point, ...query });
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  try {
    for (let round = 0; round < 3; round++) [plain, corrected].forEach(read);
    const rounds = Array.from({ length: 60 }, () => ({ plainMs: read(plain), ms: read(corrected) }));
    return {
      us: (median(rounds.map(({ ms }) => ms)) / points.length) * 1000,
      ratio: median(rounds.map(({ plainMs, ms }) => ms / plainMs)),
    };
  } finally {
    plain.close();
    corrected.close();
  }
}

/** With one source corrected, then with the weighted mean of two compared with the corrected first alone. */
async function measureReading(folder: string): Promise<Figure[]> {
  const single = compareReading(folder, [], ['temperature', 'chance']);
  const { header, fields } = makeDemoRun({ now: NOW });
  const now = (readNewestVersion(folder)?.validFrom ?? NOW) + 1;
  await publishRun(folder, { ...header, source: 'ecmwf', demo: false }, fields, { now });
  const mean = compareReading(folder, ['temperature', 'chance'], LEARNED_PARTS);
  return [
    { name: 'learning.place.us', value: single.us, unit: 'µs' },
    { name: 'learning.place.ratio', value: single.ratio, unit: '' },
    { name: 'learning.weights.place.us', value: mean.us, unit: 'µs' },
    { name: 'learning.weights.place.ratio', value: mean.ratio, unit: '' },
  ];
}

/** Learning from 120 days of two sources at 100 stations, and reading places with the result. */
export const learning: Measurement = {
  name: 'learning',
  measure: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    try {
      return [...(await measureLearning(folder)), ...(await measureReading(folder))];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
