import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { WindRadii } from '@portal/domain/storm/storm';
import type { BufrSubset, BufrValue } from '#formats/bufr/decode-subsets.ts';
import { AdvisoryError } from './advisory-error.ts';

/** Elements of BUFR table B. */
const ELEMENT = {
  ...{ period: 4024, significance: 8005, pressure: 10_051, wind: 11_012 },
  ...{ threshold: 19_003, bearing: 5021, radius: 19_004 },
} as const;
const LATITUDES = new Set([5001, 5002]);
const LONGITUDES = new Set([6001, 6002]);
/** Code table 0 08 005: what a position is of. */
const STORM_CENTRE = 1;
const ANALYSED_CENTRE = 4;

const MOST_STEPS = 100;
/** Winds that the file states as m/s stand for these of centres. */
const THRESHOLD_KT: ReadonlyMap<number, number> = new Map([
  [18, 34],
  [26, 50],
  [33, 64],
]);
const QUADRANTS = ['ne', 'se', 'sw', 'nw'] as const;

/** One time of a track in a subset. */
export interface TrackStep {
  /** After the run. */
  readonly hours: number;
  /** Null where the model does not have the storm. */
  readonly place: LatLng | null;
  /** hPa. */
  readonly pressure: number | null;
  readonly windMs: number | null;
  readonly radii: readonly WindRadii[];
}

/** A step while it is read; positions by their significance. */
interface OpenStep {
  /** Null where the file leaves it out: the step is then empty. */
  readonly hours: number | null;
  readonly positions: Map<number, { readonly lat: number | null; readonly lng: number | null }>;
  pressure: number | null;
  wind: number | null;
  readonly radii: Map<number, Partial<Record<(typeof QUADRANTS)[number], number>>>;
}

const openStep = (hours: number | null): OpenStep => ({
  ...{ hours, positions: new Map(), pressure: null, wind: null, radii: new Map() },
});

const toNumber = (value: BufrValue): number | null => (typeof value === 'number' ? value : null);

/** Follows the order of the template: what a value is of was said before it. */
function readSteps(subset: BufrSubset): OpenStep[] {
  let step = openStep(0);
  const steps = [step];
  let significance: number | null = null;
  let threshold: number | null = null;
  let quadrant: number | null = null;
  for (const { descriptor, value } of subset) {
    const number = toNumber(value);
    const place = step.positions.get(significance ?? 0) ?? { lat: null, lng: null };
    if (descriptor === ELEMENT.period) {
      if (steps.length >= MOST_STEPS) throw new AdvisoryError(`has more than ${MOST_STEPS} times`);
      step = openStep(number);
      steps.push(step);
      significance = null;
      threshold = null;
    } else if (descriptor === ELEMENT.significance) significance = number;
    else if (LATITUDES.has(descriptor)) step.positions.set(significance ?? 0, { ...place, lat: number });
    else if (LONGITUDES.has(descriptor)) step.positions.set(significance ?? 0, { ...place, lng: number });
    else if (descriptor === ELEMENT.pressure) step.pressure = number;
    else if (descriptor === ELEMENT.wind) step.wind = number;
    else if (descriptor === ELEMENT.threshold) threshold = number;
    // Two bearings bound a quadrant; the first tells which.
    else if (descriptor === ELEMENT.bearing) quadrant ??= number;
    else if (descriptor === ELEMENT.radius) {
      noteRadius(step, threshold, quadrant, number);
      quadrant = null;
    }
  }
  return steps;
}

function noteRadius(step: OpenStep, threshold: number | null, bearing: number | null, metres: number | null): void {
  const kt = THRESHOLD_KT.get(threshold ?? 0);
  const name = bearing === null || bearing % 90 !== 0 ? undefined : QUADRANTS[bearing / 90];
  if (kt === undefined || name === undefined || metres === null) return;
  step.radii.set(kt, { ...step.radii.get(kt), [name]: metres / 1000 });
}

/** The model's position; at the run's hour else the observed one, from which the model starts. */
function findPlace({ positions }: OpenStep): LatLng | null {
  for (const significance of [ANALYSED_CENTRE, STORM_CENTRE]) {
    const { lat = null, lng = null } = positions.get(significance) ?? {};
    if (lat !== null && lng !== null) return { lat, lng };
  }
  return null;
}

/** Winds of models are means of a time step of minutes: of ten, by convention. */
const toRadii = ({ radii }: OpenStep): WindRadii[] =>
  [...radii].map(([kt, { ne = null, se = null, sw = null, nw = null }]) => ({ kt, minutes: 10, ne, se, sw, nw }));

/**
 * The times of a storm's track in one subset, the analysis first. Radii of winds of 18, 26 and 33 m/s are those of 34, 50
 * and 64 kt. Throws `AdvisoryError` for more than 100 times.
 */
export function listTrackSteps(subset: BufrSubset): TrackStep[] {
  return readSteps(subset).flatMap((step) => {
    const { hours, pressure, wind } = step;
    if (hours === null) return [];
    const place = findPlace(step);
    return [{ hours, place, pressure: pressure === null ? null : pressure / 100, windMs: wind, radii: toRadii(step) }];
  });
}
