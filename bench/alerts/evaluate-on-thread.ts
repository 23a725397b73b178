/** An alert worker on a thread: evaluates repeatedly until stopped, and reports how long that takes. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import { evaluateRules } from '../../apps/portal/src/features/alerts/evaluate/evaluate-rules.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';
import { lowerPriority } from '../../apps/portal/src/platform/process/lower-priority.ts';
import { openEvaluation } from './open-evaluation.ts';

export interface EvaluationOrder {
  readonly dataDir: string;
  readonly now: number;
}

// As in a process with only this role.
lowerPriority();
const { dataDir, now } = workerData as EvaluationOrder;
const STEP_SECONDS = 600;
let isOver = false;
parentPort?.on('message', () => {
  isOver = true;
});

const migrations = join(import.meta.dirname, '../../apps/portal/migrations');
await withDatabase({ url: null, dataDir, migrations, warn: () => undefined }, async (database) => {
  const clock = { now };
  const { needs, close } = openEvaluation(database, dataDir, clock);
  await needs.rules.refresh();
  parentPort?.postMessage({ kind: 'begins' });
  for (; !isOver; clock.now += STEP_SECONDS) {
    const started = performance.now();
    await evaluateRules(needs, { now: clock.now, kinds: new Set(RULE_KINDS) });
    parentPort?.postMessage({ kind: 'evaluated', seconds: (performance.now() - started) / 1000 });
  }
  close();
});
parentPort?.close();
