import type { MapLayerName } from '@portal/contract/endpoints/map-frames';
import { hourlyVnAqi, nowCast } from '@portal/domain/air/vn-aqi';
import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { sunElevationDeg } from '@portal/domain/time/sun';
import { type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { estimateUvIndex, overheadUvIndex } from '@portal/domain/weather/uv';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';
import { type MapLayer, readMapWindow } from '@portal/forecast/series/read-map-window';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import { isFreshAir } from '../../air-age.ts';
import type { WeatherNeeds } from '../../needs.ts';
import { resampleGrid, toFrameGrid } from './frame-grid.ts';
import { MAP_LAYERS } from './map-layers.table.ts';

type ReadLayers = (at: EpochSeconds, variables: readonly VariableName[]) => Partial<Record<VariableName, MapLayer>>;

const NOWCAST_HOURS = 12;
const DUST = ['pm25', 'pm10'] as const;
const GASES = ['o3', 'no2', 'so2', 'co'] as const;

type Found = Partial<Record<VariableName, MapLayer>>;

/** VN_AQI per cell: particles as NowCast of the last twelve hours, gases of the hour. */
function listAqiPlanes(found: Found, grid: RegularGrid, at: EpochSeconds, read: ReadLayers): Float32Array[] {
  const before = Array.from({ length: NOWCAST_HOURS - 1 }, (_, i) => read(at - (i + 1) * HOUR_SECONDS, DUST));
  const hours = [found, ...before].map((layers) => toPlanes(layers, DUST, grid));
  const gases = toPlanes(found, GASES, grid);
  const plane = new Float32Array(grid.rows * grid.columns);
  const findKnown = (values: Float32Array | undefined, cell: number) => {
    const value = values?.[cell];
    return value === undefined || Number.isNaN(value) ? null : value;
  };
  for (let cell = 0; cell < plane.length; cell++) {
    const dust = (name: (typeof DUST)[number]) => nowCast(hours.map((hour) => findKnown(hour[name], cell)));
    const index = hourlyVnAqi({
      pm25: dust('pm25'),
      pm10: dust('pm10'),
      o3: findKnown(gases.o3, cell),
      no2: findKnown(gases.no2, cell),
      so2: findKnown(gases.so2, cell),
      co: findKnown(gases.co, cell),
    });
    plane[cell] = index?.aqi ?? Number.NaN;
  }
  return [plane];
}

function toPlanes<Name extends VariableName>(
  found: Found,
  names: readonly Name[],
  grid: RegularGrid,
): Partial<Record<Name, Float32Array>> {
  const planes: Partial<Record<Name, Float32Array>> = {};
  for (const name of names) {
    const layer = found[name];
    if (layer !== undefined) planes[name] = resampleGrid(layer.values, layer.grid, grid);
  }
  return planes;
}

interface UvLayers {
  readonly uvIndex?: MapLayer;
  readonly cloudCover?: MapLayer;
}

/** UV of a source, else estimated from sun and clouds, as in a place's series. */
function listUvPlanes({ uvIndex, cloudCover }: UvLayers, grid: RegularGrid, at: EpochSeconds): Float32Array[] {
  const isReported = uvIndex !== undefined && !(uvIndex.demo && cloudCover?.demo === false);
  if (isReported) return [resampleGrid(uvIndex.values, uvIndex.grid, grid)];
  if (cloudCover === undefined) return [];
  return [estimateFromCloud(resampleGrid(cloudCover.values, cloudCover.grid, grid), grid, at)];
}

function estimateFromCloud(cloudPercent: Float32Array, grid: RegularGrid, at: EpochSeconds): Float32Array {
  const today = startOfVietnamDay(at);
  for (let row = 0, cell = 0; row < grid.rows; row++) {
    const lat = grid.south + row * grid.latStep;
    const overhead = overheadUvIndex(lat, null, today);
    for (let column = 0; column < grid.columns; column++, cell++) {
      const elevation = sunElevationDeg({ lat, lng: grid.west + column * grid.lngStep }, at);
      const cloud = cloudPercent[cell] as number;
      cloudPercent[cell] = Number.isNaN(cloud) ? cloud : estimateUvIndex(overhead, elevation, cloud);
    }
  }
  return cloudPercent;
}

/** Unchanged variables on the frame's grid, one plane each. */
function listPlainPlanes(
  found: Partial<Record<VariableName, MapLayer>>,
  variables: readonly VariableName[],
  grid: RegularGrid,
): Float32Array[] {
  return variables.flatMap((name) => {
    const layer = found[name];
    return layer === undefined ? [] : [resampleGrid(layer.values, layer.grid, grid)];
  });
}

/** A layer's values at an hour, one plane per component, on its grid; NaN: missing. */
export interface MapField {
  readonly grid: RegularGrid;
  readonly planes: readonly Float32Array[];
}

/** The smallest window that shows which run is used. */
const PROBE_BOX = { south: 16, north: 16.1, west: 107, east: 107.1 };

type FrameNeeds = Pick<WeatherNeeds, 'store' | 'clock' | 'demo'>;
type Layers = ReturnType<ReadLayers>;

function readLayers({ store, clock, demo }: FrameNeeds, layer: MapLayerName, box: typeof PROBE_BOX): ReadLayers {
  const now = clock();
  return (at, variables) => {
    const found = readMapWindow(store, { box, at, variables, now, demo: demo() });
    if (layer !== 'aqi') return found;
    const fresh = Object.entries(found).filter(([, run]) => isFreshAir(run, now));
    return Object.fromEntries(fresh) as Layers;
  };
}

/** Runs of a layer at an hour, without values; empty if no run has it. */
export function listLayerRuns(needs: FrameNeeds, layer: MapLayerName, at: EpochSeconds): readonly MapLayer[] {
  const layers = readLayers(needs, layer, PROBE_BOX)(at, MAP_LAYERS[layer].variables);
  return hasLayer(layer, layers) ? Object.values(layers) : [];
}

function hasLayer(layer: MapLayerName, found: Layers): boolean {
  if (layer === 'aqi') return found.pm25 !== undefined || found.pm10 !== undefined;
  if (layer === 'uv') return found.uvIndex !== undefined || found.cloudCover !== undefined;
  return MAP_LAYERS[layer].variables.every((name) => found[name] !== undefined);
}

/** A layer's values at an hour; null if no run has them. */
export function findMapField(needs: FrameNeeds, layer: MapLayerName, at: EpochSeconds): MapField | null {
  const read = readLayers(needs, layer, COVERAGE as typeof PROBE_BOX);
  const found = read(at, MAP_LAYERS[layer].variables);
  const [first] = Object.values(found);
  if (!hasLayer(layer, found) || first === undefined) return null;
  const grid = toFrameGrid(first.grid);
  if (layer === 'aqi') return { grid, planes: listAqiPlanes(found, grid, at, read) };
  if (layer === 'uv') return { grid, planes: listUvPlanes(found, grid, at) };
  return { grid, planes: listPlainPlanes(found, MAP_LAYERS[layer].variables, grid) };
}
