import { isStop, type WorkGate } from '#safety/work-gate.ts';

/** Quantity of an outdoor work limit. Units in the names; `thunder` is 0 none, 1 possible, 2 likely, 3 observed. */
export type SiteQuantity =
  | 'windMs'
  | 'gustMs'
  | 'hookWindMs'
  | 'hookGustMs'
  | 'waveM'
  | 'wavePeriodS'
  | 'visibilityKm'
  | 'thunder'
  | 'rainMm'
  | 'rainChance'
  | 'feelsLikeC'
  | 'uvIndex';

/** One hour at a site; null or absent is unknown. */
export type SiteHour = Readonly<Partial<Record<SiteQuantity, number | null>>>;

/**
 * A limit of outdoor work. `most`: the value must not be above `limit`, and above `near` it is close to it; `least`: it
 * must not be below `limit`, and below `near` it is close to it.
 */
export interface SiteLimit {
  readonly quantity: SiteQuantity;
  readonly side: 'most' | 'least';
  readonly limit: number;
  readonly near: number;
}

/** Verdict of work: `good` within the limits, `consider` close to a limit, `avoid` beyond one. */
export type SiteVerdict = 'good' | 'consider' | 'avoid';

/** Verdict of one value, null if it is unknown. */
export function assessValue({ side, limit, near }: SiteLimit, value: number | null | undefined): SiteVerdict | null {
  if (value === null || value === undefined) return null;
  const isBeyond = (edge: number): boolean => (side === 'most' ? value > edge : value < edge);
  if (isBeyond(limit)) return 'avoid';
  return isBeyond(near) ? 'consider' : 'good';
}

/** A value over several hours with its verdict, which are shown together. */
interface JudgedValue {
  /** In the unit of the limit's quantity; null if no hour is known. */
  readonly value: number | null;
  readonly verdict: SiteVerdict | null;
}

/** The value closest to a limit or farthest beyond it, with its verdict. */
export function assessWorst(limit: SiteLimit, hours: readonly SiteHour[]): JudgedValue {
  const values = hours.flatMap((hour) => hour[limit.quantity] ?? []);
  if (values.length === 0) return { value: null, verdict: null };
  const value = limit.side === 'most' ? Math.max(...values) : Math.min(...values);
  return { value, verdict: assessValue(limit, value) };
}

/**
 * Verdict of an hour under all limits of an activity: the worst of them. A value beyond its limit decides whatever else
 * is unknown; otherwise an unknown value makes the verdict unknown, null (domain.md §6.10: every limit has to hold).
 * The gate of the hour takes precedence over all limits: a warning or thunder stops every activity; after a warning no
 * hour is judged; current rain, for which some activities have their own limit, and possible thunder allow at best
 * `consider`.
 */
export function assessSiteHour(
  limits: readonly SiteLimit[],
  hour: SiteHour,
  gate: WorkGate | null = null,
): SiteVerdict | null {
  if (isStop(gate)) return 'avoid';
  if (gate?.kind === 'afterWarning') return null;
  const verdict = assessByLimits(limits, hour);
  return verdict === 'good' && gate !== null ? 'consider' : verdict;
}

function assessByLimits(limits: readonly SiteLimit[], hour: SiteHour): SiteVerdict | null {
  const verdicts = limits.map((limit) => assessValue(limit, hour[limit.quantity]));
  if (verdicts.includes('avoid')) return 'avoid';
  if (verdicts.includes(null)) return null;
  return verdicts.includes('consider') ? 'consider' : 'good';
}

/** 3 s gust at hook height over the sea, m/s, from the mean wind there: v·(1 + 3·Iu) with Iu 0.08 (domain.md §6.13). */
export function estimateHookGust(hookWindMs: number | null): number | null {
  return hookWindMs === null ? null : hookWindMs * 1.24;
}

/** Consecutive hours by index; `to` is excluded. */
export interface HourRun {
  readonly from: number;
  readonly to: number;
}

/**
 * When work stops and when it is possible over several hours: every run of each, in order. Unknown hours are in
 * neither.
 */
interface WorkRuns {
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
