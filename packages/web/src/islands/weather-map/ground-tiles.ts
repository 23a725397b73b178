import type { MapGround } from '@portal/contract/map-ground';
import { addProtocol, type LayerSpecification, type SourceSpecification } from 'maplibre-gl';

/** Basemap colours, read from CSS so that both themes are defined in one place. */
const TOKENS = ['sea', 'land', 'home', 'line', 'coast', 'water', 'ink', 'halo', 'soft', 'tiles'] as const;
export type MapColors = Readonly<Record<(typeof TOKENS)[number], string>>;

export function readMapColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const entries = TOKENS.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()] as const);
  return Object.fromEntries(entries) as MapColors;
}

export const TILES = 'tiles';
const ARCHIVE = 'pmtiles';

/** Drawn vector layers, by their names in Protomaps and OpenMapTiles. Labels and borders stay the portal's own. */
const WOODS = ['landcover', 'landuse', 'park'];
const WATERS = ['water'];
const STREAMS = ['waterway'];
const ROADS = ['roads', 'transportation'];

/** Tile address; for an archive absolute, because a map worker requests it. */
function toTileAddress({ url, isArchive }: MapGround): string {
  return isArchive ? `${ARCHIVE}://${location.origin}${url}/{z}/{x}/{y}` : url;
}

export function toTileSource(ground: MapGround): SourceSpecification {
  const { minZoom: minzoom, maxZoom: maxzoom } = ground;
  const tiles = [toTileAddress(ground)];
  return ground.tiles === 'vector'
    ? { type: 'vector', tiles, minzoom, maxzoom }
    : { type: 'raster', tiles, minzoom, maxzoom, tileSize: 256 };
}

/**
 * Layers of the operator's tiles: raster as is (darkened in the dark theme); from vector tiles woods, water and roads.
 */
export function drawTiles({ tiles, layers }: MapGround, colors: MapColors): LayerSpecification[] {
  if (tiles === 'raster') {
    const paint = { 'raster-brightness-max': Number(colors.tiles), 'raster-fade-duration': 0 };
    return [{ id: TILES, type: 'raster', source: TILES, paint }];
  }
  const isThere = (name: string): boolean => layers === null || layers.includes(name);
  const toFill = (name: string, color: string): LayerSpecification => ({
    id: `${TILES}-${name}`,
    type: 'fill',
    source: TILES,
    'source-layer': name,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': color },
  });
  const toLine = (name: string, color: string, minzoom: number): LayerSpecification => ({
    id: `${TILES}-${name}`,
    type: 'line',
    source: TILES,
    'source-layer': name,
    minzoom,
    paint: { 'line-color': color, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.5, 11, 1.5] },
  });
  return [
    ...WOODS.filter(isThere).map((name) => toFill(name, colors.land)),
    ...WATERS.filter(isThere).map((name) => toFill(name, colors.water)),
    ...STREAMS.filter(isThere).map((name) => toLine(name, colors.water, 6)),
    ...ROADS.filter(isThere).map((name) => toLine(name, colors.line, 6)),
  ];
}

/** Adds PMTiles support to the map; loads the reader only where such a file is configured. */
export async function readArchives(ground: MapGround | null): Promise<void> {
  if (ground === null || !ground.isArchive) return;
  const { Protocol } = await import('pmtiles');
  addProtocol(ARCHIVE, new Protocol().tile);
}
