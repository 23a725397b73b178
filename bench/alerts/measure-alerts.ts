import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import { evaluateRules } from '../../apps/portal/src/features/alerts/evaluate/evaluate-rules.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';
import { startPortal } from '../../test/journeys/start-portal.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { EVERYDAY, fillRules } from './fill-rules.ts';
import { openEvaluation } from './open-evaluation.ts';

const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
const CLOCK = '2026-08-03T14:05:00+07:00';
const RULES = 1_000_000;
const STEP_SECONDS = 600;

/** A plain scan of an array of as many rates: close to the fastest possible evaluation. */
function timePlainScan(count: number): number {
  const rates = Float32Array.from({ length: 150_000 }, (_, cell) => (cell * 7) % 13);
  const [cells, thresholds] = [new Int32Array(count), new Float32Array(count)];
  for (let rule = 0; rule < count; rule += 1) {
    cells[rule] = (rule * 7919) % rates.length;
    thresholds[rule] = rule % 20;
  }
  const started = performance.now();
  let met = 0;
  for (let rule = 0; rule < count; rule += 1) {
    for (let lead = 0; lead < 18; lead += 1)
      if ((rates[((cells[rule] as number) + lead) % rates.length] as number) >= (thresholds[rule] as number)) met += 1;
  }
  if (met === 0) throw new Error('nothing was met');
  return performance.now() - started;
}

async function measureRules(database: Database, dataDir: string, log: (line: string) => void): Promise<Figure[]> {
  log(`storing ${RULES} rules`);
  await fillRules(database, RULES, EVERYDAY);
  const clock = { now: Date.parse(CLOCK) / 1000 };
  const { needs, close } = openEvaluation(database, dataDir, clock);
  try {
    const before = performance.now();
    await needs.rules.refresh();
    const readMs = performance.now() - before;
    const rounds: number[] = [];
    const notes: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const started = performance.now();
      const found = await evaluateRules(needs, { now: clock.now, kinds: new Set(RULE_KINDS) });
      rounds.push((performance.now() - started) / 1000);
      notes.push(
        `${found.candidates} candidates, ${found.asked} asked, ${found.places} cells, ${found.messages} messages`,
      );
      log(`round ${round + 1}: ${rounds.at(-1)?.toFixed(2)} s, ${notes.at(-1)}`);
      clock.now += STEP_SECONDS / 2;
    }
    const scanMs = timePlainScan(RULES);
    return [
      {
        name: 'alerts.read',
        value: readMs / 1000,
        unit: 's',
        note: `${needs.rules.index.count()} watches, once a start`,
      },
      { name: 'alerts.first', value: rounds[0] ?? null, unit: 's', note: `nothing told yet: ${notes[0]}` },
      {
        name: 'alerts.nowcast',
        value: Math.min(...rounds.slice(1)),
        unit: 's',
        budget: { most: 5 },
        note: `${notes[1]}; a plain scan of 18 leads ${scanMs.toFixed(0)} ms`,
      },
      { name: 'alerts.memory', value: process.memoryUsage().rss / 1e6, unit: 'MB', budget: { most: 1000 } },
    ];
  } finally {
    close();
  }
}

/** A million rules against a nowcast, from the database to stored messages. */
export const alerts: Measurement = {
  name: 'alerts',
  measure: async (log) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-alerts-'));
    try {
      log('making demo weather');
      await (await startPortal({ DATA_DIR: dataDir, CLOCK: `${CLOCK}!` })).stop();
      const options = { url: null, dataDir, migrations: MIGRATIONS, warn: log };
      return await withDatabase(options, (database) => measureRules(database, dataDir, log));
    } finally {
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    }
  },
};
