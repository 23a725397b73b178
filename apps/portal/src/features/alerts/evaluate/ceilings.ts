import { findScaleValue } from '@portal/domain/geo/byte-scale';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { COVERAGE, type LatLng } from '@portal/domain/geo/lat-lng';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { type EpochSeconds, HOUR_SECONDS, startOfHour } from '@portal/domain/time/vietnam-time';
import { readChanceTable } from '@portal/domain/weather/chance-law';
import { memberChance } from '@portal/domain/weather/rain-chance';
import { STEP_SECONDS } from '@portal/domain/weather/rain-course';
import type { LightningState } from '@portal/forecast/lightning/store/open-lightning-store';
import { listLikelyCourses } from '@portal/forecast/nowcast/likely-courses';
import { findCellKm, NATIONAL_GRID, NATIONAL_SIZE } from '@portal/forecast/radar/rain-rate-field';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import type { RadarState, RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { scaleHazard, toHazard } from '@portal/forecast/series/blend-chances';
import { findChanceTable } from '@portal/forecast/series/calibrate-chances';
import { type MapLayer, readMapWindow } from '@portal/forecast/series/read-map-window';
import { findEnsemble } from '@portal/forecast/sources/registry';
import type { RunStore } from '@portal/forecast/store/run-store';

export interface CeilingNeeds {
  readonly store: RunStore;
  readonly radar: RadarStore;
  readonly demo: () => boolean;
}

/** Observations and time that the ceilings are valid for. */
export interface CeilingView {
  readonly now: EpochSeconds;
  /** Null: radar is missing or too old. */
  readonly radar: RadarState | null;
  /** Satellite rain for places that no radar sees; null: none. */
  readonly satellite: RadarState | null;
  /** Null: no sensor works. */
  readonly lightning: LightningState | null;
}

/**
 * Upper bounds of what any place in a cell can have in the next three hours. They are never below the place's own
 * values, so that a rule above its bound can be skipped.
 */
export interface Ceilings {
  /** Maximum rain within a lead time, mm/h. */
  readonly rain: (cell: number, leadMinutes: number) => number;
  /** Maximum rain of the likely scenario within a lead time, mm/h. */
  readonly likelyRain: (cell: number, leadMinutes: number) => number;
  /** Maximum chance of rain within a lead time, %. */
  readonly chance: (cell: number, leadMinutes: number) => number;
  /** Whether thunder is possible within a lead time. */
  readonly mayThunder: (cell: number, leadMinutes: number) => boolean;
  /** Maximum gust within a lead time, m/s. */
  readonly gust: (cell: number, leadMinutes: number) => number;
  /** Distance of the nearest stroke, km; infinite if none is in range. */
  readonly strokeKm: (point: LatLng) => number;
}

const VARIABLES = [
  'precipitation',
  'precipitationHigh',
  'precipitationProbability',
  'wetHourProbability',
  'cape',
  'windGust10m',
  'windU10m',
  'windV10m',
] as const;
type CeilingVariable = (typeof VARIABLES)[number];

/** The current hour and those that the next three hours touch. */
const HOURS = 4;
const LEADS = 18;
/** Shown values are rounded to tenths, mm/h and m/s. */
const ROUNDING = 0.05;
/** CAPE from which rain may come with thunder, lowered for values between grid cells. */
const THUNDER_CAPE = 900;
const CELL_KM = findCellKm(NATIONAL_GRID);
const RATES = Float64Array.from({ length: 256 }, (_, byte) => findScaleValue(byte, RAIN_SCALE) ?? Number.NaN);
/** Farther than any rule's distance. */
const FARTHEST_KM = 60;

/** Raster cell of a station cell; the raster's rows start in the north. */
export const toRasterCell = (cell: number): number => {
  const { columns, rows } = NATIONAL_SIZE;
  return (rows - 1 - Math.floor(cell / columns)) * columns + (cell % columns);
};

/** The largest of the four grid cells around a point; negative infinity if all are missing. */
function findMostAround({ grid, values }: MapLayer, { lat, lng }: LatLng, size = (value: number) => value): number {
  const row = Math.floor((lat - grid.south) / grid.latStep);
  const column = Math.floor((lng - grid.west) / grid.lngStep);
  let most = Number.NEGATIVE_INFINITY;
  for (let y = Math.max(row, 0); y <= Math.min(row + 1, grid.rows - 1); y += 1) {
    for (let x = Math.max(column, 0); x <= Math.min(column + 1, grid.columns - 1); x += 1) {
      const value = size(values[y * grid.columns + x] as number);
      if (value > most) most = value;
    }
  }
  return most;
}

/** Chances of 1 mm in the 24 hours around an hour, of each ensemble. */
function readEnsembles(store: RunStore, at: EpochSeconds, now: EpochSeconds) {
  const { south, north, west, east } = COVERAGE;
  return store.sources().flatMap(({ source, demo }) => {
    const members = demo ? undefined : findEnsemble(source)?.members;
    const query = { box: { south, north, west, east }, at, now, demo: false, source };
    const layer = members && readMapWindow(store, { ...query, variables: ['rain1mmProbability'] }).rain1mmProbability;
    return members && layer
      ? [{ layer, toChance: (share: number) => memberChance((share / 100) * members, members) }]
      : [];
  });
}

/**
 * The most that a chance can become where ensembles are joined: as if all said what the surest says anywhere around, and
 * the members of the hour what the least sure says.
 */
function raiseToJoined(own: number, ensembles: ReturnType<typeof readEnsembles>, point: LatLng): number {
  if (ensembles.length === 0) return own;
  const most = Math.max(...ensembles.map(({ layer, toChance }) => toChance(findMostAround(layer, point))));
  const least = Math.min(
    ...ensembles.map(({ layer, toChance }) => toChance(-findMostAround(layer, point, (share) => -share))),
  );
  return own > 0 && most > 0 && least > 0 ? scaleHazard(own, toHazard(most) / toHazard(least)) : own;
}

/** Maxima of the model's hours per cell and lead time; negative infinity without data. */
function createModelCeilings({ store, demo }: Pick<CeilingNeeds, 'store' | 'demo'>, now: EpochSeconds) {
  const hourAt = startOfHour(now);
  const { south, north, west, east } = COVERAGE;
  const hours = Array.from({ length: HOURS }, (_, hour) =>
    readMapWindow(store, {
      box: { south, north, west, east },
      at: hourAt + hour * HOUR_SECONDS,
      variables: VARIABLES,
      now,
      demo: demo(),
      chancesAsIssued: true,
    }),
  );
  const ensembles = hours.map((_, hour) => readEnsembles(store, hourAt + hour * HOUR_SECONDS, now));
  const readHours = (leadMinutes: number) =>
    hours.slice(0, Math.floor((now + 60 * leadMinutes - hourAt) / HOUR_SECONDS) + 1);
  const ofModel = (
    name: CeilingVariable,
    cell: number,
    leadMinutes: number,
    size?: (value: number) => number,
  ): number => {
    const point = getStationCellCentre(cell);
    let most = Number.NEGATIVE_INFINITY;
    for (const layers of readHours(leadMinutes)) {
      const layer = layers[name];
      if (layer !== undefined) most = Math.max(most, findMostAround(layer, point, size));
    }
    return most;
  };
  /** The formula that places use: it increases with the chance, so that the largest cell around bounds the place. */
  const ofChance = (name: CeilingVariable, cell: number, leadMinutes: number): number => {
    const point = getStationCellCentre(cell);
    return readHours(leadMinutes).reduce((most, layers, hour) => {
      const layer = layers[name];
      const around = layer === undefined ? Number.NEGATIVE_INFINITY : findMostAround(layer, point);
      const table =
        layer === undefined ? null : findChanceTable(store.learned, layer, hourAt + hour * HOUR_SECONDS, point);
      const own = table === null || around < 0 ? around : readChanceTable(table, around);
      const joined = name === 'wetHourProbability' ? raiseToJoined(own, ensembles[hour] ?? [], point) : own;
      return Math.max(most, joined);
    }, Number.NEGATIVE_INFINITY);
  };
  const ofSize = (name: CeilingVariable, cell: number, lead: number) =>
    Math.max(ofModel(name, cell, lead, Math.abs), 0);
  return { ofModel, ofChance, ofSize };
}

/** Reads model hours and nowcast once for all rules. */
export function readCeilings({ store, radar, demo }: CeilingNeeds, view: CeilingView): Ceilings {
  const { ofModel, ofChance, ofSize } = createModelCeilings({ store, demo }, view.now);
  const ofRadar = joinCeilings(
    [view.radar, view.satellite].map((state) => createFrameCeilings(radar, view.now, state)),
  );
  return {
    rain: (cell, lead) =>
      Math.max(ofModel('precipitation', cell, lead), ofRadar.rain(cell, lead), ofRadar.present(cell)) + ROUNDING,
    likelyRain: (cell, lead) =>
      Math.max(
        ofModel('precipitation', cell, lead),
        ofModel('precipitationHigh', cell, lead),
        ofRadar.likely(cell, lead),
        ofRadar.present(cell),
      ) + ROUNDING,
    chance: (cell, lead) =>
      Math.max(
        ofChance('precipitationProbability', cell, lead),
        ofChance('wetHourProbability', cell, lead),
        ofRadar.chance(cell, lead),
        ofRadar.present(cell) > 0 ? 100 : 0,
      ),
    mayThunder: (cell, lead) =>
      ofModel('cape', cell, lead) >= THUNDER_CAPE || (view.lightning?.strokes.length ?? 0) > 0,
    // Gusts are never shown below the wind, so the wind's maximum counts too, whatever its direction.
    gust: (cell, lead) =>
      Math.max(
        ofModel('windGust10m', cell, lead),
        Math.hypot(ofSize('windU10m', cell, lead), ofSize('windV10m', cell, lead)),
      ) + ROUNDING,
    strokeKm: createStrokeFinder(view.lightning),
  };
}

type FrameCeilings = Readonly<Record<'rain' | 'likely' | 'chance', (cell: number, leadMinutes: number) => number>> & {
  readonly present: (cell: number) => number;
};

/** The larger of radar and satellite at each cell. */
function joinCeilings(all: readonly FrameCeilings[]): FrameCeilings {
  const most = (read: (one: FrameCeilings) => number) =>
    all.reduce((found, one) => maxOf(found, read(one)), Number.NEGATIVE_INFINITY);
  return {
    present: (cell) => most((one) => one.present(cell)),
    rain: (cell, leadMinutes) => most((one) => one.rain(cell, leadMinutes)),
    likely: (cell, leadMinutes) => most((one) => one.likely(cell, leadMinutes)),
    chance: (cell, leadMinutes) => most((one) => one.chance(cell, leadMinutes)),
  };
}

/** Maxima of the newest frame and its nowcast per cell. */
function createFrameCeilings(radar: RadarStore, now: EpochSeconds, state: RadarState | null): FrameCeilings {
  if (state === null) {
    const none = () => Number.NEGATIVE_INFINITY;
    return { present: none, rain: none, likely: none, chance: none };
  }
  const { origin, frameAt } = state;
  const planes = Array.from({ length: LEADS }, (_, lead) => radar.findRain(origin, frameAt, lead + 1));
  const frames = state.observed.filter((at) => at > now - STEP_SECONDS).map((at) => radar.findFrame(origin, at));
  const read = (plane: Uint8Array | null, at: number) => RATES[plane?.[at] ?? RAIN_SCALE.missing] as number;
  const countSteps = (leadMinutes: number) =>
    Math.min(Math.ceil((now + 60 * leadMinutes - frameAt) / STEP_SECONDS) + 1, LEADS);
  return {
    present: (cell: number) => frames.reduce((most, frame) => maxOf(most, read(frame, toRasterCell(cell))), -1),
    rain(cell: number, leadMinutes: number) {
      const at = toRasterCell(cell);
      let most = Number.NEGATIVE_INFINITY;
      for (let step = 0; step < countSteps(leadMinutes); step += 1) most = maxOf(most, read(planes[step] ?? null, at));
      return most;
    },
    likely(cell: number, leadMinutes: number) {
      const ground = { size: NATIONAL_SIZE, cell: toRasterCell(cell), cellKm: CELL_KM };
      const leads = planes
        .slice(0, countSteps(leadMinutes))
        .map((bytes, step) => ({ minutes: (step + 1) * (STEP_SECONDS / 60), bytes, rates: RATES }));
      return listLikelyCourses(ground, leads).reduce((most, column) => column.reduce(maxOf, most), -1);
    },
    chance(cell: number, leadMinutes: number) {
      let most = 0;
      for (let step = 1; step <= countSteps(leadMinutes); step += 1) {
        most = Math.max(most, radar.findChance(origin, frameAt, step, toRasterCell(cell)) ?? 0);
      }
      return most;
    },
  };
}

/** NaN (missing) never wins. */
const maxOf = (most: number, value: number): number => (value > most ? value : most);

const BOX_DEGREES = 0.5;

/** Finds the nearest stroke by boxes instead of a full scan. */
export function createStrokeFinder(lightning: Pick<LightningState, 'strokes'> | null): Ceilings['strokeKm'] {
  const boxes = new Map<string, LatLng[]>();
  const toBox = (lat: number, lng: number) => `${Math.floor(lat / BOX_DEGREES)} ${Math.floor(lng / BOX_DEGREES)}`;
  for (const stroke of lightning?.strokes ?? []) {
    const box = toBox(stroke.lat, stroke.lng);
    const known = boxes.get(box);
    if (known === undefined) boxes.set(box, [stroke]);
    else known.push(stroke);
  }
  const around = [-2, -1, 0, 1, 2].map((step) => step * BOX_DEGREES);
  return (point) => {
    if (boxes.size === 0) return Number.POSITIVE_INFINITY;
    let nearest = Number.POSITIVE_INFINITY;
    for (const north of around) {
      for (const east of around) {
        for (const stroke of boxes.get(toBox(point.lat + north, point.lng + east)) ?? []) {
          nearest = Math.min(nearest, greatCircleKm(point, stroke));
        }
      }
    }
    return nearest <= FARTHEST_KM ? nearest : Number.POSITIVE_INFINITY;
  };
}
