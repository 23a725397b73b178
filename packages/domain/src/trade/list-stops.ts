import type { SiteVerdict } from './site-limit.ts';

/** Hours in a row, by their indices; `to` is not included. */
export interface HourRun {
  readonly from: number;
  readonly to: number;
}

/** When work stops and when it is possible over some hours: every run of each, in order. Unknown hours are in neither. */
export interface WorkRuns {
  readonly stopped: readonly HourRun[];
  readonly possible: readonly HourRun[];
  readonly hasUnknown: boolean;
}

/** Splits hours into all runs in which work stops, and all in which it is possible. */
export function listStops(verdicts: readonly (SiteVerdict | null)[]): WorkRuns {
  return {
    stopped: listRuns(verdicts, (verdict) => verdict === 'avoid'),
    possible: listRuns(verdicts, (verdict) => verdict === 'good' || verdict === 'consider'),
    hasUnknown: verdicts.includes(null),
  };
}

function listRuns(
  verdicts: readonly (SiteVerdict | null)[],
  isMeant: (verdict: SiteVerdict | null) => boolean,
): HourRun[] {
  const runs: HourRun[] = [];
  let from: number | null = null;
  for (let i = 0; i <= verdicts.length; i++) {
    const verdict = verdicts[i];
    const fits = verdict !== undefined && isMeant(verdict);
    if (fits) from ??= i;
    else if (from !== null) {
      runs.push({ from, to: i });
      from = null;
    }
  }
  return runs;
}
