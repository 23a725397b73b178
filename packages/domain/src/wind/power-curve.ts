/** A point of a power curve: wind at hub height in air of 1.225 kg/m³, and the power of one turbine. */
export interface CurvePoint {
  readonly speedMs: number;
  readonly powerKw: number;
}

/** The power curve of a client's turbine: rising speeds, at least three points. */
export interface PowerCurve {
  readonly points: readonly CurvePoint[];
  /** The most that the turbine gives, kW. */
  readonly ratedKw: number;
  /** From this wind on the turbine stands still, m/s. */
  readonly cutOutMs: number;
  /** Once stopped by strong wind it starts again below this, m/s; equal to `cutOutMs` where there is no hysteresis. */
  readonly restartMs: number;
}

/** What may be wrong with a power curve. */
export type CurveFault =
  | 'fewPoints'
  | 'manyPoints'
  | 'notRising'
  | 'duplicate'
  | 'gap'
  | 'negativeSpeed'
  | 'negativePower'
  | 'tooFast'
  | 'noPower'
  | 'unlikelyPower'
  | 'aboveRated'
  | 'cutOutInside'
  | 'restartAbove';

/** A fault of a curve and the row that it stands in, counted from 0; null where it is of the whole. */
export interface CurveError {
  readonly row: number | null;
  readonly fault: CurveFault;
}

/** A curve as it comes: what is left out follows from the points. */
export interface CurveInput {
  readonly points: readonly CurvePoint[];
  readonly ratedKw?: number | undefined;
  readonly cutOutMs?: number | undefined;
  readonly restartMs?: number | undefined;
}

const LEAST_POINTS = 3;
const MOST_POINTS = 200;
const FASTEST_MS = 60;
/** Points further apart say too little of what lies between. */
const WIDEST_GAP_MS = 5;
/** Where the power stays that of the plateau, two points say enough: data sheets write 12 and 25 m/s only. */
const PLATEAU = 0.98;
/** Rated powers of turbines of farms, kW: below are those of turbines in MW, above those in W (ours). */
const LIKELY_KW = { least: 30, most: 40_000 } as const;
/** A table may exceed the name of its turbine by its rounding. */
const RATED_ROOM = 1.05;
/** Below the cut-out by this the turbine starts again where the client gives nothing else: 22 of 25 m/s (domain.md §6.6). */
const DEFAULT_HYSTERESIS_MS = 3;

function checkPoint(points: readonly CurvePoint[], row: number, ratedKw: number | undefined): CurveFault | null {
  const { speedMs, powerKw } = points[row] as CurvePoint;
  const before = points[row - 1]?.speedMs;
  if (speedMs < 0) return 'negativeSpeed';
  if (speedMs > FASTEST_MS) return 'tooFast';
  if (powerKw < 0) return 'negativePower';
  if (ratedKw !== undefined && powerKw > ratedKw * RATED_ROOM) return 'aboveRated';
  if (before === undefined || speedMs - before <= 0) {
    if (before === undefined) return null;
    return speedMs === before ? 'duplicate' : 'notRising';
  }
  return speedMs - before > WIDEST_GAP_MS && !isPlateau(points, row) ? 'gap' : null;
}

/** Whether a point and the one before it both lie on the flat end of the curve. */
function isPlateau(points: readonly CurvePoint[], row: number): boolean {
  const most = points.reduce((highest, { powerKw }) => Math.max(highest, powerKw), 0);
  const [before, here] = [points[row - 1]?.powerKw ?? 0, points[row]?.powerKw ?? 0];
  return most > 0 && Math.min(before, here) >= PLATEAU * most;
}

/**
 * Reads a client's curve (domain.md §6.6). With faults there is no curve, with none there is: `errors` has every row that is wrong
 * with its first fault, in order. Speeds have to rise by 5 m/s at the most but on the plateau, powers not to be negative nor above the rated power;
 * cut-out is the last speed of the table, restart 3 m/s below it, unless given.
 */
export function readCurve(input: CurveInput): {
  readonly curve: PowerCurve | null;
  readonly errors: readonly CurveError[];
} {
  const { points, ratedKw } = input;
  const errors: CurveError[] = points.flatMap((_, row) => {
    const fault = checkPoint(points, row, ratedKw);
    return fault === null ? [] : [{ row, fault }];
  });
  const whole = (fault: CurveFault): number => errors.push({ row: null, fault });
  const last = points.at(-1)?.speedMs ?? 0;
  const most = points.reduce((highest, { powerKw }) => Math.max(highest, powerKw), 0);
  if (points.length < LEAST_POINTS) whole('fewPoints');
  if (points.length > MOST_POINTS) whole('manyPoints');
  if (most <= 0) whole('noPower');
  else if (errors.length === 0 && (most < LIKELY_KW.least || most > LIKELY_KW.most)) whole('unlikelyPower');
  const cutOutMs = input.cutOutMs ?? last;
  if (cutOutMs < last) whole('cutOutInside');
  const restartMs = input.restartMs ?? Math.max(0, cutOutMs - DEFAULT_HYSTERESIS_MS);
  if (restartMs > cutOutMs) whole('restartAbove');
  if (errors.length > 0) return { curve: null, errors };
  return { curve: { points, ratedKw: ratedKw ?? most, cutOutMs, restartMs }, errors };
}

/**
 * Power of one running turbine, kW: between two points of the table on the straight line; none below its first speed; at and
 * above the cut-out none; between the last speed and a later cut-out the last power.
 */
export function powerOfTurbine(
  { points, cutOutMs }: Omit<PowerCurve, 'ratedKw' | 'restartMs'>,
  speedMs: number,
): number {
  const [first] = points;
  if (first === undefined || speedMs < first.speedMs || speedMs >= cutOutMs) return 0;
  const after = points.findIndex((point) => point.speedMs > speedMs);
  if (after === -1) return points.at(-1)?.powerKw ?? 0;
  const low = points[after - 1] as CurvePoint;
  const high = points[after] as CurvePoint;
  const share = (speedMs - low.speedMs) / (high.speedMs - low.speedMs);
  return low.powerKw + share * (high.powerKw - low.powerKw);
}

/** Speeds of the illustration, m/s: cut-in, rated, cut-out, and where it starts again (domain.md §6.7). */
export const ILLUSTRATION_MS = { cutIn: 3, rated: 12, cutOut: 25, restart: 22 } as const;

/**
 * Share of rated power, 0 to 1, of no turbine in particular: (v³ − 3³) / (12³ − 3³) between 3 and 12 m/s, full up to 25 m/s, none
 * beyond (domain.md §6.7). Shown as an illustration only, never as a client's turbine.
 */
export function shareOfIllustration(speedMs: number): number {
  const { cutIn, rated, cutOut } = ILLUSTRATION_MS;
  if (speedMs < cutIn || speedMs >= cutOut) return 0;
  return speedMs >= rated ? 1 : (speedMs ** 3 - cutIn ** 3) / (rated ** 3 - cutIn ** 3);
}
