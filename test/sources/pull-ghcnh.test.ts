import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GhcnhFile, makeGhcnhFile, toGhcnhKey } from '@portal/testing/observations/ghcnh-file';
import { makeFolder } from '@portal/testing/runs/small-run';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createGhcnhPull } from '../../packages/forecast/src/observations/ghcnh/pull-ghcnh.ts';
import { importFiles } from '../../packages/forecast/src/observations/import-files.ts';
import { readObservedDays, summarizeStations } from '../../packages/forecast/src/observations/read-observations.ts';
import { createHttpFetching } from '../../packages/forecast/src/sources/fetching/http-fetching.ts';
import { listBucket } from '../upstream/list-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

const HOUR = 3600;
const NOW = Date.parse('2026-11-22T09:00:00Z') / 1000;
const LANG = { id: 'VMM00048820', lat: 21.033, lng: 105.833, heightM: 6 };
const DA_NANG = { id: 'VMW00041003', lat: 16.033, lng: 108.2, heightM: 7 };

/** Reports of every three hours, with rain of six. */
function makeLines(from: string, days: number, degrees = 20): GhcnhFile['lines'] {
  const start = Date.parse(`${from}T00:00:00Z`) / 1000;
  return Array.from({ length: days * 8 }, (_, index) => {
    const at = start + index * 3 * HOUR;
    const rain = index % 2 === 0 ? { precipitation_6_hour: index % 8 === 0 ? 2.4 : 0 } : {};
    return { at, values: { temperature: degrees + (index % 8) / 10, wind_speed: 3, ...rain } };
  });
}

let upstream: Upstream;
let dataDir: string;
let problems: string[];
let timerMs: number;
beforeEach(async () => {
  upstream = await startUpstream(new Map(), (path) => listBucket(path, upstream.files));
  onTestFinished(upstream.stop);
  dataDir = makeFolder(onTestFinished);
  problems = [];
  timerMs = 0;
});

const put = (file: GhcnhFile, year = 2026) => upstream.files.set(`/${toGhcnhKey(file.id, year)}`, makeGhcnhFile(file));

function open(now = NOW) {
  const pull = createGhcnhPull({
    url: upstream.url,
    dataDir,
    fetching: createHttpFetching({ signal: new AbortController().signal }),
    now: () => now,
    readTimer: () => timerMs,
    chance: () => 0.5,
    onProblem: (line) => problems.push(line),
  });
  return async (polls = 3) => {
    timerMs += 25 * HOUR * 1000;
    for (let poll = 0; poll < polls; poll++) await pull.poll();
    return upstream.requests.splice(0).filter(({ path }) => !path.includes('list-type'));
  };
}

const count = () =>
  Object.fromEntries(summarizeStations(dataDir).summaries.map(({ station, rows }) => [station.id, rows]));
const findDay = (date: string, id: string) => {
  const at = Date.parse(`${date}T00:00:00+07:00`) / 1000;
  return readObservedDays({ dataDir, from: at, to: at, stationIds: [id] }).days[0];
};

it('brings the days of stations by their number or place, in Vietnam time, and only once', async () => {
  put({ ...LANG, lines: makeLines('2026-11-10', 5) });
  put({ ...DA_NANG, lines: makeLines('2026-11-10', 5, 25) });
  put({ ...LANG, id: 'VMI0000VVNB', lines: makeLines('2026-11-10', 5) });
  put({ ...LANG, lines: makeLines('2025-11-10', 2) }, 2025);
  const pull = open();
  expect((await pull()).map(({ path }) => path.slice(-20))).toEqual(
    ['VMM00048820_2026.psv', 'VMW00041003_2026.psv', 'VMM00048820_2025.psv'].map((name) => name.slice(-20)),
  );
  expect([count(), problems]).toEqual([{ 48820: 56, 48855: 40 }, []]);
  expect(findDay('2026-11-12', '48820')).toMatchObject({ rainMm: 2.4, temperatureMinC: 20, temperatureMaxC: 20.7 });
  expect(findDay('2026-11-12', '48855')).toMatchObject({ rainMm: 2.4, temperatureMaxC: 25.7 });
  expect(await pull()).toEqual([]);
  expect(await open()()).toEqual([]);
});

