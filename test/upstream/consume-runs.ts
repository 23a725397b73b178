import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fetchRun } from '../../packages/forecast/src/sources/schedule/fetch-run.ts';
import type { Source } from '../../packages/forecast/src/sources/schedule/source.ts';
import { readSourceStatus } from '../../packages/forecast/src/sources/schedule/source-status.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import { listDamagedFiles } from '../../packages/forecast/src/store/verify-run.ts';
import { type Consumer, PLAYED_NOW, type TrialOptions } from './played-provider.ts';

const LONGEST_MS = 60_000;

/** A published run in one line. */
export const toItem = (source: string, runAt: number, steps: number) => `${source} ${runAt}: ${steps} steps`;

/** Fetches a source's run as the schedule does; each piece is tried once. */
export function consumeRuns(source: Source, runAt: number, { dataDir, signal, silenceMs }: TrialOptions): Consumer {
  const lines: string[] = [];
  const publishedAt = PLAYED_NOW;
  const policy = { tries: 1, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 };
  return {
    async pull() {
      const outcome = await fetchRun({
        ...{ dataDir, source, runAt, signal, scheduled: true, retryPolicy: policy },
        ...{ now: () => publishedAt, random: () => 0.5, silenceMs, longestMs: LONGEST_MS },
      });
      if (outcome.kind !== 'failed') return;
      const { trouble } = readSourceStatus(dataDir, source.name);
      lines.push(trouble?.line === outcome.line ? outcome.line : 'the status does not say so');
    },
    async read() {
      const store = openRunStore(dataDir);
      try {
        const runs = store.listRuns().map((run) => toItem(run.source, run.runAt, run.steps));
        return [...runs, ...(await listDamaged(dataDir))];
      } finally {
        store.close();
      }
    },
    drainLines: () => lines.splice(0),
  };
}

/** Files of published runs that are not what they were written as. */
async function listDamaged(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'runs');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  // What is being written has a dot first.
  const manifests = names.filter((name) => basename(name) === 'manifest.json' && !name.startsWith('.'));
  const damaged = await Promise.all(manifests.map((name) => listDamagedFiles(join(folder, dirname(name)))));
  return damaged.flat();
}
