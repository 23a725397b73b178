import type { MapGround } from '@portal/contract/map-ground';
import { addProtocol, type LayerSpecification, type SourceSpecification } from 'maplibre-gl';

/** Colours of the basemap, read from the page's style so that both themes live in one place. */
const TOKENS = ['sea', 'land', 'home', 'line', 'coast', 'water', 'ink', 'halo', 'soft', 'tiles'] as const;
export type MapColors = Readonly<Record<(typeof TOKENS)[number], string>>;

/** The colours that an element's style gives the map. */
export function readMapColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const entries = TOKENS.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()] as const);
  return Object.fromEntries(entries) as MapColors;
}

/** Name of the operator's tiles in the style. */
export const TILES = 'tiles';
const ARCHIVE = 'pmtiles';

/** What is drawn of vector tiles, by the names that Protomaps and OpenMapTiles give their layers. Names and borders stay the portal's own. */
const WOODS = ['landcover', 'landuse', 'park'];
const WATERS = ['water'];
const STREAMS = ['waterway'];
const ROADS = ['roads', 'transportation'];

/** The address of a tile; that of an archive names this site, because a worker of the map asks for it. */
function toTileAddress({ url, isArchive }: MapGround): string {
  return isArchive ? `${ARCHIVE}://${location.origin}${url}/{z}/{x}/{y}` : url;
}

/** The operator's tiles as a source of the map. */
export function toTileSource(ground: MapGround): SourceSpecification {
  const { minZoom: minzoom, maxZoom: maxzoom } = ground;
  const tiles = [toTileAddress(ground)];
  return ground.tiles === 'vector'
    ? { type: 'vector', tiles, minzoom, maxzoom }
    : { type: 'raster', tiles, minzoom, maxzoom, tileSize: 256 };
}

/** Layers of the operator's tiles: pictures as they are, darker in the dark theme; of vector tiles woods, water and roads. */
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

/** Teaches the map to read PMTiles; the reader is fetched only where the operator set such a file. */
export async function readArchives(ground: MapGround | null): Promise<void> {
  if (ground === null || !ground.isArchive) return;
  const { Protocol } = await import('pmtiles');
  addProtocol(ARCHIVE, new Protocol().tile);
}