it('asks for the newest lines of a file that has grown, and keeps what NOAA withdraws', async () => {
  const many = makeLines('2026-01-01', 300);
  put({ ...LANG, lines: many });
  const pull = open();
  await pull();
  put({ ...LANG, lines: [...many, ...makeLines('2026-10-28', 3, 22)] });
  const asked = await pull();
  expect(asked.map(({ range }) => range === null)).toEqual([false, false]);
  expect(count()).toEqual({ 48820: 303 * 8 });
  put({ ...LANG, lines: makeLines('2026-01-01', 200) });
  expect((await pull()).map(({ range }) => range)).toEqual([null]);
  expect([count(), problems]).toEqual([{ 48820: 303 * 8 }, []]);
});

it('takes NOAA’s newer values, and ranks a report of the station itself before them', async () => {
  put({ ...LANG, lines: makeLines('2026-11-10', 2) });
  const pull = open();
  await pull();
  put({ ...LANG, lines: makeLines('2026-11-10', 2, 21) });
  await pull();
  expect(findDay('2026-11-11', '48820')).toMatchObject({ temperatureMinC: 21 });
  const path = join(dataDir, 'synop-2026-11.txt');
  writeFileSync(path, 'AAXX 11061 48820 41458 80802 10185=\n');
  await importFiles([path], { dataDir, now: NOW });
  put({ ...LANG, lines: makeLines('2026-11-10', 2, 23) });
  await pull();
  expect([count(), findDay('2026-11-11', '48820')?.temperatureMinC]).toEqual([{ 48820: 16 }, 18.5]);
});

it('refuses lines and files one by one, each with a line for the operator', async () => {
  const lines = makeLines('2026-11-10', 2);
  const moved = makeGhcnhFile({ ...LANG, lines })
    .toString()
    .replace('|21.033|', '|20.5|');
  upstream.files.set(`/${toGhcnhKey(LANG.id, 2026)}`, Buffer.from(moved));
  put({ ...DA_NANG, lines, without: ['temperature'] });
  put({ id: 'VMM00048900', lat: 10.819, lng: 106.652, heightM: 10, lines });
  put({ id: 'VMM00048999', lat: 10.819, lng: 106.652, heightM: 10, lines });
  const pull = open();
  await pull();
  expect(count()).toEqual({ 48820: 15, 48900: 16 });
  expect(problems).toEqual([
    'GHCNh_VMM00048820_2026.psv: 1 of 16 lines refused, the first (1) is of another place than the station’s',
    'GHCNh_VMW00041003_2026.psv: has no column temperature with its quality',
  ]);
  expect(await pull()).toEqual([]);
  put({ ...DA_NANG, lines });
  await pull();
  expect(count()).toEqual({ 48820: 15, 48855: 16, 48900: 16 });
});

it('stays within the day’s bytes, this year’s files first', async () => {
  const big = Buffer.alloc(15 * 2 ** 20, `${'x'.repeat(1023)}\n`);
  for (const year of [2026, 2025, 2024]) {
    const file = makeGhcnhFile({ ...LANG, lines: makeLines(`${year}-03-01`, 1) });
    // Refused lines, as long as a large file has.
    upstream.files.set(`/${toGhcnhKey(LANG.id, year)}`, Buffer.concat([file, big]));
  }
  const asked = await open()();
  expect(asked.map(({ path }) => path.slice(-8))).toEqual(['2026.psv', '2025.psv']);
  expect(await open()()).toEqual([]);
  const [next] = await open(NOW + 24 * HOUR)();
  expect(next?.path.slice(-8)).toBe('2024.psv');
});

it('goes on with others where a listed file is not there', async () => {
  put({ ...LANG, lines: makeLines('2026-11-10', 2) });
  put({ ...DA_NANG, lines: makeLines('2026-11-10', 2) });
  upstream.misbehave({ path: /VMM00048820/, fault: { kind: 'status', status: 404 } });
  const pull = open();
  await pull();
  expect([count(), problems]).toEqual([
    { 48855: 16 },
    [expect.stringMatching(/48820_2026\.psv: is not there \(404\)$/)],
  ]);
  upstream.behave();
  await pull();
  expect(count()).toEqual({ 48820: 16, 48855: 16 });
});
