import type { MapLayerName } from '@portal/contract/endpoints/map-frames';
import { COVERAGE } from '@portal/domain/geo/coverage';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';
import { type MapLayer, readMapWindow } from '@portal/forecast/series/read-map-window';
import type { WeatherNeeds } from '../../needs.ts';
import { toFrameGrid } from './frame-grid.ts';
import { MAP_LAYERS } from './map-layers.table.ts';
import type { ReadLayers } from './read-layers.ts';
import { listAqiPlanes } from './to-aqi-plane.ts';
import { listPlainPlanes } from './to-plain-planes.ts';
import { listUvPlanes } from './to-uv-plane.ts';

/** A layer's values at an hour, one plane a component, in the orientation of the grid; NaN where missing. */
export interface MapField {
  readonly grid: RegularGrid;
  readonly planes: readonly Float32Array[];
}

/** Air older than this says nothing of the current hour and later ones (decisions.md, "Stale"). */
const OLDEST_AIR_SECONDS = 24 * HOUR_SECONDS;
/** The smallest window that still tells which run answers. */
const LOOK_BOX = { south: 16, north: 16.1, west: 107, east: 107.1 };

type FrameNeeds = Pick<WeatherNeeds, 'store' | 'clock' | 'demo'>;
type Layers = ReturnType<ReadLayers>;

function readLayers({ store, clock, demo }: FrameNeeds, layer: MapLayerName, box: typeof LOOK_BOX): ReadLayers {
  const now = clock();
  return (at, variables) => {
    const found = readMapWindow(store, { box, at, variables, now, demo: demo() });
    if (layer !== 'aqi') return found;
    const fresh = Object.entries(found).filter(([, { runAt }]) => runAt >= now - OLDEST_AIR_SECONDS);
    return Object.fromEntries(fresh) as Layers;
  };
}

/** What the layer rests on at an hour, without its values; empty where no run has it. */
export function listLayerRuns(needs: FrameNeeds, layer: MapLayerName, at: EpochSeconds): readonly MapLayer[] {
  const layers = readLayers(needs, layer, LOOK_BOX)(at, MAP_LAYERS[layer].variables);
  return hasLayer(layer, layers) ? Object.values(layers) : [];
}

/** Whether what was found is enough to draw the layer. */
function hasLayer(layer: MapLayerName, found: Layers): boolean {
  if (layer === 'aqi') return found.pm25 !== undefined || found.pm10 !== undefined;
  if (layer === 'uv') return found.uvIndex !== undefined || found.cloudCover !== undefined;
  return MAP_LAYERS[layer].variables.every((name) => found[name] !== undefined);
}

/** The layer's values at an hour; null where no run has them. */
export function findMapField(needs: FrameNeeds, layer: MapLayerName, at: EpochSeconds): MapField | null {
  const read = readLayers(needs, layer, COVERAGE as typeof LOOK_BOX);
  const found = read(at, MAP_LAYERS[layer].variables);
  const [first] = Object.values(found);
  if (!hasLayer(layer, found) || first === undefined) return null;
  const grid = toFrameGrid(first.grid);
  if (layer === 'aqi') return { grid, planes: listAqiPlanes(found, grid, at, read) };
  if (layer === 'uv') return { grid, planes: listUvPlanes(found, grid, at) };
  return { grid, planes: listPlainPlanes(found, MAP_LAYERS[layer].variables, grid) };
}
