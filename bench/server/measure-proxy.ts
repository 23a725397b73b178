import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasNginx, startNginx } from '@portal/testing/processes/start-nginx';
import { readProvinces, readWards } from '../../apps/portal/src/features/places/tables/place-tables.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { startProgram, untilIdle } from './portal-process.ts';

const SECONDS = 600;
const PER_SECOND = 200;
/** The place of rank r is read 1 ÷ r as often as the first: Zipf’s law with the exponent 1. */
const EXPONENT = 1;

/** What readers of a place open, and how often. */
const SPANS = [
  ['hien-tai', 0.6],
  ['theo-gio', 0.2],
  ['15-ngay-toi', 0.12],
  ['ngay-mai', 0.08],
] as const;

/** `Accept-Encoding` of browsers, and how many send it: Chromium, Safari, older Android, programs. */
const ENCODINGS = [
  ['gzip, deflate, br, zstd', 0.75],
  ['gzip, deflate, br', 0.22],
  ['gzip, deflate', 0.02],
  ['gzip', 0.01],
] as const;
/** Readers who come by a shared link, each with an identifier of its own. */
const FROM_A_LINK = 0.2;
/** Readers whose own settings or data saver make a page private. */
const PRIVATE = 0.02;

function pick<Value>(shares: readonly (readonly [Value, number])[]): Value {
  let left = Math.random();
  for (const [value, share] of shares) {
    left -= share;
    if (left < 0) return value;
  }
  return (shares[0] as readonly [Value, number])[0];
}

/** Draws places: bisects the running sums of their shares. */
function makeDraw(slugs: readonly string[]): () => string {
  let sum = 0;
  const sums = slugs.map((_, rank) => {
    sum += 1 / (rank + 1) ** EXPONENT;
    return sum;
  });
  return () => {
    const wanted = Math.random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return slugs[low] as string;
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** How the proxy answered one reader: `HIT`, `MISS` …, or the status of a failure. */
function read(port: number, draw: () => string): Promise<string> {
  const link = Math.random() < FROM_A_LINK ? `?fbclid=${Math.random().toString(36).slice(2)}` : '';
  const cookie = `place=${draw()}; _ga=${Math.random()}${Math.random() < PRIVATE ? '; settings=F.ms' : ''}`;
  const headers = { host: 'weather.example.com', 'accept-encoding': pick(ENCODINGS), cookie };
  const path = `/thoi-tiet-${draw()}/${pick(SPANS)}${link}`;
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, rejectUnauthorized: false, agent, headers }, (reply) => {
      const { statusCode, headers: heads } = reply;
      reply.resume().on('end', () => resolve(statusCode === 200 ? String(heads['x-cache']) : String(statusCode)));
    }).on('error', ({ message }) => resolve(message));
  });
}

async function flood(port: number): Promise<Map<string, number>> {
  const draw = makeDraw([...readProvinces(), ...readWards().map(({ place }) => place)].map(({ slug }) => slug));
  const replies: Promise<string>[] = [];
  const from = performance.now();
  for (let second = 0; second < SECONDS; second = (performance.now() - from) / 1000) {
    while (replies.length < second * PER_SECOND) replies.push(read(port, draw));
    await sleep(5);
  }
  const counts = new Map<string, number>();
  for (const reply of await Promise.all(replies)) counts.set(reply, (counts.get(reply) ?? 0) + 1);
  return counts;
}

function toFigures(counts: ReadonlyMap<string, number>): Figure[] {
  const count = (...names: readonly string[]) => names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
  const hits = count('HIT', 'REVALIDATED', 'STALE', 'UPDATING');
  const [asked, own] = [count('MISS', 'EXPIRED'), count('BYPASS')];
  const all = [...counts.values()].reduce((sum, value) => sum + value, 0);
  const note = [...counts].map(([name, value]) => `${name} ${value}`).join(', ');
  return [
    { name: 'proxy.hits', value: (100 * hits) / (hits + asked), unit: '%', budget: { least: 99 }, note },
    { name: 'proxy.own', value: (100 * own) / all, unit: '%', note: 'pages of a reader’s own settings, passed' },
    {
      name: 'proxy.failed',
      value: (100 * (all - hits - asked - own)) / all,
      unit: '%',
      budget: { most: 0.1 },
    },
  ];
}

/** Hits of the shipped nginx site while readers open pages of all places, with the headers of browsers. */
export const proxy: Measurement = {
  name: 'proxy',
  measure: async (log) => {
    if (!hasNginx()) return [{ name: 'proxy.hits', value: null, unit: '%', note: 'nginx is not here' }];
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    log('starting a portal with a demo run');
    const portal = await startProgram('scripts/start.ts', { DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1' });
    const nginx = await startNginx(folder, portal.address);
    try {
      await untilIdle(portal);
      return toFigures(await flood(nginx.port));
    } finally {
      nginx.program.kill('SIGTERM');
      agent.destroy();
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
