import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { HOUR, makeFolder, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readPlaceSeries } from '../../packages/forecast/src/series/read-place-series.ts';
import { pollSource, type SourceEvent } from '../../packages/forecast/src/sources/schedule/poll-source.ts';
import type { Source } from '../../packages/forecast/src/sources/schedule/source.ts';
import { readSourceStatus } from '../../packages/forecast/src/sources/schedule/source-status.ts';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import { listDamagedFiles } from '../../packages/forecast/src/store/verify-run.ts';
import { fetchSmallRun, makeOwnFile, openFolder, writeMapping } from './small-folder.ts';

const LONG_AGO = Date.UTC(2026, 10, 1) / 1000;

/** A watched folder with its mapping, and a data folder. */
function openTrial() {
  const root = makeFolder(onTestFinished);
  const [path, dataDir] = [join(root, 'own'), join(root, 'data')];
  mkdirSync(path);
  writeMapping(path);
  return { path, dataDir, source: openFolder(path, dataDir) };
}

/** Puts a file that was written long ago into a folder. */
function drop(folder: string, name: string, bytes: Uint8Array, at = LONG_AGO): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  utimesSync(path, at, at);
  return path;
}

function listWaiting({ timetable }: Source) {
  if (timetable.kind !== 'watch') throw new Error('no watch');
  return timetable.listWaiting();
}

function listProblems({ timetable }: Source): string[] {
  return timetable.kind === 'watch' ? timetable.listProblems().map(({ line }) => line) : [];
}

const listRuns = (dataDir: string) =>
  readCatalogue(dataDir).runs.map(({ source, id, runAt }) => ({ source, id, runAt }));

function readHours(dataDir: string, name: 'temperature2m' | 'precipitation', hours = 4): number[] {
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const point = { lat: 20.5, lng: 106 };
  const query = { point, placeHeightM: null, startAt: RUN_AT, hours, now: RUN_AT, demo: false };
  const { variables } = readPlaceSeries(store, query);
  return Array.from(variables[name]?.values ?? [], (value) => Math.round(value));
}

