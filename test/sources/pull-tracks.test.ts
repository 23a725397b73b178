import { groupStorms } from '@portal/domain/storm/group-storms';
import type { ModelCentre } from '@portal/domain/storm/storm';
import { createHttpFetching } from '@portal/forecast/sources/fetching/http-fetching';
import { openStormStore } from '@portal/forecast/storms/open-storm-store';
import { createTrackPull } from '@portal/forecast/storms/pull-tracks';
import { saveAdvisory } from '@portal/forecast/storms/storm-folder';
import { makeFolder } from '@portal/testing/runs/small-run';
import { makeTrackFile } from '@portal/testing/storms/ecmwf-tracks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

const HOUR = 3600;
const RUN_AT = Date.UTC(2026, 9, 20) / 1000;
/** Half an hour after the run's file usually comes. */
const NOW = RUN_AT + 8 * HOUR;
const TWENTY_MINUTES_MS = 1_200_000;
const NEWEST = '/20261020/00z/ifs/0p25/enfo/20261020000000-360h-enfo-tf.bufr';
const BEFORE = '/20261019/18z/ifs/0p25/enfo/20261019180000-144h-enfo-tf.bufr';

let dataDir: string;
let upstream: Upstream;
let stopping: AbortController;
const cleanUps: (() => void)[] = [];
const shown: string[] = [];
const stored: string[] = [];

beforeEach(async () => {
  dataDir = makeFolder((cleanUp) => cleanUps.push(cleanUp));
  upstream = await startUpstream();
  stopping = new AbortController();
  shown.length = 0;
  stored.length = 0;
});
afterEach(async () => {
  stopping.abort();
  await upstream.stop();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

function openPull(centre: ModelCentre = 'ecmwf', query = '') {
  const clock = { now: NOW, timerMs: 0 };
  const pull = createTrackPull({
    centre,
    address: `${upstream.url}${query}`,
    dataDir,
    fetching: createHttpFetching({ signal: stopping.signal }),
    now: () => clock.now,
    readTimer: () => clock.timerMs,
    chance: () => 0.5,
    onStored: ({ centreId }) => stored.push(centreId),
    onProblem: (line) => shown.push(line),
  });
  const pollAfter = async (ms: number) => {
    clock.timerMs += ms;
    clock.now += Math.round(ms / 1000);
    await pull.poll();
  };
  return { clock, pollAfter };
}

const makeStormFile = (runAt = RUN_AT, lngs: readonly number[] = [113, 112], identifier = '22W'): Buffer => {
  const places = lngs.map((lng) => ({ lat: 15, lng, windMs: 30, pressure: 980 }));
  const subsets = [
    { member: 1, type: 4, places },
    { member: 51, type: 0, places },
  ];
  return makeTrackFile([{ identifier, name: 'KROVANH', runAt, observed: [15, 113.2], subsets }]);
};
const drainAsked = () => upstream.requests.splice(0).map(({ path }) => path);
const open = () => openStormStore(dataDir, () => 0);

it('stores the newest run once it is there, and joins it to the storm of a centre', async () => {
  upstream.files.set(NEWEST, makeStormFile());
  const pull = openPull();
  await pull.pollAfter(0);
  expect(drainAsked()).toEqual([NEWEST]);
  expect([stored, shown]).toEqual([['22W26'], []]);
  expect(open().checkedAt('ecmwf')).toBe(NOW);
  await pull.pollAfter(TWENTY_MINUTES_MS);
  expect(drainAsked()).toEqual([]);
  saveAdvisory(dataDir, {
    ...{ centre: 'jma', centreId: 'TC2632', number: '2623', name: 'KROVANH', windMinutes: 10, issuedAt: NOW - HOUR },
    points: [
      {
        at: NOW - HOUR,
        kind: 'observed',
        lat: 15,
        lng: 112,
        windMs: 30,
        gustMs: null,
        pressure: 980,
        errorKm: null,
        radii: [],
      },
    ],
  });
  expect(groupStorms(open().listAdvisories(), NOW).map(({ ids }) => ids)).toEqual([
    ['2623', 'jma-tc2632', 'ecmwf-22w26'],
  ]);
});

it('walks back one run while the newest is not there, and says nothing of it', async () => {
  upstream.files.set(BEFORE, makeStormFile(RUN_AT - 6 * HOUR));
  const pull = openPull();
  await pull.pollAfter(0);
  expect(drainAsked()).toEqual([NEWEST, BEFORE]);
  upstream.files.set(NEWEST, makeStormFile());
  await pull.pollAfter(TWENTY_MINUTES_MS - 1000);
  expect(drainAsked()).toEqual([]);
  await pull.pollAfter(1000);
  expect(drainAsked()).toEqual([NEWEST]);
  expect(
    open()
      .listHistory('ecmwf', '22W26')
      .map(({ issuedAt }) => issuedAt),
  ).toEqual([RUN_AT - 6 * HOUR, RUN_AT]);
  expect(shown).toEqual([]);
});

it('knows nothing of storms where there is no file', async () => {
  await openPull().pollAfter(0);
  expect(open().checkedAt('ecmwf')).toBeNull();
});

it('has the AI model of its own address', async () => {
  const path = '/20261020/00z/aifs-single/0p25/oper/20261020000000-360h-oper-tf.bufr';
  upstream.files.set(path, makeStormFile());
  await openPull('aifs').pollAfter(0);
  expect(open().listAdvisories()).toMatchObject([{ centre: 'aifs', points: [{ windMs: null }, { windMs: null }] }]);
});

it('refuses a damaged file in one line, without the key of its address, and asks again later', async () => {
  upstream.files.set(`${NEWEST}?token=geheim`, makeStormFile().subarray(0, 200));
  const pull = openPull('ecmwf', '/?token=geheim');
  await pull.pollAfter(0);
  expect(shown).toEqual([expect.stringContaining(`${NEWEST}: message 1: is cut off, or its length is wrong`)]);
  expect(shown.join()).not.toContain('geheim');
  expect(stored).toEqual([]);
  upstream.files.set(`${NEWEST}?token=geheim`, makeStormFile());
  await pull.pollAfter(3 * TWENTY_MINUTES_MS);
  expect(stored).toEqual(['22W26']);
});

it('keeps the storms beside an impossible one, which is not "read"', async () => {
  const file = Buffer.concat([makeStormFile(RUN_AT, [113, 140], '23W'), makeStormFile()]);
  upstream.files.set(NEWEST, file);
  await openPull().pollAfter(0);
  expect(stored).toEqual(['22W26']);
  expect(shown).toEqual([expect.stringMatching(/"23W": .*a leap of/)]);
  expect(open().checkedAt('ecmwf')).toBeNull();
});
