import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpFetching } from './http-fetching.ts';

interface Request {
  readonly url: string;
  /** Milliseconds since the watch began. */
  readonly at: number;
}

/** Requests in their order; every one is refused. */
function watchRequests(): Request[] {
  const requests: Request[] = [];
  const from = performance.now();
  vi.stubGlobal('fetch', async (url: URL | string) => {
    requests.push({ url: String(url), at: performance.now() - from });
    throw new Error('refused');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
}

const NOMADS = [
  'https://nomads.ncep.noaa.gov/cgi-bin/filter_gfswave.pl?file=gfswave.t00z.global.0p16.f001.grib2',
  'https://nomads.ncep.noaa.gov/pub/data/nccf/com/aigfs/prod/aigfs.20261121/00/model/atmos/grib2/aigfs.t00z.sfc.f006.grib2.idx',
  'https://nomads.ncep.noaa.gov/cgi-bin/filter_gefs_atmos_0p50a.pl?file=gep01.t00z.pgrb2a.0p50.f003',
];

test('NOMADS is asked once a second, by whatever source, and other hosts at once', async () => {
  const requests = watchRequests();
  const { getBytes, getText } = createHttpFetching({ signal: new AbortController().signal });
  const others = NOMADS.map((url) => url.replace('nomads.ncep.noaa.gov', 'mirror.example'));
  await Promise.allSettled([
    ...NOMADS.map((url, index) => (index === 0 ? getText(url) : getBytes(url))),
    ...others.map((url) => getBytes(url)),
  ]);
  const paced = requests.filter(({ url }) => NOMADS.includes(url));
  // A timer may fire a millisecond early, and as late as a busy machine lets it.
  for (const [turn, { at }] of paced.entries()) expect(at).toBeGreaterThan(turn * 995 - 1);
  expect(paced).toHaveLength(3);
  const second = requests.findIndex(({ url }) => url === NOMADS[1]);
  expect(requests.slice(0, second).filter(({ url }) => others.includes(url))).toHaveLength(3);
});

test('a stop ends the wait for the turn, without a request', async () => {
  const requests = watchRequests();
  const stopping = new AbortController();
  const { getBytes } = createHttpFetching({ signal: stopping.signal });
  const waits = NOMADS.map((url) => getBytes(url));
  stopping.abort();
  const ends = await Promise.allSettled(waits);
  const stopped = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason.message)] : []));
  expect(stopped.filter((line) => line.endsWith(': stopped')).length).toBeGreaterThanOrEqual(2);
  expect(requests.length).toBeLessThanOrEqual(1);
});