describe('a run in a folder', () => {
  test('is published when enough steps are there, in units of the portal, and once', async () => {
    const { path, dataDir, source } = openTrial();
    expect(await listWaiting(source)).toEqual([]);
    drop(path, 'own_00.grib2', makeOwnFile([0, 1]));
    expect(await listWaiting(source)).toEqual([]);
    expect(listProblems(source)).toEqual(['run 2026-11-21T00:00Z has 2 of 3 whole steps']);
    drop(path, 'own_02.grib2', makeOwnFile([2]));
    expect(await listWaiting(source)).toEqual([RUN_AT]);
    expect(await fetchSmallRun(source, dataDir)).toMatchObject({ kind: 'published', missing: null });
    expect(listRuns(dataDir)).toEqual([{ source: 'own-model', id: '20261121T000000Z-r1', runAt: RUN_AT }]);
    expect(readHours(dataDir, 'temperature2m')).toEqual([20, 20, 20, Number.NaN]);
    expect(readHours(dataDir, 'precipitation')).toEqual([1, 1, Number.NaN, Number.NaN]);
    const store = openRunStore(dataDir);
    onTestFinished(store.close);
    expect(store.runs()[0]?.manifest.licence).toBe('© A company');
    expect(await listWaiting(source)).toEqual([]);
    expect(await listWaiting(openFolder(path, dataDir))).toEqual([]);
  });

  test('takes later files of it in, without reading the earlier ones again', async () => {
    const { path, dataDir, source } = openTrial();
    drop(path, 'a.grib2', makeOwnFile([0, 1, 2]));
    await listWaiting(source);
    await fetchSmallRun(source, dataDir);
    drop(path, 'b.grib2', makeOwnFile([3]));
    expect(await listWaiting(source)).toEqual([RUN_AT]);
    const { pieces } = await source.planRun(RUN_AT);
    expect(pieces.flatMap(({ requests }) => requests)).toEqual([`READ ${join(path, 'b.grib2')} (1 steps, 2 fields)`]);
    expect(await fetchSmallRun(source, dataDir)).toMatchObject({ kind: 'published' });
    expect(readHours(dataDir, 'precipitation')).toEqual([1, 1, 1, Number.NaN]);
    expect(listRuns(dataDir)).toMatchObject([{ id: '20261121T000000Z-r2' }]);
  });

  test('is not published again because of a copy, a new date or another name of the same content', async () => {
    const { path, dataDir, source } = openTrial();
    const first = drop(path, 'a.grib2', makeOwnFile([0, 1, 2]));
    drop(path, 'copy.grib2', makeOwnFile([0, 1, 2]));
    await listWaiting(source);
    expect((await source.planRun(RUN_AT)).pieces).toHaveLength(1);
    await fetchSmallRun(source, dataDir);
    copyFileSync(first, join(path, 'again.grib2'));
    utimesSync(join(path, 'again.grib2'), LONG_AGO, LONG_AGO);
    utimesSync(first, LONG_AGO + 60, LONG_AGO + 60);
    expect(await listWaiting(source)).toEqual([]);
    rmSync(first);
    expect(await listWaiting(openFolder(path, dataDir))).toEqual([]);
    drop(path, 'a.grib2', makeOwnFile([0, 1, 2]));
    expect(await listWaiting(source)).toEqual([]);
    drop(path, 'a.grib2', makeOwnFile([0, 1, 2], { warmer: 5 }), LONG_AGO + 120);
    expect(await listWaiting(source)).toEqual([RUN_AT]);
  });

  test('is read anew by another mapping', async () => {
    const { path, dataDir, source } = openTrial();
    drop(path, 'a.grib2', makeOwnFile([0, 1, 2]));
    await listWaiting(source);
    await fetchSmallRun(source, dataDir);
    writeMapping(path, { licence: '© Another one', wholeSteps: 2 });
    expect(await listWaiting(source)).toEqual([RUN_AT]);
    expect(await fetchSmallRun(source, dataDir)).toMatchObject({ kind: 'published' });
    expect(await listWaiting(source)).toEqual([]);
  });

  test('of several starts in one file is published for each, the oldest first', async () => {
    const { path, dataDir, source } = openTrial();
    const before = RUN_AT - 6 * HOUR;
    drop(path, 'a.grib2', Buffer.concat([makeOwnFile([0, 1, 2]), makeOwnFile([0, 1, 2], { runAt: before })]));
    expect(await listWaiting(source)).toEqual([before, RUN_AT]);
    for (const runAt of [before, RUN_AT])
      expect(await fetchSmallRun(source, dataDir, { runAt })).toMatchObject({ kind: 'published' });
    expect(listRuns(dataDir).map(({ runAt }) => runAt)).toEqual([before, RUN_AT]);
    expect(await listWaiting(source)).toEqual([]);
  });
});

