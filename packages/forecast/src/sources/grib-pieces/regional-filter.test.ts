import { RUN_AT } from '@portal/testing/runs/small-run';
import { expect, test } from 'vitest';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { fetchFilteredFields, isRegionalFilter } from './regional-filter.ts';

const FILE = {
  folder: '/gfs.20261121/00/atmos',
  name: 'gfs.t00z.pgrb2.0p25.f001',
  runAt: RUN_AT,
  hour: 1,
  member: null,
};

/** Moments of the requests, milliseconds; every one is refused. */
function watch(signal: AbortSignal): { readonly fetching: Fetching; readonly moments: number[] } {
  const moments: number[] = [];
  const refuse = async (): Promise<never> => {
    moments.push(performance.now());
    throw new FetchError('refused');
  };
  return { fetching: { getBytes: refuse, getText: refuse, signal }, moments };
}

async function askThrice(filter: string): Promise<number[]> {
  const { fetching, moments } = watch(new AbortController().signal);
  await Promise.allSettled([1, 2, 3].map(() => fetchFilteredFields({ filter, ...FILE }, [], fetching)));
  return moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
}

test('NOMADS is asked once a second, by whatever filter, and other hosts at once', async () => {
  const [first = 0, second = 0] = await askThrice('https://nomads.ncep.noaa.gov/cgi-bin/filter_gfswave.pl');
  expect(Math.min(first, second)).toBeGreaterThan(950);
  expect(Math.max(...(await askThrice('http://mirror.example/filter.pl')))).toBeLessThan(500);
});

test('a stop ends the wait for the turn, without a request', async () => {
  const stopping = new AbortController();
  const { fetching, moments } = watch(stopping.signal);
  const filter = 'https://nomads.ncep.noaa.gov/cgi-bin/filter_gefs_atmos_0p50a.pl';
  const waits = [1, 2, 3].map(() => fetchFilteredFields({ filter, ...FILE }, [], fetching));
  stopping.abort();
  const ends = await Promise.allSettled(waits);
  const stopped = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason.message)] : []));
  expect(stopped.filter((line) => line.endsWith(': stopped')).length).toBeGreaterThanOrEqual(2);
  expect(moments.length).toBeLessThanOrEqual(1);
});

test('a filter is told from a folder by its ending', () => {
  expect(isRegionalFilter('https://nomads.ncep.noaa.gov/cgi-bin/filter_gfs_0p25_1hr.pl')).toBe(true);
  expect(isRegionalFilter('https://noaa-gfs-bdp-pds.s3.amazonaws.com')).toBe(false);
});
