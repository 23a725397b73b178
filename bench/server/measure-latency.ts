import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure, Measurement } from '../measure/figure.ts';
import { listPages, NOW_PAGE } from './list-pages.ts';
import { type PortalProcess, startProgram, untilIdle } from './portal-process.ts';
import { ask } from './request.ts';

/** Pages are requested at this pace, whether or not the previous one has arrived. */
const EVERY_MS = 20;
const QUIET_MS = 15_000;
/** The cost of a new frame lies in the seconds before the portal reports its nowcast. */
const NOWCAST_MS = 2000;
/** A demo frame arrives at every tenth minute of the portal's clock, which starts shortly before one. */
const CLOCK = '2026-08-14T14:08:50+07:00';

interface Sample {
  readonly at: number;
  readonly ms: number;
}

interface Pace {
  /** Number of pages already requested before. */
  readonly skipped?: number;
  readonly everyMs?: number;
}

/** Requests location pages, each once and at a steady pace, until stopped. */
export async function sampleUntil(
  portal: PortalProcess,
  ended: () => boolean,
  { skipped = 0, everyMs = EVERY_MS }: Pace = {},
): Promise<Sample[]> {
  const samples: Promise<Sample>[] = [];
  for (const wanted of listPages(portal.address, NOW_PAGE).slice(skipped)) {
    if (ended()) break;
    const at = performance.now();
    samples.push(ask(wanted).then(() => ({ at, ms: performance.now() - at })));
    await sleep(everyMs);
  }
  return Promise.all(samples);
}

/** Median, 95th percentile and maximum of the samples. */
export function toLatencyFigures(name: string, samples: readonly Sample[]): Figure[] {
  const sorted = samples.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const pick = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  const note = `${sorted.length} pages`;
  return [
    { name: `latency.${name}.p50`, value: pick(0.5), unit: 'ms', note },
    { name: `latency.${name}.p95`, value: pick(0.95), unit: 'ms' },
    { name: `latency.${name}.most`, value: pick(1), unit: 'ms' },
  ];
}

async function measurePortal(portal: PortalProcess): Promise<Figure[]> {
  const said = portal.says('nowcast made').then(() => portal.says('nowcast made'));
  await untilIdle(portal);
  let madeAt = Number.POSITIVE_INFINITY;
  void said.then(() => {
    madeAt = performance.now();
  });
  const samples = await sampleUntil(portal, () => performance.now() > madeAt + NOWCAST_MS);
  const beginsAt = madeAt - NOWCAST_MS;
  const quiet = samples.filter(({ at }) => at < beginsAt && at > beginsAt - QUIET_MS);
  const beside = samples.filter(({ at }) => at >= beginsAt && at < madeAt);
  const after = samples.filter(({ at }) => at >= madeAt);
  return [
    ...toLatencyFigures('quiet', quiet),
    ...toLatencyFigures('beside', beside),
    ...toLatencyFigures('after', after),
  ];
}

/** Latency of a page while a nowcast is computed, and while none is, at fifty cold pages per second. */
export const latency: Measurement = {
  name: 'latency',
  measure: async (log) => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    log('starting a portal shortly before a radar frame');
    const portal = await startProgram('scripts/start.ts', { DATA_DIR: folder, CLOCK, TRUST_PROXY: '1' });
    try {
      return await measurePortal(portal);
    } finally {
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
