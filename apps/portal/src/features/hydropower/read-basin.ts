import { listHourBlends } from '@portal/domain/catchment/blend-hours';
import { type BasinWeights, computeOverlaps } from '@portal/domain/catchment/cell-overlap';
import { type EpochSeconds, HOUR_SECONDS, startOfHour } from '@portal/domain/time/vietnam-time';
import type { RadarRain } from '@portal/domain/weather/rain-course';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';
import type { RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { NO_RUN } from '@portal/forecast/series/place-series';
import { type BasinMembers, readBasinMembers } from '@portal/forecast/series/read-basin-members';
import { type BasinSeries, readBasinSeries } from '@portal/forecast/series/read-basin-series';
import type { RunStore } from '@portal/forecast/store/run-store';
import { LRUCache } from 'lru-cache';
import { type AheadRain, BASIN_VARIABLES, listAhead } from './ahead-hours.ts';
import type { Catchment } from './catchment-store.ts';
import { createMeanRate, createRadarHours, RADAR_CELLS, toFrameCells } from './radar-hours.ts';

/** An area by the cells of a radar frame, north-west first, and what of each belongs to it. */
interface FrameArea {
  readonly cells: Int32Array;
  readonly areasKm2: Float64Array;
}

export interface BasinRainNeeds {
  readonly store: RunStore;
  readonly radar: RadarStore;
  readonly clock: () => EpochSeconds;
  readonly demo: () => boolean;
  /**
   * Fresh radar and its nowcast for an area, by the rules of places; null outside radar range. `findMeanRate`
   * averages a frame over the area in mm/h; null if too little is covered.
   */
  readonly readNowcast: (findMeanRate: (bytes: Uint8Array) => number | null) => RadarRain | null;
  /** Members of an area's nowcast, each with its own rain; none if it does not know its spread. */
  readonly readNowcastMembers: (nowcast: RadarRain, area: FrameArea) => Promise<readonly RadarRain[]>;
}

/** Ten days. */
const AHEAD_HOURS = 240;
const MOST_WEIGHTS = 400;
/** Cached catchments; the members of one take 60 kB. */
const MOST_MEMBERS = 100;

function findPlaceCell({ south, west, latStep, lngStep, rows, columns }: RegularGrid, place: Catchment): BasinWeights {
  const [row, column] = [Math.round((place.lat - south) / latStep), Math.round((place.lng - west) / lngStep)];
  const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
  const cells = Int32Array.from(isInside ? [row * columns + column] : []);
  return { cells, areasKm2: Float64Array.from(cells, () => 1), areaKm2: 1 };
}

/** All data for some hours of rain on a catchment. */
export interface BasinRead {
  readonly series: BasinSeries;
  /** Index of the current hour. */
  readonly present: number;
  readonly ahead: AheadRain;
  /** Null outside radar range, or if radar is too old. */
  readonly nowcast: RadarRain | null;
  /** Past hours by radar from the requested time on; NaN: not covered. */
  readonly radarMm: Float64Array;
  readonly radarWeights: BasinWeights;
  readonly isRadarDemo: boolean;
  readonly now: EpochSeconds;
}

/** Reads catchments; caches cell weights and member hours. */
export function createBasinReader({ store, radar, clock, demo, readNowcast, readNowcastMembers }: BasinRainNeeds) {
  const overlaps = new LRUCache<string, BasinWeights>({ max: MOST_WEIGHTS });
  const knownMembers = new LRUCache<string, { readonly found: BasinMembers | null }>({ max: MOST_MEMBERS });
  const readRadarHours = createRadarHours(radar, demo);

  function findWeights(catchment: Catchment, grid: RegularGrid): BasinWeights {
    if (catchment.polygon === null) return findPlaceCell(grid, catchment);
    const key = `${catchment.id} ${catchment.changedAt} ${Object.values(grid).join(' ')}`;
    const known = overlaps.get(key);
    if (known !== undefined) return known;
    const weights = computeOverlaps(catchment.polygon, grid);
    overlaps.set(key, weights);
    return weights;
  }

  /** The members from the current hour on; read once per set of runs and hour. */
  function readMembers(catchment: Catchment, hourAt: EpochSeconds, beside: string | null): BasinMembers | null {
    const { id, changedAt, lat, lng } = catchment;
    const key = [id, changedAt, lat, lng, hourAt, beside, demo(), store.version()].join(' ');
    const known = knownMembers.get(key);
    if (known !== undefined) return known.found;
    const found = readBasinMembers(store, {
      findWeights: (grid) => findWeights(catchment, grid),
      startAt: hourAt,
      hours: AHEAD_HOURS,
      now: hourAt,
      demo: demo(),
      beside,
    });
    knownMembers.set(key, { found });
    return found;
  }

  async function readAll(catchment: Catchment, startAt: EpochSeconds, seenFrom: EpochSeconds): Promise<BasinRead> {
    const now = clock();
    const hourAt = startOfHour(now);
    const present = (hourAt - startAt) / HOUR_SECONDS;
    const series = readBasinSeries(store, {
      findWeights: (grid) => findWeights(catchment, grid),
      startAt,
      hours: present + AHEAD_HOURS,
      now: hourAt,
      demo: demo(),
      variables: BASIN_VARIABLES,
    });
    const runIndex = series.variables.precipitation?.runOf[present] ?? NO_RUN;
    const members = readMembers(catchment, hourAt, series.runs[runIndex]?.source ?? null);
    const radarWeights = findWeights(catchment, RADAR_CELLS);
    const nowcast = radarWeights.cells.length === 0 ? null : readNowcast(createMeanRate(radarWeights));
    const area = { cells: toFrameCells(radarWeights), areasKm2: radarWeights.areasKm2 };
    const seen = nowcast === null ? [] : await readNowcastMembers(nowcast, area);
    const blends = listHourBlends(now, nowcast);
    const memberBlends = seen.map((member) => listHourBlends(now, member));
    const ahead = listAhead({ series, from: present, count: AHEAD_HOURS, blends, memberBlends, members });
    const hours = (hourAt - seenFrom) / HOUR_SECONDS;
    const key = `${catchment.id} ${catchment.changedAt}`;
    const radarMm = await readRadarHours({ key, weights: radarWeights, startAt: seenFrom, hours, now });
    const isRadarDemo = radar.listFrames(seenFrom, now, demo()).origin === 'demo';
    return { series, ahead, nowcast, radarMm, radarWeights, isRadarDemo, now, present };
  }

  return readAll;
}
