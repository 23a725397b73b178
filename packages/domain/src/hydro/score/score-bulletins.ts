import { scoreFlow } from './flow-score.ts';

/** A bulletin's forecast for a day with the observation: daily rain in mm, or mean inflow in m³/s. Null is unknown. */
export interface ScoredDay {
  readonly kind: 'rain' | 'flow';
  /** 1: the day after that of the bulletin. */
  readonly leadDays: number;
  readonly forecast: number;
  readonly observed: number;
  /** Persistence: the last measurement before the bulletin. */
  readonly persistence: number | null;
  /** Climatology: the mean of the month in the operator's records. */
  readonly climatology: number | null;
  /** Scf of the lead (TT 42/2017 Art. 11), m³/s. */
  readonly permissible: number | null;
  /** Share of the day's hours observed by radar, 0…1. */
  readonly radarPart: number | null;
}

/** Scores of bulletins at one lead. All amounts in mm, or m³/s. */
export interface BulletinScore {
  readonly kind: ScoredDay['kind'];
  readonly leadDays: number;
  /** Bulletins that were compared. */
  readonly pairs: number;
  /** False for fewer than 20: too few for a statement (domain.md §7.8.7). */
  readonly isEnough: boolean;
  /** Mean absolute error. */
  readonly mae: number;
  /** Mean of forecast − observation. */
  readonly meanError: number;
  /** Nash–Sutcliffe efficiency; null if the observation is constant. */
  readonly nse: number | null;
  /** Mean absolute error of persistence, and of climatology; null if either lacks one of the days. */
  readonly heldMae: number | null;
  readonly usualMae: number | null;
  /** Per cent within the permissible error; null if there is none. */
  readonly withinPercent: number | null;
  /** Per cent of the hours observed by radar; null for inflow, which its operator measured. */
  readonly radarPercent: number | null;
}

const LEAST_PAIRS = 20;

/** Mean absolute error of a reference, if it has all days. */
function findReferenceMae(days: readonly ScoredDay[], read: (day: ScoredDay) => number | null): number | null {
  const values = days.map(read);
  if (values.includes(null)) return null;
  return scoreFlow(
    values.map((value) => value ?? NaN),
    days.map(({ observed }) => observed),
  ).mae;
}

function findMean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function scoreLead(days: readonly ScoredDay[], { kind, leadDays }: ScoredDay): BulletinScore {
  const score = scoreFlow(
    days.map(({ forecast }) => forecast),
    days.map(({ observed }) => observed),
  );
  const within = findMean(
    days.map(({ forecast, observed, permissible }) =>
      permissible === null ? null : Number(Math.abs(forecast - observed) <= permissible),
    ),
  );
  const radar = findMean(days.map(({ radarPart }) => radarPart));
  return {
    kind,
    leadDays,
    pairs: days.length,
    isEnough: days.length >= LEAST_PAIRS,
    mae: score.mae ?? 0,
    meanError: findMean(days.map(({ forecast, observed }) => forecast - observed)) ?? 0,
    nse: score.nse,
    heldMae: findReferenceMae(days, ({ persistence }) => persistence),
    usualMae: findReferenceMae(days, ({ climatology }) => climatology),
    withinPercent: within === null ? null : 100 * within,
    radarPercent: radar === null ? null : 100 * radar,
  };
}

/**
 * Scores bulletins by kind and lead, rain and short leads first, compared with persistence and climatology on the same
 * days.
 */
export function scoreBulletins(days: readonly ScoredDay[]): readonly BulletinScore[] {
  const groups = Map.groupBy(
    days,
    ({ kind, leadDays }) => `${kind === 'rain' ? 0 : 1} ${String(leadDays).padStart(3, '0')}`,
  );
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => (group[0] === undefined ? [] : [scoreLead(group, group[0])]));
}
