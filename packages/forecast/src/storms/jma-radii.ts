import { isRecord } from '@portal/domain/data/is-record';
import type { WindRadii } from '@portal/domain/storm/storm';
import { AdvisoryError, show } from './advisory-error.ts';

/** A side of a wind area: its direction in degrees, null for all around, and its reach. */
interface Side {
  readonly directionDeg: number | null;
  readonly km: number;
}

/** JMA's words for directions. */
const DIRECTIONS: Readonly<Record<string, number>> = {
  北: 0,
  北東: 45,
  東: 90,
  南東: 135,
  南: 180,
  南西: 225,
  西: 270,
  北西: 315,
};
const ALL_AROUND = '全域';
const QUADRANTS = { ne: 0, se: 90, sw: 180, nw: 270 } as const;
const RADIANS = Math.PI / 180;

/**
 * Radii of a wind area of JMA: one side all around is a circle; two opposite sides, the longer and the shorter reach,
 * are a circle with its centre off the storm's. A quadrant has the farthest point of that circle in it. `lessKm` is
 * subtracted: in forecasts the storm warning area is the storm's own radius plus the circle of uncertainty, null for an
 * unknown one. Null for no area. Throws `AdvisoryError` for an area of another layout.
 */
export function readJmaRadii(area: unknown, kt: number, lessKm: number | null): WindRadii | null {
  if (area === undefined || area === null || (Array.isArray(area) && area.length === 0)) return null;
  if (!Array.isArray(area) || area.length > 2) throw new AdvisoryError(`area of ${kt} kt winds is ${show(area)}`);
  if (lessKm === null) throw new AdvisoryError(`area of ${kt} kt winds has no circle of uncertainty to subtract`);
  const sides = area
    .map((side) => readSide(side, kt))
    .map(({ km, ...side }) => ({ ...side, km: Math.max(0, km - lessKm) }));
  const [longer, shorter] = sides.sort((a, b) => b.km - a.km);
  if (longer === undefined || longer.km === 0) return null;
  if (shorter === undefined) {
    if (longer.directionDeg !== null) throw new AdvisoryError(`area of ${kt} kt winds has one side: ${show(area)}`);
    return { kt, minutes: 10, ne: longer.km, se: longer.km, sw: longer.km, nw: longer.km };
  }
  if (longer.directionDeg === null || shorter.directionDeg !== (longer.directionDeg + 180) % 360) {
    throw new AdvisoryError(`sides of ${kt} kt winds are not opposite: ${show(area)}`);
  }
  return { kt, minutes: 10, ...toQuadrants(longer.km, shorter.km, longer.directionDeg) };
}

function readSide(side: unknown, kt: number): Side {
  const { area, range }: Readonly<Record<string, unknown>> = isRecord(side) ? side : {};
  const word = isRecord(area) ? area.jp : area;
  const name = typeof word === 'string' ? word.replace(/側$/, '') : '';
  const directionDeg = name === ALL_AROUND ? null : DIRECTIONS[name];
  const stated = isRecord(range) ? range.km : undefined;
  const km = typeof stated === 'string' && /^\d+$/.test(stated) ? Number(stated) : stated;
  if (directionDeg === undefined || typeof km !== 'number' || !(km >= 0)) {
    throw new AdvisoryError(`side of ${kt} kt winds is ${show(side)}`);
  }
  return { directionDeg, km };
}

function toQuadrants(
  longerKm: number,
  shorterKm: number,
  directionDeg: number,
): Pick<WindRadii, keyof typeof QUADRANTS> {
  const radius = (longerKm + shorterKm) / 2;
  const offset = (longerKm - shorterKm) / 2;
  const findReach = (startDeg: number): number => {
    // The reach shrinks with the angle to the longer side.
    const ends = [startDeg, startDeg + 90].map((deg) => Math.abs(((deg - directionDeg + 540) % 360) - 180));
    const isInside = (directionDeg - startDeg + 360) % 360 <= 90;
    const angle = isInside ? 0 : Math.min(...ends) * RADIANS;
    return Math.round(offset * Math.cos(angle) + Math.sqrt(radius ** 2 - (offset * Math.sin(angle)) ** 2));
  };
  const { ne, se, sw, nw } = QUADRANTS;
  return { ne: findReach(ne), se: findReach(se), sw: findReach(sw), nw: findReach(nw) };
}
