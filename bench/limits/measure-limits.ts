import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure, Measurement } from '../measure/figure.ts';
import { FARM_PAGE, listPages } from '../server/list-pages.ts';
import { type PortalProcess, startProgram, untilIdle } from '../server/portal-process.ts';

const CONNECTIONS = 16;
const LASTS_MS = 15_000;
const EVERY_MS = 20;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Addresses of a network reserved for documentation. */
const CROWD = '203.0.113.7';
const READER = '198.51.100.9';

interface Answer {
  readonly status: number;
  readonly ms: number;
}

function ask(agent: Agent, url: string, from: string): Promise<Answer> {
  const begunAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { 'x-forwarded-for': from } }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - begunAt }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** All words of this length. */
function* listWords(length: number): Generator<string> {
  if (length === 0) yield '';
  else for (const start of listWords(length - 1)) for (const letter of LETTERS) yield start + letter;
}

/** The most expensive pages, each address once: searches for few letters, which match most names, and farming pages. */
function* listDearPages(address: string): Generator<string> {
  const farms = listPages(address, FARM_PAGE);
  for (const length of [1, 2, 3]) {
    for (const word of listWords(length)) {
      yield `${address}/tim-kiem?q=${word}`;
      const farm = farms.pop();
      if (farm !== undefined) yield farm.url;
    }
  }
}

/** Requests over sixteen connections from one address, each as soon as the previous one is answered. */
async function crowd(pages: Iterator<string>, ended: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses: number[] = [];
  const work = async (): Promise<void> => {
    for (let next = pages.next(); !ended() && !next.done; next = pages.next())
      statuses.push((await ask(agent, next.value, CROWD)).status);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return statuses;
}

/** Response times of an address requested by another visitor at a steady pace. */
async function sample(url: string, lastsMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<Answer>[] = [];
  for (const endsAt = performance.now() + lastsMs; performance.now() < endsAt; await sleep(EVERY_MS))
    answers.push(ask(agent, url, READER));
  const times = (await Promise.all(answers)).map(({ ms }) => ms);
  agent.destroy();
  return times.sort((a, b) => a - b);
}

const pick = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;

async function measurePortal(portal: PortalProcess): Promise<Figure[]> {
  const pages = listDearPages(portal.address);
  const health = `${portal.address}/healthz`;
  const home = `${portal.address}/`;
  // Warms up the code; the home page is cached from its second request on.
  for (let count = 0; count < 200; count += 1) await ask(new Agent(), pages.next().value ?? '', `10.0.0.${count}`);
  for (const _ of [1, 2, 3]) await sample(home, EVERY_MS);
  await untilIdle(portal);
  const quiet = await sample(health, LASTS_MS / 3);
  let isOver = false;
  const asked = crowd(pages, () => isOver);
  const [healthy, shown] = await Promise.all([sample(health, LASTS_MS), sample(home, LASTS_MS)]);
  isOver = true;
  const statuses = await asked;
  const count = (status: number) => statuses.filter((each) => each === status).length;
  const note = `${CONNECTIONS} connections: ${count(200)} pages made, ${count(503)} refused of ${statuses.length}`;
  return [
    { name: 'limits.healthz.p50', value: pick(healthy, 0.5), unit: 'ms', note },
    { name: 'limits.healthz.p99', value: pick(healthy, 0.99), unit: 'ms', budget: { most: 100 } },
    { name: 'limits.healthz.ratio', value: pick(healthy, 0.99) / pick(quiet, 0.99), unit: '× quiet' },
    { name: 'limits.home.p99', value: pick(shown, 0.99), unit: 'ms', note: 'a kept page for somebody else' },
    { name: 'quiet.healthz.p99', value: pick(quiet, 0.99), unit: 'ms', note: 'yardstick: nobody else asks' },
  ];
}

/** Latency for others while one address requests the most expensive pages over sixteen connections. */
export const limits: Measurement = {
  name: 'limits',
  measure: async (log) => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    log('starting a portal with a demo run');
    const settings = { DATA_DIR: folder, CLOCK: '2026-08-03T07:10:00+07:00!', TRUST_PROXY: '1' };
    const portal = await startProgram('scripts/start.ts', settings);
    try {
      return await measurePortal(portal);
    } finally {
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
