import { isStop, type WorkGate } from '#safety/work-gate.ts';

/** What a limit of outdoor work speaks of. Units in the names; `thunder` is 0 none, 1 possible, 2 likely, 3 observed. */
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

/** One hour at a site; null, or left out, is unknown. */
export type SiteHour = Readonly<Partial<Record<SiteQuantity, number | null>>>;

/**
 * A limit of outdoor work. `most`: the value must not be above `limit`, and above `near` it comes close; `least`: it must
 * not be below `limit`, and below `near` it comes close.
 */
export interface SiteLimit {
  readonly quantity: SiteQuantity;
  readonly side: 'most' | 'least';
  readonly limit: number;
  readonly near: number;
}

/** Whether work stands: `good` it does, `consider` a value comes close to its limit, `avoid` a value is beyond it. */
export type SiteVerdict = 'good' | 'consider' | 'avoid';

/** Verdict of one value, null where it is unknown. */
export function assessValue({ side, limit, near }: SiteLimit, value: number | null | undefined): SiteVerdict | null {
  if (value === null || value === undefined) return null;
  const isBeyond = (edge: number): boolean => (side === 'most' ? value > edge : value < edge);
  if (isBeyond(limit)) return 'avoid';
  return isBeyond(near) ? 'consider' : 'good';
}

/** A value of some hours with what a limit says of it: never one without the other, never one text. */
interface JudgedValue {
  /** In the unit of the limit's quantity; null where no hour is known. */
  readonly value: number | null;
  readonly verdict: SiteVerdict | null;
}

/** The value of the hours that comes nearest to a limit or goes farthest beyond it, with its verdict. */
export function assessWorst(limit: SiteLimit, hours: readonly SiteHour[]): JudgedValue {
  const values = hours.flatMap((hour) => hour[limit.quantity] ?? []);
  if (values.length === 0) return { value: null, verdict: null };
  const value = limit.side === 'most' ? Math.max(...values) : Math.min(...values);
  return { value, verdict: assessValue(limit, value) };
}

/**
 * Verdict of an hour under all limits of a kind of work: the worst of them. A value beyond its limit decides whatever else
 * is unknown; otherwise an unknown value leaves the verdict unknown, null (domain.md §6.10: every limit has to hold). Above all
 * limits stands the gate of the hour: a warning or thunder stops every kind of work; after a warning no hour is judged; rain at this minute, for which some kinds
 * have a limit of their own, and possible thunder leave no hour wholly within its limits.
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

/** Gust of 3 s at hook height over the sea, m/s, from the mean wind there: v·(1 + 3·Iu) with Iu 0.08 (domain.md §6.13). */
export function estimateHookGust(hookWindMs: number | null): number | null {
  return hookWindMs === null ? null : hookWindMs * 1.24;
}

/** Hours in a row, by their indices; `to` is not included. */
export interface HourRun {
  readonly from: number;
  readonly to: number;
}

/** When work stops and when it is possible over some hours: every run of each, in order. Unknown hours are in neither. */
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
