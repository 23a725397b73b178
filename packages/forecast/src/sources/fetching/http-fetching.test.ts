import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpFetching } from './http-fetching.ts';

/** Moments of the requests, milliseconds; every one is refused. */
function watchRequests(): number[] {
  const moments: number[] = [];
  vi.stubGlobal('fetch', async () => {
    moments.push(performance.now());
    throw new Error('refused');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return moments;
}

const NOMADS = [
  'https://nomads.ncep.noaa.gov/cgi-bin/filter_gfswave.pl?file=gfswave.t00z.global.0p16.f001.grib2',
  'https://nomads.ncep.noaa.gov/pub/data/nccf/com/aigfs/prod/aigfs.20261121/00/model/atmos/grib2/aigfs.t00z.sfc.f006.grib2.idx',
  'https://nomads.ncep.noaa.gov/cgi-bin/filter_gefs_atmos_0p50a.pl?file=gep01.t00z.pgrb2a.0p50.f003',
];

async function ask(urls: readonly string[], signal = new AbortController().signal): Promise<number[]> {
  const moments = watchRequests();
  const { getBytes, getText } = createHttpFetching({ signal });
  await Promise.allSettled(urls.map((url, index) => (index === 0 ? getText(url) : getBytes(url))));
  return moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
}

test('NOMADS is asked once a second, by whatever source, and other hosts at once', async () => {
  const pauses = await ask(NOMADS);
  expect(pauses).toHaveLength(2);
  expect(Math.min(...pauses)).toBeGreaterThan(950);
  const others = await ask(NOMADS.map((url) => url.replace('nomads.ncep.noaa.gov', 'mirror.example')));
  expect(Math.max(...others)).toBeLessThan(500);
});

test('a stop ends the wait for the turn, without a request', async () => {
  const moments = watchRequests();
  const stopping = new AbortController();
  const { getBytes } = createHttpFetching({ signal: stopping.signal });
  const waits = NOMADS.map((url) => getBytes(url));
  stopping.abort();
  const ends = await Promise.allSettled(waits);
  const stopped = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason.message)] : []));
  expect(stopped.filter((line) => line.endsWith(': stopped')).length).toBeGreaterThanOrEqual(2);
  expect(moments.length).toBeLessThanOrEqual(1);
});
