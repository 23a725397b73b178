import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveRuns } from '@portal/forecast/archive/archive-runs';
import { measureArchive } from '@portal/forecast/archive/measure-archive';
import { readForecastHistory } from '@portal/forecast/archive/read-earlier-forecasts';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { readCatalogue } from '@portal/forecast/store/catalogue';
import type { RunStore } from '@portal/forecast/store/run-store';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median, timeRounds } from '../measure/median.ts';
import { listPoints } from '../places/list-points.ts';
import { GRID, listFields, RUN_AT } from './global-run.ts';

const HOUR = 3600;
const CYCLE = 6 * HOUR;
const DAY = 24 * HOUR;
const MEGABYTE = 1_000_000;
const RUNS_PER_YEAR = 4 * 365;
const DAYS = 40;

const header = (runAt: number) => ({
  source: 'gfs',
  runAt,
  demo: false,
  licence: 'made for a measurement',
  grid: GRID,
  surfaceHeightM: new Float32Array(GRID.rows * GRID.columns),
});

const publish = (folder: string, runAt: number) =>
  publishRun(folder, header(runAt), listFields(runAt), { now: runAt + 5 * HOUR });

async function measureCpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Cost of archiving in a publish: repeats the archiving from the state before the run. */
async function measureArchiving(folder: string): Promise<Figure[]> {
  await publish(folder, RUN_AT);
  const shares: number[] = [];
  const times: number[] = [];
  for (let turn = 1; turn <= 5; turn += 1) {
    const runAt = RUN_AT + turn * CYCLE;
    const before = join(folder, 'before');
    cpSync(join(folder, 'kept'), before, { recursive: true });
    const whole = await measureCpuMs(() => publish(folder, runAt));
    rmSync(join(folder, 'kept'), { recursive: true });
    cpSync(before, join(folder, 'kept'), { recursive: true });
    rmSync(before, { recursive: true });
    const { runs } = readCatalogue(folder);
    const archivingMs = await measureCpuMs(() => archiveRuns(folder, runs, { now: runAt + 5 * HOUR, writer: 'bench' }));
    times.push(archivingMs);
    shares.push((100 * archivingMs) / (whole - archivingMs));
  }
  const { hours, daily } = measureArchive(folder, { verify: false });
  const perDay = (hours[0]?.bytes ?? 0) / (hours[0]?.days ?? 1);
  const perRun = (daily[0]?.bytes ?? 0) / (daily[0]?.runs ?? 1);
  return [
    { name: 'archive.run.cpuMs', value: median(times), unit: 'ms' },
    {
      name: 'archive.run.percent',
      value: median(shares),
      unit: '% of publishing without decoding',
      budget: { most: 20 },
    },
    { name: 'archive.hours.mb', value: (perDay * (DAYS + 1)) / MEGABYTE, unit: 'MB a source' },
    { name: 'archive.daily.mbPerYear', value: (perRun * RUNS_PER_YEAR) / MEGABYTE, unit: 'MB a source and year' },
  ];
}

/** Forty days of hours, from runs of three days each, and reading them. */
async function measureReading(folder: string): Promise<Figure[]> {
  const now = RUN_AT + DAYS * DAY;
  for (let at = RUN_AT; at <= now; at += 2 * DAY) {
    await publishRun(folder, header(at), listFields(at, 72), { now: at + 5 * HOUR });
  }
  const store = openWeatherStore(folder);
  try {
    const points = listPoints(500);
    const real = await timeRounds(60, 10, createReader(store, points, now, false));
    rmSync(join(folder, 'kept', 'hours'), { recursive: true });
    const demo = await timeRounds(10, 2, createReader(store, points, now + 90 * DAY, true));
    const history = await timeRounds(20, 5, () => {
      readForecastHistory(folder, { point: { lat: 21.03, lng: 105.85 }, placeHeightM: 10, at: RUN_AT + 20 * DAY });
    });
    return [
      { name: 'past.days40.ms', value: median(real), unit: 'ms' },
      { name: 'past.demoDays40.ms', value: median(demo), unit: 'ms' },
      { name: 'history.day.ms', value: median(history), unit: 'ms' },
    ];
  } finally {
    store.close();
  }
}

function createReader(store: RunStore, points: ReturnType<typeof listPoints>, now: number, demo: boolean): () => void {
  let turn = 0;
  return () => {
    turn += 1;
    const point = points[turn % points.length] ?? { lat: 16, lng: 107 };
    const query = { point, placeHeightM: 100, startAt: now - DAYS * DAY, hours: DAYS * 24, now, demo };
    readPlaceSeries(store, { ...query, variables: ['temperature2m', 'precipitation', 'precipitationRate'] });
  };
}

/** Cost of archiving compared with publishing, size of the archive, and reading speed. */
export const archiving: Measurement = {
  name: 'archive',
  measure: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-archive-'));
    try {
      return [...(await measureArchiving(join(folder, 'a'))), ...(await measureReading(join(folder, 'b')))];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
