import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { findHourPlans } from '#steps/hour-plan.ts';
import type { StoredRun } from '#store/stored-run.ts';
import { VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';
import { hasHour } from './hour-field.ts';

const HOURS_PER_DAY = 24;

/** Which run speaks for which hour of a day. */
export interface HourChoice {
  readonly dayAt: EpochSeconds;
  /** The runs that speak for any hour, the newest first. */
  readonly runs: readonly StoredRun[];
  /** Per variable and clock hour 0–23 the run that has it, null where none does or the hour is not over. */
  readonly byVariable: ReadonlyMap<VariableName, readonly (StoredRun | null)[]>;
}

/** For each hour of a day that is over, per variable, the newest run that has it; `runs` are the newest first. */
export function choosePastHours(runs: readonly StoredRun[], dayAt: EpochSeconds, now: EpochSeconds): HourChoice {
  const over = Math.min(Math.max(Math.floor((now - dayAt) / HOUR_SECONDS), 0), HOURS_PER_DAY);
  const byVariable = new Map<VariableName, readonly (StoredRun | null)[]>();
  const used = new Set<StoredRun>();
  for (const name of VARIABLE_NAMES) {
    const hours = Array.from({ length: HOURS_PER_DAY }, (_, hour) =>
      hour < over ? findRun(runs, name, dayAt, hour) : null,
    );
    if (hours.every((run) => run === null)) continue;
    byVariable.set(name, hours);
    for (const run of hours) if (run !== null) used.add(run);
  }
  return { dayAt, runs: runs.filter((run) => used.has(run)), byVariable };
}

function findRun(runs: readonly StoredRun[], name: VariableName, dayAt: EpochSeconds, hour: number): StoredRun | null {
  for (const run of runs) {
    const variable = run.variables.get(name);
    if (variable === undefined) continue;
    const plan = findHourPlans(run, dayAt, HOURS_PER_DAY)[variable.index];
    if (plan !== undefined && hasHour(plan, hour)) return run;
  }
  return null;
}
