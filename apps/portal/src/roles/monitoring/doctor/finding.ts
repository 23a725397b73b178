import type { PartState, Parts } from '#platform/http/health.ts';

/** Result of one check of the doctor. */
export interface Finding {
  readonly check: string;
  readonly level: 'ok' | 'warning' | 'fault';
  readonly line: string;
  /** What the operator does about it; null: nothing. */
  readonly todo: string | null;
}

export const ok = (check: string, line: string): Finding => ({ check, level: 'ok', line, todo: null });

export const warn = (check: string, line: string, todo: string | null): Finding => ({
  check,
  level: 'warning',
  line,
  todo,
});

export const fault = (check: string, line: string, todo: string): Finding => ({ check, level: 'fault', line, todo });

/** What to do about a part of `/readyz` that is not well. */
const PART_TODOS: Readonly<Record<string, string>> = {
  alertSources: 'docs/data/warnings.md says how to add a source',
  currentRun: 'portal -- sources shows the last error of each source',
  database: 'start PostgreSQL, or correct DATABASE_URL',
  disk: 'free disk space; no restart is needed',
  jobs: 'portal -- jobs lists the last failures; start a worker if none runs',
  radar: 'check RADAR_PATH or SOURCE_RADAR_URL; pages use the model meanwhile',
  satelliteRain: 'nothing: it is used again once it has skill',
  sharing: 'check that BLOB_STORE is mounted and that a process with this DATA_DIR runs',
  sources: 'portal -- doctor --probe asks the providers',
  storedData: 'portal -- runs --verify names the file: check the disk',
};

function toFinding(check: string, part: string, { ready, degraded, detail }: PartState): Finding {
  if (ready && degraded !== true) return ok(check, detail);
  const todo = PART_TODOS[part] ?? 'see /readyz';
  return ready ? warn(check, detail, todo) : fault(check, detail, todo);
}

/** Parts of `/readyz` as findings: one truth for both. */
export const checkParts = (parts: Parts): Finding[] =>
  Object.entries(parts).map(([name, ask]) => toFinding(name, name, ask()));

/** States that a running portal reports about itself, except the parts that were checked here. */
export const listReported = (states: Readonly<Record<string, PartState>>, checked: readonly string[]): Finding[] =>
  Object.entries(states)
    .filter(([name]) => !checked.includes(name))
    .map(([name, state]) => toFinding(`portal ${name}`, name, state));
