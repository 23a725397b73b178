import type { Gr4Params } from '#hydro/model/gr4-model.ts';
import { scoreFlow } from '#hydro/score/flow-score.ts';
import type { CalibrationInput, StepSpan } from './calibration-input.ts';
import { type ClimbLimits, climbSimplex, type Tried } from './climb-simplex.ts';
import { clampPoint, type SearchPoint, screenPoint, toParams } from './parameter-space.ts';
import { simulateFlow } from './simulate-flow.ts';

/** What a fit maximizes. */
export type Criterion = 'nse' | 'kge';

/** Progress of a search, after each run of the model. */
export interface SearchProgress {
  readonly runs: number;
  /** Most runs of the search. */
  readonly mostRuns: number;
  /** Best value of the criterion so far; null before the first. */
  readonly best: number | null;
}

const SCREENED = 240;
/** Starts of the local search: the best screened points that are not close to each other. */
const STARTS = 5;
const NEAR = 0.8;
const LOCAL: ClimbLimits = { reach: 0.4, least: 0.01, runs: 120 };
/** The last climbs restart from the best point: a simplex may have collapsed too early. */
const LAST_CLIMBS: readonly ClimbLimits[] = [
  { reach: 0.3, least: 0.001, runs: 150 },
  { reach: -0.1, least: 0.001, runs: 150 },
];
/** Most model runs of a search. */
const MOST_RUNS =
  SCREENED + [...Array<ClimbLimits>(STARTS).fill(LOCAL), ...LAST_CLIMBS].reduce((sum, { runs }) => sum + runs + 5, 0);

/**
 * Finds the parameters that maximize the criterion on a span: screens 240 points of the typical range, climbs from the
 * five best that are apart, and twice from the best of those. Deterministic. Yields after each run of the model, so
 * that a job can report, let other work run, and stop.
 */
export function* searchParameters(
  input: CalibrationInput,
  span: StepSpan,
  criterion: Criterion,
): Generator<SearchProgress, Gr4Params> {
  const flowMm = new Float64Array(input.flowMm.length);
  let [runs, highest] = [0, -Infinity];
  const report = (): SearchProgress => ({ runs, mostRuns: MOST_RUNS, best: Number.isFinite(highest) ? highest : null });
  const measure = (anywhere: readonly number[]): Tried => {
    const point = clampPoint(input.step, anywhere);
    simulateFlow(input, toParams(point), span.to, flowMm);
    const score = scoreFlow(flowMm, input.flowMm, span.from, span.to)[criterion] ?? -Infinity;
    runs++;
    highest = Math.max(highest, score);
    return { point, score };
  };
  const screened: Tried[] = [];
  for (let index = 0; index < SCREENED; index++) {
    screened.push(measure(screenPoint(input.step, index)));
    yield report();
  }
  const ends: Tried[] = [];
  for (const start of listStarts(screened)) ends.push(yield* climbSimplex(start, { measure, report }, LOCAL));
  let best = ends.reduce((a, b) => (b.score > a.score ? b : a));
  for (const limits of LAST_CLIMBS) best = yield* climbSimplex(best, { measure, report }, limits);
  return toParams(best.point);
}

/** The best screened points, each at a distance from better ones. */
function listStarts(screened: readonly Tried[]): readonly Tried[] {
  const starts: Tried[] = [];
  for (const tried of screened.toSorted((a, b) => b.score - a.score)) {
    const isApart = starts.every(({ point }) => distance(point, tried.point) > NEAR);
    if (isApart) starts.push(tried);
    if (starts.length === STARTS) break;
  }
  return starts;
}

function distance(a: SearchPoint, b: SearchPoint): number {
  return Math.hypot(...a.map((value, at) => value - (b[at] as number)));
}
