import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import { evaluateRules } from '../../apps/portal/src/features/alerts/evaluate/evaluate-rules.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';
import { startMakingDemo } from '../../apps/portal/src/roles/ingest/demo-cycle.ts';
import { startPortal } from '../../test/journeys/start-portal.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median, percentile } from '../measure/median.ts';
import { listPages, NOW_PAGE } from '../server/list-pages.ts';
import { type PortalProcess, startProgram, untilIdle } from '../server/portal-process.ts';
import { ask, type Wanted } from '../server/request.ts';
import type { EvaluationOrder } from './evaluate-on-thread.ts';
import { EVERY_KIND, fillRules } from './fill-rules.ts';
import { openEvaluation } from './open-evaluation.ts';

const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
/** Before and after a run of the demo is published, on a rainy afternoon. */
const BEFORE = '2026-08-03T12:55:00+07:00';
const AFTER = '2026-08-03T13:05:00+07:00';
const RULES = 100_000;
const EVALUATIONS = 6;
/** Interval of visitors' cold pages. */
const PACE_MS = 40;
const QUIET_PAGES = 300;

const toSeconds = (moment: string): number => Date.parse(moment) / 1000;

/** Compares all rules, as a freshly started worker. */
async function evaluateAt(database: Database, dataDir: string, now: number) {
  const { needs, close } = openEvaluation(database, dataDir, { now });
  try {
    await needs.rules.refresh();
    const started = performance.now();
    const found = await evaluateRules(needs, { now, kinds: new Set(RULE_KINDS) });
    return { seconds: (performance.now() - started) / 1000, ...found };
  } finally {
    close();
  }
}

async function measureNewRun(database: Database, dataDir: string, log: (line: string) => void): Promise<Figure> {
  log(`storing ${RULES} rules`);
  await fillRules(database, RULES, EVERY_KIND);
  const before = await evaluateAt(database, dataDir, toSeconds(BEFORE));
  log(`before the run: ${before.seconds.toFixed(2)} s, ${before.messages} messages`);
  await startMakingDemo({ dataDir, now: toSeconds(AFTER) }, () => undefined).done;
  const { seconds, watches, candidates, asked, places, messages } = await evaluateAt(
    database,
    dataDir,
    toSeconds(AFTER),
  );
  const note = `${watches} rules of every kind, ${candidates} candidates, ${asked} asked, ${places} cells, ${messages} messages`;
  log(`after it: ${seconds.toFixed(2)} s, ${note}`);
  return { name: 'alert-runs.run', value: seconds, unit: 's', budget: { most: 5 }, note };
}

/** Requests pages at a steady pace while `goesOn` is true. Returns the time of each, milliseconds. */
async function samplePages(pages: Iterator<Wanted>, goesOn: () => boolean): Promise<number[]> {
  const samples: Promise<number>[] = [];
  while (goesOn()) {
    const next = pages.next();
    if (next.done === true) throw new Error('there are no more pages that nobody has asked for');
    const started = performance.now();
    samples.push(ask(next.value).then(() => performance.now() - started));
    await sleep(PACE_MS);
  }
  return Promise.all(samples);
}

/** Latency of pages of a portal alone, and next to a worker that evaluates without a pause. */
async function measurePages(portal: PortalProcess, order: EvaluationOrder): Promise<Figure[]> {
  await untilIdle(portal);
  const pages = listPages(portal.address, NOW_PAGE)[Symbol.iterator]();
  let asked = 0;
  await samplePages(pages, () => asked++ < QUIET_PAGES);
  asked = 0;
  const quiet = await samplePages(pages, () => asked++ < QUIET_PAGES);
  const worker = new Worker(new URL('./evaluate-on-thread.ts', import.meta.url), { workerData: order });
  const seconds: number[] = [];
  const begins = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: { readonly kind: string; readonly seconds?: number }) => {
      if (message.kind === 'begins') resolve();
      else seconds.push(message.seconds ?? Number.NaN);
    });
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  await begins;
  const beside = await samplePages(pages, () => seconds.length < EVALUATIONS);
  worker.postMessage('stop');
  await ended;
  const note = `${beside.length} cold pages beside ${seconds.length} evaluations of ${median(seconds).toFixed(2)} s`;
  const figure = (name: string, value: number, note?: string): Figure => ({
    name: `alert-runs.pages.${name}`,
    value,
    unit: 'ms',
    ...(note === undefined ? {} : { note }),
  });
  return [
    figure('quiet', median(quiet), `${quiet.length} cold pages, median`),
    figure('beside', median(beside), note),
    figure('quiet.p95', percentile(quiet, 0.95)),
    figure('beside.p95', percentile(beside, 0.95)),
    { name: 'alert-runs.pages.ratio', value: median(beside) / median(quiet), unit: '', budget: { most: 1.25 } },
  ];
}

/** A new run against a hundred thousand rules of every kind, and its effect on visitors. */
export const alertRuns: Measurement = {
  name: 'alert-runs',
  measure: async (log) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-alert-runs-'));
    try {
      log('making demo weather');
      await (await startPortal({ DATA_DIR: dataDir, CLOCK: `${BEFORE}!` })).stop();
      const options = { url: null, dataDir, migrations: MIGRATIONS, warn: log };
      const run = await withDatabase(options, (database) => measureNewRun(database, dataDir, log));
      const settings = { DATA_DIR: dataDir, CLOCK: `${AFTER}!`, DEMO: 'on', TRUST_PROXY: '1' };
      const portal = await startProgram('scripts/start.ts', settings, ['--roles=web']);
      try {
        return [run, ...(await measurePages(portal, { dataDir, now: toSeconds(AFTER) }))];
      } finally {
        await portal.stop();
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    }
  },
};
