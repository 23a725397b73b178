import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NATIONAL_GRID } from '#radar/rain-rate-field.ts';
import { toRainBytes } from '#radar/store/frame-bytes.ts';
import { type RadarOrigin, saveBytes } from '#radar/store/radar-folder.ts';
import { readRadarRain } from './radar-rain.ts';

const START = Date.parse('2026-11-21T07:00:00Z') / 1000;
const HANOI = { lat: 21.03, lng: 105.85 };
const FAR = { lat: 60, lng: 10 };
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'radar-rain-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function save(minute: number, rate: number, origin: RadarOrigin = 'radar'): void {
  const cells = new Float32Array(NATIONAL_GRID.columns * NATIONAL_GRID.rows).fill(rate);
  saveBytes(dataDir, origin, 'frame', START + minute * 60, toRainBytes(cells));
}

const read = (hours = 1) => readRadarRain({ dataDir, points: [HANOI, FAR], from: START, to: START + hours * 3600 });
/** Rates are stored in bytes. */
const about = (mm: number) => expect.closeTo(mm, 0);

it('adds up what frames saw, each until the next one, and says nothing of places that they do not show', () => {
  for (const minute of [0, 10, 20, 30, 40, 50]) save(minute, minute < 30 ? 12 : 0);
  save(60, 4);
  const [hanoi, far] = read(2);
  expect(hanoi).toEqual([
    { at: START, mm: about(6) },
    { at: START + 3600, mm: null },
  ]);
  expect(far?.map(({ mm }) => mm)).toEqual([null, null]);
});

it('knows an hour of which fifty minutes were seen, not less', () => {
  for (const minute of [0, 10, 20, 30]) save(minute, 6);
  expect(read()[0]?.[0]?.mm).toBeNull();
  save(40, 6);
  expect(read()[0]?.[0]?.mm).toEqual(about(6));
});

it('takes neither the demonstration’s frames nor damaged ones nor cells that were not seen', () => {
  for (const minute of [0, 10, 20, 30, 40, 50]) save(minute, 6, 'demo');
  expect(read()[0]?.[0]?.mm).toBeNull();
  for (const minute of [0, 10, 20, 30, 40, 50]) save(minute, minute === 30 ? Number.NaN : 6);
  expect(read()[0]?.[0]?.mm).toEqual(about(6));
  const path = join(dataDir, 'radar', 'radar', `${START + 600}.frame`);
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1));
  expect(read()[0]?.[0]?.mm).toBeNull();
});
