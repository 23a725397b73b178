import type { SearchPoint } from './parameter-space.ts';

/** A tested point with the value of the criterion; −∞ if it has none. */
export interface Tried {
  readonly point: SearchPoint;
  readonly score: number;
}

/** Callbacks of the surrounding search. */
export interface ClimbTools<Progress> {
  /** Runs the model at a point, clamped to its ranges. */
  readonly measure: (point: readonly number[]) => Tried;
  /** Value to yield after each run. */
  readonly report: () => Progress;
}

/** Size of the initial simplex, size at convergence, and limit of runs. */
export interface ClimbLimits {
  readonly reach: number;
  readonly least: number;
  readonly runs: number;
}

/** Corners of a simplex in four dimensions. */
const CORNERS = 5;

/**
 * Climbs from a point with a simplex of five points (Nelder and Mead 1965: reflect 1, expand 2, contract ½, shrink ½),
 * which also follows the narrow, bent ridges of X1 and X2. Yields after each run of the model; a shrink may exceed the
 * limit of runs by four.
 */
export function* climbSimplex<Progress>(
  start: Tried,
  { measure, report }: ClimbTools<Progress>,
  { reach, least, runs }: ClimbLimits,
): Generator<Progress, Tried> {
  let left = runs;
  const corners: Tried[] = [start];
  for (let at = 0; at < CORNERS - 1; at++) {
    corners.push(measure(start.point.map((value, index) => (index === at ? value + reach : value))));
    left--;
    yield report();
  }
  for (;;) {
    corners.sort((a, b) => b.score - a.score);
    const [best, worst] = [corners[0] as Tried, corners[CORNERS - 1] as Tried];
    if (left <= 0 || sizeOf(corners) < least) return best;
    const middle = best.point.map(
      (_, at) => corners.slice(0, -1).reduce((sum, { point }) => sum + (point[at] as number), 0) / (CORNERS - 1),
    );
    const beyond = (factor: number): Tried => {
      left--;
      return measure(middle.map((value, at) => value + factor * (value - (worst.point[at] as number))));
    };
    const reflected = beyond(1);
    yield report();
    let replacement = reflected;
    if (reflected.score > best.score) {
      const expanded = beyond(2);
      yield report();
      if (expanded.score > reflected.score) replacement = expanded;
    } else if (reflected.score <= (corners[CORNERS - 2] as Tried).score) {
      const contracted = beyond(reflected.score > worst.score ? 0.5 : -0.5);
      yield report();
      replacement = contracted;
    }
    if (replacement.score > worst.score) {
      corners[CORNERS - 1] = replacement;
      continue;
    }
    for (let at = 1; at < CORNERS; at++) {
      const { point } = corners[at] as Tried;
      corners[at] = measure(point.map((value, index) => (value + (best.point[index] as number)) / 2));
      left--;
      yield report();
    }
  }
}

/** Greatest distance from the best corner along one parameter. */
function sizeOf(corners: readonly Tried[]): number {
  const [best] = corners;
  return Math.max(
    ...corners.flatMap(({ point }) =>
      point.map((value, at) => Math.abs(value - ((best as Tried).point[at] as number))),
    ),
  );
}