describe('what cannot be accepted', () => {
  test('is named, and delays nothing else', async () => {
    const { path, source } = openTrial();
    const whole = makeOwnFile([0, 1, 2]);
    drop(path, 'cut.grib2', whole.subarray(0, whole.length - 9));
    drop(path, 'good.grib2', whole);
    drop(path, 'hot.grib2', makeOwnFile([0], { warmer: 400 }));
    drop(path, 'page.grib2', Buffer.from('<!doctype html>'));
    drop(path, 'shifted.grib2', makeOwnFile([3], { grid: { ...SMALL_GRID, south: 20.5 } }));
    drop(path, 'empty.grib2', new Uint8Array(0));
    drop(path, 'stranger.grib2', makeOwnFile([0], { grid: { ...SMALL_GRID, west: 10 } }));
    expect(await listWaiting(source)).toEqual([RUN_AT]);
    expect(listProblems(source)).toEqual([
      expect.stringMatching(/^cut\.grib2: byte \d+: the file ends inside the message/),
      'empty.grib2: byte 0: the file is empty',
      expect.stringMatching(/^hot\.grib2: byte 0: temperature2m of 420.* is outside -90…65 °C$/),
      'page.grib2: byte 0: this is not a GRIB file',
      expect.stringMatching(/^shifted\.grib2: byte 0: the grid is 20\.5…21\.5° N .* instead of 20…21° N/),
      'stranger.grib2: the mapping takes none of its fields in the area of the portal',
    ]);
  });

  test('is accepted when it is written anew', async () => {
    const { path, source } = openTrial();
    const whole = makeOwnFile([0, 1, 2]);
    const file = drop(path, 'a.grib2', whole.subarray(0, 100));
    await listWaiting(source);
    expect(listProblems(source)).toHaveLength(1);
    appendFileSync(file, whole.subarray(100));
    utimesSync(file, LONG_AGO + 30, LONG_AGO + 30);
    expect(await listWaiting(source)).toEqual([RUN_AT]);
    expect(listProblems(source)).toEqual([]);
  });

  test('because it is still being written is not even opened', async () => {
    const { path, source } = openTrial();
    writeFileSync(join(path, 'a.grib2'), makeOwnFile([0, 1, 2]));
    expect(await listWaiting(source)).toEqual([]);
    expect(listProblems(source)).toEqual(['a.grib2: is still being written']);
  });

  test('because it changed after it was scanned is not published', async () => {
    const { path, dataDir, source } = openTrial();
    const file = drop(path, 'a.grib2', makeOwnFile([0, 1, 2]));
    await listWaiting(source);
    writeFileSync(file, makeOwnFile([0, 1, 2], { warmer: 9 }));
    expect(await fetchSmallRun(source, dataDir)).toEqual({
      kind: 'failed',
      line: `${file}: has changed while it was read`,
    });
    expect(listRuns(dataDir)).toEqual([]);
    utimesSync(file, LONG_AGO + 30, LONG_AGO + 30);
    expect(await listWaiting(source)).toEqual([RUN_AT]);
    expect(await fetchSmallRun(source, dataDir)).toMatchObject({ kind: 'published' });
    expect(readHours(dataDir, 'temperature2m')[0]).toBe(29);
  });

  test('because its grid does not fit what is published is given up until another file comes, or an hour is over', async () => {
    const { path, dataDir } = openTrial();
    let nowMs = Date.now();
    const source = openFolder(path, dataDir, () => nowMs);
    writeMapping(path, { grid: undefined });
    drop(path, 'a.grib2', makeOwnFile([0, 1, 2]));
    await listWaiting(source);
    await fetchSmallRun(source, dataDir);
    drop(path, 'b.grib2', makeOwnFile([3], { grid: { ...SMALL_GRID, south: 19 } }));
    expect(await listWaiting(source)).toEqual([RUN_AT]);
    expect(await fetchSmallRun(source, dataDir)).toMatchObject({
      kind: 'failed',
      line: expect.stringMatching(/is published on the grid/),
    });
    expect(await listWaiting(source)).toEqual([]);
    expect(listProblems(source)).toEqual(['run 2026-11-21T00:00Z could not be published as it is']);
    nowMs += 3_600_000;
    expect(await listWaiting(source)).toEqual([RUN_AT]);
  });

  test.each([
    ['no mapping', null, /^ENOENT: .*mapping\.json/],
    ['a mapping that is none', '{"source": "own"', /^mapping\.json: is not JSON: /],
    [
      'a mapping with a fault',
      '{"source": "own", "licence": "x", "wholeSteps": 1, "variables": []}',
      /^mapping\.json: variables: /,
    ],
  ])('because there is %s is said, and nothing is read', async (_, text, line) => {
    const { path, source } = openTrial();
    drop(path, 'a.grib2', makeOwnFile([0, 1, 2]));
    if (text === null) rmSync(join(path, 'mapping.json'));
    else writeFileSync(join(path, 'mapping.json'), text);
    expect(await listWaiting(source)).toEqual([]);
    expect(listProblems(source)[0]).toMatch(line);
    await expect(source.planRun(RUN_AT)).rejects.toThrow('mapping.json: cannot be used');
    writeMapping(path);
    expect(await listWaiting(source)).toEqual([RUN_AT]);
  });

  test('because the folder is gone is said, and it is polled again', async () => {
    const { path, source } = openTrial();
    rmSync(path, { recursive: true });
    expect(await listWaiting(source)).toEqual([]);
    expect(listProblems(source)[0]).toMatch(/^ENOENT/);
    mkdirSync(path);
    writeMapping(path);
    drop(path, 'a.grib2', makeOwnFile([0, 1, 2]));
    expect(await listWaiting(source)).toEqual([RUN_AT]);
  });
});

