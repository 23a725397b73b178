import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { archiveExtremes } from '@portal/testing/archive/archived-run';
import { HOUR, makeField, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningPortal, startPortal } from '../journeys/start-portal.ts';

const DAY = 24 * HOUR;
/** Large enough for the map. */
const GRID = { ...SMALL_GRID, south: 10, west: 100, latStep: 12, lngStep: 8 };
const COMMANDS = join(import.meta.dirname, '../../apps/portal/dist/command-line.js');
const MEASURED = Array.from({ length: 24 }, (_, hour) => (hour === 6 ? 20 : hour === 14 ? 28 : 24));
const SOURCES = ['ecmwf', 'gfs'];

/** Repeatable noise. */
function findNoise(seed: number): number {
  const mixed = Math.sin(seed * 12.9898) * 43_758.5453;
  return (mixed - Math.floor(mixed) - 0.5) * 4;
}

const toDate = (at: number) => formatDate(at).split('-').reverse().join('/');

/** Sixty days of two unbiased sources, each with its own noise, and a station's measurements. */
async function fill(dataDir: string): Promise<void> {
  for (let day = 1; day <= 60; day++)
    for (const [index, source] of SOURCES.entries()) {
      const days = [0, 1, 2, 3].map((lead) => {
        const error = findNoise((day - lead) * 31 + lead * 7 + index * 1777);
        return { lowC: 20 + error, highC: 28 + error };
      });
      await archiveExtremes(dataDir, { source, runAt: RUN_AT - day * DAY, grid: GRID, days });
    }
  writeFileSync(join(dataDir, 'stations.csv'), 'id;tên;vĩ độ;kinh độ\nHN01;Trạm mẫu;21,03;105,85\n');
  const rows = Array.from({ length: 60 }, (_, day) =>
    MEASURED.map(
      (celsius, hour) => `${toDate(RUN_AT - (day + 1) * DAY)} ${String(hour).padStart(2, '0')}:00;${celsius}`,
    ),
  );
  writeFileSync(join(dataDir, 'HN01_2026.csv'), ['Ngày giờ;Nhiệt độ (°C)', ...rows.flat()].join('\n'));
}

let dataDir = '';
let portal: RunningPortal | null = null;

/** Runs a command at 08:00 on the day of the runs. */
function run(...words: string[]): string {
  const clock = new Date((RUN_AT + HOUR) * 1000).toISOString().replace('.000Z', 'Z!');
  const env = { ...process.env, DATA_DIR: dataDir, CLOCK: clock };
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMANDS, ...words], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-weights-'));
  await fill(dataDir);
  run('observations', 'import', join(dataDir, 'stations.csv'), join(dataDir, 'HN01_2026.csv'));
});
afterAll(async () => {
  await portal?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Reply {
  readonly issued: { readonly source: string; readonly temperatureSources?: readonly string[] };
  readonly now: { readonly temperature: number };
  readonly frames: readonly { readonly url: string }[];
}

const read = async (path: string): Promise<Response> => await fetch(`${portal?.origin}${path}`);
const ask = async (path: string) => (await (await read(`/api/v1/${path}`)).json()) as Reply;

it('weighs two sources on pages, in replies and on the map, and says so', async () => {
  expect(run('learn')).toMatch(/ecmwf\s+0–1\s+\d+\s+\d+\s+1\.\d+\s+[01]\.\d+\s+ecmwf \d+\.\d %, gfs \d+\.\d %\s+yes/);
  for (const [index, source] of SOURCES.entries()) {
    const fields = Array.from({ length: 49 }, (_, hour) => [
      makeField('temperature2m', hour, 20 + 8 * index),
      makeField('precipitation', hour + 1, 0, hour),
    ]);
    await publishRun(dataDir, makeHeader({ source, grid: GRID }), fields.flat(), { now: RUN_AT + 3 * HOUR });
  }
  portal = await startPortal({ DATA_DIR: dataDir, DEMO: 'off' });
  const { issued, now } = await ask('weather/now?location=ha-noi');
  expect(issued).toMatchObject({ source: 'ecmwf', temperatureSources: SOURCES });
  expect(now.temperature).toBeGreaterThan(22);
  expect(now.temperature).toBeLessThan(26);
  const map = await ask('weather/map/frames?layer=temperature&hours=1');
  expect(map.issued.temperatureSources).toEqual(SOURCES);
  expect((await read(map.frames[0]?.url ?? '')).status).toBe(200);
  const page = await (await read('/thoi-tiet-ha-noi/hien-tai')).text();
  expect(page).toContain('nhiệt độ là trung bình có trọng số của ECMWF, GFS');
  expect(await (await read('/weather-report')).text()).toMatch(/nhiệt độ lấy \d+% ECMWF, \d+% GFS/);
});
