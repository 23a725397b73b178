import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { archiveExtremes } from '@portal/testing/archive/archived-run';
import { HOUR, makeField, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPortal, startPortal } from '../journeys/start-portal.ts';

const DAY = 24 * HOUR;
const GRID = { ...SMALL_GRID, south: 20.5 };
const COMMANDS = join(import.meta.dirname, '../../apps/portal/dist/command-line.js');
const BIAS_C = 3;
/** 08:00 in Vietnam on the day of the run; what is learned then takes effect ten minutes later. */
const LEARN_AT = RUN_AT + HOUR;
const PUBLISHED_AT = RUN_AT + 3 * HOUR;
const MEASURED = Array.from({ length: 24 }, (_, hour) => (hour === 6 ? 20 : hour === 14 ? 28 : 24));

const toDate = (at: number) => formatDate(at).split('-').reverse().join('/');

/** Sixty archived runs that are 3 °C too warm, a station's measurements, and a run of 24 °C that is published later. */
async function fill(dataDir: string): Promise<void> {
  const days = [0, 1, 2, 3].map(() => ({ lowC: 20 + BIAS_C, highC: 28 + BIAS_C }));
  for (let day = 1; day <= 60; day++)
    await archiveExtremes(dataDir, { source: 'gfs', runAt: RUN_AT - day * DAY, grid: GRID, days });
  writeFileSync(join(dataDir, 'stations.csv'), 'id;tên;vĩ độ;kinh độ\nHN01;Trạm mẫu;21,03;105,85\n');
  const rows = Array.from({ length: 60 }, (_, day) =>
    MEASURED.map(
      (celsius, hour) => `${toDate(RUN_AT - (day + 1) * DAY)} ${String(hour).padStart(2, '0')}:00;${celsius}`,
    ),
  );
  writeFileSync(join(dataDir, 'HN01_2026.csv'), ['Ngày giờ;Nhiệt độ (°C)', ...rows.flat()].join('\n'));
}

let dataDir = '';
let portals: readonly RunningPortal[] = [];
let said = '';

function run(...words: string[]): string {
  const clock = new Date(LEARN_AT * 1000).toISOString().replace('.000Z', 'Z!');
  const env = { ...process.env, DATA_DIR: dataDir, CLOCK: clock };
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMANDS, ...words], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-learning-'));
  await fill(dataDir);
  run('observations', 'import', join(dataDir, 'stations.csv'), join(dataDir, 'HN01_2026.csv'));
  said = run('learn');
  const fields = Array.from({ length: 49 }, (_, hour) => [
    makeField('temperature2m', hour, 24),
    makeField('precipitation', hour + 1, 0, hour),
  ]);
  await publishRun(dataDir, makeHeader({ grid: GRID }), fields.flat(), { now: PUBLISHED_AT });
  const settings = { DATA_DIR: dataDir, DEMO: 'off' };
  portals = [await startPortal(settings)];
});
afterAll(async () => {
  for (const portal of portals) await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Reply {
  readonly issued: { readonly corrected?: readonly string[] };
  readonly now: { readonly temperature: number };
  readonly temperatureGains: readonly { readonly isApplied: boolean; readonly heldBackBy: string | null }[];
}

const ask = async (path: string): Promise<Reply> => {
  const response = await fetch(`${portals[0]?.origin}/api/v1/${path}`);
  return (await response.json()) as Reply;
};

describe('what was learned from an archive and measurements', () => {
  it('is printed with its gain on held-back days', () => {
    expect(said).toMatch(/gfs\s+low\s+0–1\s+\d+\s+\d+\s+3\.0\d\s+3\.\d+\s+[01]\.\d+/);
  });

  it('corrects the portal everywhere alike, says so, and can be switched off', async () => {
    const on = await ask('weather/now?location=ha-noi');
    const gains = (await ask('verification/learning')).temperatureGains;
    const page = await (await fetch(`${portals[0]?.origin}/thoi-tiet-ha-noi/hien-tai`)).text();
    const report = await (await fetch(`${portals[0]?.origin}/weather-report`)).text();
    expect(on.now.temperature).toBeCloseTo(24 - BIAS_C, 0);
    expect(on.issued.corrected).toEqual(['temperature']);
    expect(page).toContain('nhiệt độ đã hiệu chỉnh theo trạm đo');
    expect(report).toContain('sai số của nhiệt độ');
    expect(gains.some(({ isApplied }) => isApplied)).toBe(true);

    await portals[0]?.stop();
    portals = [await startPortal({ DATA_DIR: dataDir, DEMO: 'off', LEARNING: 'off' })];
    const off = await ask('weather/now?location=ha-noi');
    expect(off.now.temperature).toBeCloseTo(24, 1);
    expect(off.issued.corrected).toBeUndefined();
    expect((await ask('verification/learning')).temperatureGains[0]?.heldBackBy).toBe('switchedOff');
  });
});
