import type { LatLngGridDefinition, OtherGridDefinition } from './message.ts';
import type { Section } from './section.ts';

/** Largest accepted grid: 40 million points (the largest in use here, MRMS, has 24.5 million). */
export const MAX_POINTS = 40_000_000;

const MISSING = 0xffffffff;
const MICRO_DEGREES = 1_000_000;

const I_NEGATIVE = 0x80;
const J_POSITIVE = 0x40;

/** Resolution flags (flag table 3.3): the increment in this direction is given. */
const I_GIVEN = 0x20;
const J_GIVEN = 0x10;

interface GridFacts {
  readonly points: number;
  readonly definition: LatLngGridDefinition | OtherGridDefinition;
}

/**
 * Section 3: the number of points and, for a regular latitude-longitude grid (template 3.0), its definition.
 * Throws `GribError` for too many points and for a definition that contradicts itself.
 */
export function readGrid(section: Section): GridFacts {
  const points = section.u32(7);
  if (points > MAX_POINTS) throw section.errorAt(7, `a grid of ${points} points is too large`);
  const template = section.u16(13);
  const isList = section.u8(11) !== 0 || section.u8(6) !== 0;
  if (template !== 0 || isList || section.u32(31) === MISSING || section.u32(35) === MISSING) {
    return { points, definition: { kind: 'other', template, points } };
  }
  return { points, definition: readLatLngGrid(section, points) };
}

function readLatLngGrid(section: Section, points: number): LatLngGridDefinition {
  const ni = section.u32(31);
  const nj = section.u32(35);
  if (ni === 0 || nj === 0 || ni * nj !== points) throw section.errorAt(31, `${ni} × ${nj} points are not ${points}`);
  const unit = readUnit(section);
  checkAngles(section, unit);
  const scanningMode = section.u8(72);
  const iSpan = readLngSpan(section, scanningMode, unit, ni);
  const jSpan = readLatSpan(section, scanningMode);
  checkIncrement(section, 64, I_GIVEN, iSpan, ni);
  checkIncrement(section, 68, J_GIVEN, jSpan, nj);
  return {
    kind: 'lat-lng',
    ni,
    nj,
    firstLat: section.signed(47, 4) / unit,
    firstLng: section.signed(51, 4) / unit,
    lastLat: section.signed(56, 4) / unit,
    lastLng: section.signed(60, 4) / unit,
    iStep: ni > 1 ? iSpan / (ni - 1) / unit : readLoneStep(section, 64, unit),
    jStep: nj > 1 ? jSpan / (nj - 1) / unit : readLoneStep(section, 68, unit),
    scanningMode,
  };
}

/**
 * Latitudes end at the poles. Longitudes start within a turn of Greenwich and span at most one turn; the last may be
 * counted on beyond 360 degrees, as GDAL writes grids across its start.
 */
function checkAngles(section: Section, unit: number): void {
  for (const octet of [47, 56]) {
    if (Math.abs(section.signed(octet, 4)) > 90 * unit) throw section.errorAt(octet, 'a latitude beyond the pole');
  }
  const turn = 360 * unit;
  const [first, last] = [section.signed(51, 4), section.signed(60, 4)];
  const isCountedOn = Math.abs(last - first) <= turn;
  if (Math.abs(first) > turn) throw section.errorAt(51, 'a longitude beyond 360 degrees');
  if (Math.abs(last) > turn && !isCountedOn) throw section.errorAt(60, 'a longitude beyond 360 degrees');
}

/** Units per degree: micro-degrees unless the file gives a basic angle and its subdivisions. */
function readUnit(section: Section): number {
  const angle = section.u32(39);
  const subdivisions = section.u32(43);
  const given = angle !== 0 && angle !== MISSING && subdivisions !== 0 && subdivisions !== MISSING;
  return given ? subdivisions / angle : MICRO_DEGREES;
}

/** From the first to the last longitude in scanning direction, in the file's units: 0 to 360 degrees. */
function readLngSpan(section: Section, scanningMode: number, unit: number, ni: number): number {
  const east = section.signed(60, 4) - section.signed(51, 4);
  const along = (scanningMode & I_NEGATIVE) === 0 ? east : -east;
  const turn = 360 * unit;
  const span = ((along % turn) + turn) % turn;
  return span === 0 && ni > 1 ? turn : span;
}

/** From the first to the last latitude in the file's units, positive. */
function readLatSpan(section: Section, scanningMode: number): number {
  const north = section.signed(56, 4) - section.signed(47, 4);
  const along = (scanningMode & J_POSITIVE) === 0 ? -north : north;
  if (along < 0) throw section.errorAt(56, 'the latitudes run against the scanning mode');
  return along;
}

function checkIncrement(section: Section, octet: number, flag: number, span: number, count: number): void {
  const increment = section.u32(octet);
  if ((section.u8(55) & flag) === 0 || increment === 0 || increment === MISSING || count === 1) return;
  if (Math.abs(increment * (count - 1) - span) > increment / 2) {
    throw section.errorAt(octet, 'the increment contradicts the first and the last point');
  }
}

/** The given increment, for a grid with a single row or column; 1 degree if it is not given. */
function readLoneStep(section: Section, octet: number, unit: number): number {
  const increment = section.u32(octet);
  return increment === 0 || increment === MISSING ? 1 : increment / unit;
}
