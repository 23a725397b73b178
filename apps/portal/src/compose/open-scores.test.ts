import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFiles } from '@portal/forecast/observations/import-files';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createObservationReader } from './open-scores.ts';

const NOW = Date.parse('2026-11-21T07:20:00Z') / 1000;
const HOURS = 48;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'scores-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/**
 * Reports of 19 and 20 November in Vietnam: temperature rises by one degree every two hours until 14:00 and falls
 * again.
 */
function writeReports(): string {
  const start = Date.parse('2026-11-19T00:00:00+07:00');
  const lines = Array.from({ length: HOURS }, (_, index) => {
    const at = new Date(start + index * 3_600_000).toISOString();
    const warmth = 20 + (index >= 24 ? 2 : 0) + Math.floor((14 - Math.abs(14 - (index % 24))) / 2);
    return `METAR VVNB ${at.slice(8, 10)}${at.slice(11, 13)}00Z 09005KT CAVOK ${warmth}/18 Q1012=`;
  });
  const path = join(dataDir, 'reports.txt');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

it('scores get the days that imported reports make, and no others', async () => {
  await importFiles([writeReports()], { dataDir, now: NOW });
  const problems: string[] = [];
  const read = createObservationReader(dataDir, (problem) => problems.push(problem));
  const { stations, days } = await read({ from: '2026-11-19', to: '2026-11-20' });
  expect(stations.map(({ id, network }) => [id, network])).toEqual([['VVNB', 'metar']]);
  expect(days.map(({ date, temperatureMinC, temperatureMaxC }) => [date, temperatureMinC, temperatureMaxC])).toEqual([
    ['2026-11-19', 20, 27],
    ['2026-11-20', 22, 29],
  ]);
  expect((await read({ from: '2026-11-17', to: '2026-11-18' })).days).toEqual([]);
  expect(problems).toEqual([]);
});

it('an airport where a synoptic station stands counts once: with its rain, and the airport’s values where it has none', async () => {
  const start = Date.parse('2026-11-19T00:00:00+07:00') / 1000;
  const stamp = (at: number) => new Date(at * 1000).toISOString().slice(8, 13).replace('T', '');
  const airport = Array.from(
    { length: 24 },
    (_, hour) => `METAR VVDN ${stamp(start + hour * 3600)}00Z 09009KT 9999 25/20=`,
  );
  const station = [1, 7, 13, 19, 25].map(
    (hour) => `AAXX ${stamp(start + hour * 3600)}1 48855 11458 80000 10251 60021=`,
  );
  const path = join(dataDir, 'reports.txt');
  writeFileSync(path, [...airport, ...station, ''].join('\n'));
  await importFiles([path], { dataDir, now: NOW });
  const { stations, days } = await createObservationReader(dataDir, () => {})({ from: '2026-11-19', to: '2026-11-19' });
  expect(stations.map(({ id }) => id)).toEqual(['48855']);
  expect(days).toEqual([
    {
      stationId: '48855',
      date: '2026-11-19',
      temperatureMinC: 25,
      temperatureMaxC: 25,
      rainMm: 8,
      windMaxMs: expect.closeTo(4.6, 1),
      gustMaxMs: null,
      cloudMeanPercent: null,
      dewPointMeanC: null,
      visibilityMinKm: null,
    },
  ]);
});

it('a damaged year is reported and left out', async () => {
  await importFiles([writeReports()], { dataDir, now: NOW });
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.obs'));
  expect(files).toHaveLength(1);
  appendFileSync(join(dataDir, files[0] ?? ''), 'x');
  const problems: string[] = [];
  const { days } = await createObservationReader(dataDir, (problem) => problems.push(problem))({
    from: '2026-11-19',
    to: '2026-11-20',
  });
  expect(days).toEqual([]);
  expect(problems).toHaveLength(1);
});