test('the schedule publishes what comes, and reports what is refused once', async () => {
  const { path, dataDir, source } = openTrial();
  const { timetable } = source;
  if (timetable.kind !== 'watch') throw new Error('no watch');
  const events: SourceEvent[] = [];
  const stopping = new AbortController();
  let polls = 0;
  const listCounted = () => {
    polls += 1;
    return timetable.listWaiting();
  };
  drop(path, 'bad.grib2', Buffer.from('bad'));
  const polling = pollSource({
    dataDir,
    source: { ...source, timetable: { ...timetable, listWaiting: listCounted } },
    now: () => RUN_AT + 4 * HOUR,
    random: () => 0,
    signal: stopping.signal,
    onEvent: (event) => events.push(event),
  });
  const refused = { kind: 'refused', source: 'folder', lines: ['bad.grib2: byte 0: this is not a GRIB file'] };
  await expect.poll(() => events).toEqual([refused]);
  expect(readSourceStatus(dataDir, 'folder').trouble).toMatchObject({ runAt: null, line: refused.lines[0] });
  drop(path, 'good.grib2', makeOwnFile([0, 1, 2]));
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]).toMatchObject({ kind: 'published', success: { whole: true } });
  const before = polls;
  await expect.poll(() => polls, { message: 'polls of the folder', interval: 20 }).toBeGreaterThan(before + 3);
  stopping.abort();
  await polling;
  expect(events).toHaveLength(2);
  expect(readSourceStatus(dataDir, 'folder')).toMatchObject({ success: { runAt: RUN_AT }, fetching: null });
});

test('a watch killed over and over at any moment tears nothing, and the last one publishes what is there', async () => {
  const { path, dataDir } = openTrial();
  const poller = fileURLToPath(new URL('./poll-folder.ts', import.meta.url));
  const hours = Array.from({ length: 40 }, (_, hour) => hour);
  for (let kill = 0; kill < 6; kill++) {
    const child = spawn(process.execPath, [poller, path, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    drop(path, `own_${kill}.grib2`, makeOwnFile(hours, { warmer: kill }));
    await sleep(kill * 25);
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const { source, id } of listRuns(dataDir)) {
      expect(await listDamagedFiles(join(dataDir, 'runs', source, id))).toEqual([]);
    }
  }
  const source = openFolder(path, dataDir);
  for (const runAt of await listWaiting(source)) {
    expect(await fetchSmallRun(source, dataDir, { runAt })).toMatchObject({ kind: 'published' });
  }
  expect(await listWaiting(source)).toEqual([]);
  expect(listRuns(dataDir)).toHaveLength(1);
  expect(readHours(dataDir, 'precipitation', 39)).toEqual(new Array(39).fill(1));
  expect(JSON.parse(readFileSync(join(dataDir, 'sources', 'folder', 'journal.json'), 'utf8'))).toMatchObject({
    version: 1,
  });
});
