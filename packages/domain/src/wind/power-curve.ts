/** A point of a power curve: wind at hub height in air of 1.225 kg/m³, and the power of one turbine. */
export interface CurvePoint {
  readonly speedMs: number;
  readonly powerKw: number;
}

/** The power curve of a client's turbine: ascending speeds, at least three points. */
export interface PowerCurve {
  readonly points: readonly CurvePoint[];
  /** Rated power of the turbine, kW. */
  readonly ratedKw: number;
  /** The turbine stops from this wind on, m/s. */
  readonly cutOutMs: number;
  /** After a storm stop it restarts below this, m/s; equal to `cutOutMs` without hysteresis. */
  readonly restartMs: number;
}

/** Faults of a power curve. */
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

/** A fault of a curve and its row, counted from 0; null if it concerns the whole curve. */
export interface CurveError {
  readonly row: number | null;
  readonly fault: CurveFault;
}

/** Input of a curve: absent values are derived from the points. */
export interface CurveInput {
  readonly points: readonly CurvePoint[];
  readonly ratedKw?: number | undefined;
  readonly cutOutMs?: number | undefined;
  readonly restartMs?: number | undefined;
}

const LEAST_POINTS = 3;
const MOST_POINTS = 200;
const FASTEST_MS = 60;
/** Points farther apart say too little about the range between. */
const WIDEST_GAP_MS = 5;
/** On the plateau two points suffice: data sheets give only 12 and 25 m/s. */
const PLATEAU = 0.98;
/** Plausible rated powers of wind farm turbines, kW: values below are in MW, above in W (our own). */
const LIKELY_KW = { least: 30, most: 40_000 } as const;
/** Tolerance: a table may exceed the nominal power by rounding. */
const RATED_ROOM = 1.05;
/** Default hysteresis: restart at 22 after a cut-out of 25 m/s (domain.md §6.6). */
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

/** Whether a point and the previous one both lie on the plateau of the curve. */
function isPlateau(points: readonly CurvePoint[], row: number): boolean {
  const most = points.reduce((highest, { powerKw }) => Math.max(highest, powerKw), 0);
  const [before, here] = [points[row - 1]?.powerKw ?? 0, points[row]?.powerKw ?? 0];
  return most > 0 && Math.min(before, here) >= PLATEAU * most;
}

/**
 * Reads a client's curve (domain.md §6.6). With faults there is no curve: `errors` has every faulty row with its first
 * fault, in order. Speeds must ascend by at most 5 m/s except on the plateau; powers must not be negative or above the
 * rated power; defaults: cut-out is the last speed of the table, restart 3 m/s below it.
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
 * Power of one running turbine, kW: linear between two points of the table; zero below its first speed and from the
 * cut-out on;
 * between the last speed and a higher cut-out the last power.
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

/** Speeds of the illustration, m/s: cut-in, rated, cut-out and restart (domain.md §6.7). */
export const ILLUSTRATION_MS = { cutIn: 3, rated: 12, cutOut: 25, restart: 22 } as const;

/**
 * Share of rated power, 0 to 1, of a generic turbine: (v³ − 3³) / (12³ − 3³) between 3 and 12 m/s, full up to 25 m/s,
 * zero beyond (domain.md §6.7). Only an illustration, never a client's turbine.
 */
export function shareOfIllustration(speedMs: number): number {
  const { cutIn, rated, cutOut } = ILLUSTRATION_MS;
  if (speedMs < cutIn || speedMs >= cutOut) return 0;
  return speedMs >= rated ? 1 : (speedMs ** 3 - cutIn ** 3) / (rated ** 3 - cutIn ** 3);
}
