import type { Browser, CDPSession } from 'playwright-core';
import type { Figure } from '../measure/figure.ts';
import { PHONE, SLOW_4G } from './phone.ts';

interface Fetched {
  readonly url: string;
  readonly from: number;
  until: number;
  bytes: number;
}

/** A file's address without its origin and the hash in its name. */
const nameOf = (url: string): string => new URL(url).pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Records each network reply in order of the requests. Workers are not seen: nothing they fetch is drawn first. */
async function noteFetches(session: CDPSession): Promise<readonly Fetched[]> {
  const fetched = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http')) {
      fetched.set(requestId, { url: request.url, from: timestamp, until: Number.NaN, bytes: 0 });
    }
  });
  const all: Fetched[] = [];
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const found = fetched.get(requestId);
    if (found === undefined) return;
    found.until = timestamp;
    found.bytes = encodedDataLength;
    all.push(found);
  });
  await session.send('Network.enable');
  return all;
}

/**
 * Opens the map as a phone on slow 4G with an empty cache: seconds, requests and bytes until the first frame has loaded
 * (excluding a worker's own and those in progress), and until the live map replaces the drawn one.
 */
export async function watchFirstFrame(
  browser: Browser,
  origin: string,
  log: (line: string) => void,
): Promise<Figure[]> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const all = await noteFetches(session);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(`${origin}/map`, { waitUntil: 'commit' });
  await page.waitForSelector('[data-part="map"][data-live]', { timeout: 120_000 });
  const liveMs = await page.evaluate(() => performance.now());
  await context.close();
  const begun = Math.min(...all.map(({ from }) => from));
  const frame = all.find(({ url }) => /\/map-data\/nowcast\/.*\.bin$/.test(url));
  if (frame === undefined) throw new Error(`no frame among ${all.map(({ url }) => nameOf(url)).join(' ')}`);
  const before = all.filter(({ until }) => until <= frame.until).sort((one, other) => one.from - other.from);
  for (const { url, from, until, bytes } of before) {
    log(`${(from - begun).toFixed(2)}–${(until - begun).toFixed(2)} s ${(bytes / 1000).toFixed(1)} KB ${nameOf(url)}`);
  }
  return [
    { name: 'map.firstFrame.s', value: frame.until - begun, unit: 's', note: 'slow 4G, empty cache' },
    { name: 'map.firstFrame.requests', value: before.length, unit: '', note: 'the frame’s own with them' },
    { name: 'map.firstFrame.kb', value: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, unit: 'KB' },
    { name: 'map.live.s', value: liveMs / 1000, unit: 's', note: 'drawn by the machine’s WebGL' },
  ];
}
