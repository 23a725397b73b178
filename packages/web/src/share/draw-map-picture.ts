import { fromMercator } from '@portal/domain/geo/mercator';
import type { InsetDrawing } from '#components/map/archipelago-inset.tsx';
import basemapJson from '#components/map/basemap.json';
import { type Basemap, parseSteps } from '#components/map/basemap.ts';
import { findBandIndex, listColorBands, toHex } from '#components/map/color-bands.ts';
import { findExtent, readBlock, readOrigin, readPlane, readValue } from '#components/map/map-frames.ts';
import { LAYER_STYLES, type LayerStyle } from '#components/map/map-palettes.table.ts';
import {
  FADE_WIDTH,
  HATCH,
  MAP_PICTURE,
  MODEL_DOT,
  PICTURE_CORNER,
  PICTURE_GRAIN,
  PICTURE_WORLD,
  STREAK,
  showEdge,
  toPictureBox,
  toPicturePoint,
} from '#components/map/map-picture-frame.ts';
import type { MapPictureRequest } from './map-picture-request.ts';

export const BASEMAP = basemapJson as unknown as Basemap;
const { width, height } = MAP_PICTURE;

/** Basemap colours, as in components/map/map-stage.module.css. Line widths do not scale with the picture. */
export const MAP_STYLE =
  '.s{fill:#0c0d22}.l{fill:#20224a}.h{fill:#3b3d78}.x{fill:#07080f;fill-opacity:.8}.i{fill:#f3f2fb}.c,.b{fill:none}#l,#h{vector-effect:non-scaling-stroke}.c{stroke:#3c3f74}.b{stroke:#7c7fc0}';

/** Path in whole pixels without duplicate points. */
function toPath(points: readonly (readonly [lng: number, lat: number])[], end: '' | 'z'): string {
  let path = '';
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (const [lng, lat] of points) {
    const point = toPicturePoint({ lat, lng });
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    if (x === lastX && y === lastY) continue;
    path += path === '' ? `M${x} ${y}` : `l${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
  }
  return path.includes('l') ? path + end : '';
}

export function drawLand(rings: readonly string[]): string {
  return rings.map((ring) => toPath(parseSteps(ring), 'z')).join('');
}

/** Static parts, drawn once. */
export const GROUND = {
  land: drawLand(BASEMAP.land),
  home: drawLand(BASEMAP.provinces),
  islands: BASEMAP.islands
    .map(([lng, lat]) => toPicturePoint({ lat, lng }))
    .map(({ x, y }) => `M${x.toFixed(0)} ${y.toFixed(0)}h2v2h-2z`)
    .join(''),
};

/** What a drawing shows: its top left corner, size and the whole world's width, in its pixels. */
export interface PictureWindow {
  readonly corner: { readonly x: number; readonly y: number };
  readonly world: number;
  readonly width: number;
  readonly height: number;
}

/** Grid of squares: coarse for rain, finer for smooth layers. */
function makeGrid(grain: number, { corner, world, width, height }: PictureWindow) {
  const [columns, rows] = [Math.ceil(width / grain), Math.ceil(height / grain)];
  const toEarth = (column: number, row: number) =>
    fromMercator({
      x: (corner.x + column * grain) / world,
      y: (corner.y + row * grain) / world,
    });
  return {
    grain,
    latitudes: Float64Array.from({ length: rows + 1 }, (_, row) => toEarth(0, row).lat),
    longitudes: Float64Array.from({ length: columns + 1 }, (_, column) => toEarth(column, 0).lng),
    middles: {
      lat: Float64Array.from({ length: rows }, (_, row) => toEarth(0, row + 0.5).lat),
      lng: Float64Array.from({ length: columns }, (_, column) => toEarth(column + 0.5, 0).lng),
    },
  };
}

type Grid = ReturnType<typeof makeGrid>;

const WHOLE: PictureWindow = { corner: PICTURE_CORNER, world: PICTURE_WORLD, width, height };
const GRIDS = { blocks: makeGrid(PICTURE_GRAIN, WHOLE), spline: makeGrid(PICTURE_GRAIN / 2, WHOLE) } as const;

/** Fill of a square: band number, with suffix `d` for modelled and `s` for satellites' rain; `x` where unknown. */
type Fill = string;

const SUFFIXES = { radar: '', satellite: 's', model: 'd' } as const;

function findFill(
  { frame, bytes }: MapPictureRequest,
  texture: LayerStyle['texture'],
  { middles, latitudes, longitudes }: Grid,
  row: number,
  column: number,
): Fill {
  const [lat, lng] = [middles.lat[row] ?? Number.NaN, middles.lng[column] ?? Number.NaN];
  const { north, south, east, west } = findExtent(frame);
  if (lat > north || lat < south || !(lng >= west && lng <= east)) return '';
  const origin = texture === 'blocks' ? readOrigin(bytes, frame, { lat, lng }) : 'model';
  const wide = origin === 'satellite' ? HATCH.blocks : 1;
  const [top, left] = [row - (row % wide), column - (column % wide)];
  const box = {
    north: latitudes[top] as number,
    south: latitudes[Math.min(top + wide, latitudes.length - 1)] as number,
    west: longitudes[left] as number,
    east: longitudes[Math.min(left + wide, longitudes.length - 1)] as number,
  };
  const value = texture === 'blocks' ? readBlock(bytes, frame, box) : readValue(bytes, frame, { lat, lng });
  if (value === null) return 'x';
  const band = findBandIndex(frame.layer, value);
  if (band < 0) return '';
  return texture === 'blocks' ? `${band}${SUFFIXES[origin]}` : String(band);
}

/** Merges squares of equal fill, one path per fill. */
function drawValues(request: MapPictureRequest, texture: LayerStyle['texture'], grid: Grid): Map<Fill, string> {
  const { grain, middles } = grid;
  const paths = new Map<Fill, string>();
  for (let row = 0; row < middles.lat.length; row++) {
    let [run, from]: [Fill, number] = ['', 0];
    for (let column = 0; column <= middles.lng.length; column++) {
      const fill = findFill(request, texture, grid, row, column);
      if (fill === run) continue;
      const long = (column - from) * grain;
      if (run !== '') {
        paths.set(run, `${paths.get(run) ?? ''}M${from * grain} ${row * grain}h${long}v${grain}h${-long}z`);
      }
      [run, from] = [fill, column];
    }
  }
  return paths;
}

/** Oblique lines over a pale square of several blocks. */
function writeHatching(fill: Fill, color: string): string {
  const { blocks, lines, pale } = HATCH;
  const [side, inset] = [blocks * PICTURE_GRAIN, blocks * 0.5];
  const step = side / lines;
  const path = Array.from({ length: 2 * lines }, (_, line) => `M${(line + 0.5) * step} 0L0 ${(line + 0.5) * step}`);
  const shape = `x="${inset}" y="${inset}" width="${side - 2 * inset}" height="${side - 2 * inset}"`;
  return `<clipPath id="c${fill}"><rect ${shape}/></clipPath><pattern id="p${fill}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><rect ${shape} fill="${color}" fill-opacity="${pale}"/><path d="${path.join('')}" stroke="${color}" stroke-width="${(step / Math.SQRT2 / 2).toFixed(2)}" clip-path="url(#c${fill})"/></pattern>`;
}

/** Squares with a gap, solid or dotted; patterns start at the picture's origin, as the squares do. */
function writePattern(fill: Fill, color: string): string {
  if (fill.endsWith('s')) return writeHatching(fill, color);
  const { from, side, round } = fill.endsWith('d') ? MODEL_DOT : { from: 0.75, side: 10.5, round: 1.5 };
  const square = `<rect x="${from}" y="${from}" width="${side}" height="${side}" rx="${round}" fill="${color}"/>`;
  return `<pattern id="p${fill}" width="${PICTURE_GRAIN}" height="${PICTURE_GRAIN}" patternUnits="userSpaceOnUse">${square}</pattern>`;
}

interface Weather {
  readonly patterns: string;
  readonly paths: string;
}

/** Values of a frame as paths, and their fill patterns; of rain also in a closer window. */
export function drawWeather(request: MapPictureRequest, window?: PictureWindow): Weather {
  const style = LAYER_STYLES[request.frame.layer];
  const bands = listColorBands(style, 'safe');
  const grid = window === undefined ? GRIDS[style.texture] : makeGrid(PICTURE_GRAIN, window);
  const weather = { patterns: '', paths: '' };
  for (const [fill, path] of drawValues(request, style.texture, grid)) {
    const { color } = bands[Number.parseInt(fill, 10)] ?? {};
    if (fill === 'x') weather.paths += `<path class="x" d="${path}"/>`;
    else if (color === undefined || color[3] === 0) continue;
    else if (style.texture === 'blocks') {
      weather.patterns += writePattern(fill, toHex(color));
      weather.paths += `<path fill="url(#p${fill})" d="${path}"/>`;
    } else weather.paths += `<path fill="${toHex(color)}" fill-opacity="${color[3].toFixed(2)}" d="${path}"/>`;
  }
  return weather;
}

/** Fades weather outside Vietnam: everything at reduced opacity, and the remainder again inside the borders. */
function fadeOutside(paths: string, { outside, opacity }: LayerStyle): string {
  if (outside === 1) return paths;
  const rest = (1 - (1 - opacity) / (1 - opacity * outside)) / opacity;
  return `<clipPath id="v"><use href="#h"/></clipPath><g opacity="${outside}"><g id="w">${paths}</g></g><g opacity="${rest.toFixed(2)}" clip-path="url(#v)">${paths === '' ? '' : '<use href="#w"/>'}</g>`;
}

/** Steps between two points of a drawn streak. */
const STRIDE = 3;
/** Side of the square that each streak begins in. */
const SEED = Math.sqrt(STREAK.pixelsEach);
/** Place within its square, 0…1: scattered, and the same in every picture. */
const scatter = (seed: number): number => (Math.sin(seed * 12.9898) * 43_758.5453) % 1;

/** Points of a streak from tail to head; fewer where the wind is unknown. */
function traceStreak({ frame, bytes }: MapPictureRequest, from: readonly [x: number, y: number]) {
  const points = [from];
  let [x, y] = from;
  for (let step = 1; step < STREAK.steps; step++) {
    const point = fromMercator({
      x: (PICTURE_CORNER.x + x) / PICTURE_WORLD,
      y: (PICTURE_CORNER.y + y) / PICTURE_WORLD,
    });
    const [east, north] = [readPlane(bytes, frame, 0, point), readPlane(bytes, frame, 1, point)];
    if (east === null || north === null) break;
    x += east * STREAK.pixelsPerMs;
    y -= north * STREAK.pixelsPerMs;
    if (step % STRIDE === 0) points.push([x, y]);
  }
  return points;
}

/** Still streaks of the wind, as the live map draws them for readers who want no motion. */
function drawStreaks(request: MapPictureRequest): string {
  if (request.frame.layer !== 'wind') return '';
  const { north, south, east, west } = findExtent(request.frame);
  const [left, top, wide, high] = toPictureBox({ lat: north, lng: west }, { lat: south, lng: east });
  const paths: string[] = STREAK.parts.map(() => '');
  for (let row = 0; row * SEED < high; row++) {
    for (let column = 0; column * SEED < wide; column++) {
      const seed = row * 97 + column;
      const start = [
        left + (column + Math.abs(scatter(seed))) * SEED,
        top + (row + Math.abs(scatter(-seed - 1))) * SEED,
      ];
      const points = traceStreak(request, start as [number, number]).map(
        ([x, y]) => `${Math.round(x)} ${Math.round(y)}`,
      );
      STREAK.parts.forEach(({ until }, part) => {
        const first = Math.floor(points.length * (STREAK.parts[part - 1]?.until ?? 0));
        const shown = points.slice(first, Math.ceil(points.length * until) + 1);
        if (shown.length > 1) paths[part] += `M${shown.join('L')}`;
      });
    }
  }
  const parts = STREAK.parts.map(
    (part, index) => `<path d="${paths[index]}" stroke-width="${part.width}" opacity="${part.alpha}"/>`,
  );
  return `<g fill="none" stroke="#fff" stroke-linecap="round">${parts.join('')}</g>`;
}

/** Opacities of a gradient from a layer's edge inwards. */
const FADE_STOPS = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
  (part) => `<stop offset="${part}" stop-opacity="${(1 - showEdge(part * FADE_WIDTH)).toFixed(3)}"/>`,
);

/** Weather, fading at the edge of its frames into the dark of the unknown; the live map's shader does the same. */
export function fadeAtEdge(
  weather: string,
  { north, south, east, west }: MapPictureRequest['frame']['bounds'],
): string {
  const [left, top, wide, high] = toPictureBox({ lat: north, lng: west }, { lat: south, lng: east });
  const [right, bottom, far] = [left + wide, top + high, FADE_WIDTH];
  const sides = [
    { from: `x1="${left}" x2="${left + far}"`, strip: `M${left} ${top}h${far}v${high}h-${far}z` },
    { from: `x1="${right}" x2="${right - far}"`, strip: `M${right} ${top}h-${far}v${high}h${far}z` },
    { from: `x1="0" x2="0" y1="${top}" y2="${top + far}"`, strip: `M${left} ${top}h${wide}v${far}h-${wide}z` },
    {
      from: `x1="0" x2="0" y1="${bottom}" y2="${bottom - far}"`,
      strip: `M${left} ${bottom}h${wide}v-${far}h-${wide}z`,
    },
  ];
  const gradients = sides.map(
    ({ from }, side) =>
      `<linearGradient id="f${side}" gradientUnits="userSpaceOnUse" ${from}>${FADE_STOPS.join('')}</linearGradient>`,
  );
  const strips = sides.map(({ strip }, side) => `<path fill="url(#f${side})" d="${strip}"/>`);
  const box = `M${left} ${top}h${wide}v${high}h-${wide}z`;
  const all = `M0 0h${width}v${height}H0z`;
  const mask = `maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"`;
  return `${gradients.join('')}<mask id="e" ${mask}><path fill="#fff" d="${box}"/>${strips.join('')}</mask><mask id="o" ${mask}><path fill="#fff" d="${all}"/><path mask="url(#e)" d="${box}"/></mask><g mask="url(#e)">${weather}</g><path class="x" mask="url(#o)" d="${all}"/>`;
}

/** Sea, land and country, and the lines over the weather; `land` is the path of all land or a part. */
export function drawFloor(land: string): readonly [floor: string, lines: string] {
  const shapes = `<defs><path id="l" d="${land}"/><path id="h" d="${GROUND.home}"/></defs>`;
  return [
    `${shapes}<path class="s" d="M0 0h${width}v${height}H0z"/><use href="#l" class="l"/><use href="#h" class="h"/>`,
    `<use href="#l" class="c"/><use href="#h" class="b"/><path class="i" d="${GROUND.islands}"/>`,
  ];
}

const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;

/**
 * Map of a frame as SVG: first paint, pages without WebGL or JavaScript, and small maps. Labels and values are HTML
 * over it (`components/map/map-labels.tsx`).
 */
export function drawMapPicture(request: MapPictureRequest): string {
  const style = LAYER_STYLES[request.frame.layer];
  const { patterns, paths } = drawWeather(request);
  const [floor, lines] = drawFloor(GROUND.land);
  return `${OPEN}<style>${MAP_STYLE}</style>${patterns}${floor}${fadeAtEdge(fadeOutside(paths, style) + drawStreaks(request), findExtent(request.frame))}${lines}</svg>`;
}

/** Both archipelagos without surrounding coasts. */
const BOX = toPictureBox({ lat: 17.6, lng: 110.8 }, { lat: 5.3, lng: 116.9 });
/** Distance of a label below the islands, picture pixels. */
const NAME_BELOW = 50;
/** Islands this close to the label belong to its archipelago, degrees of latitude. */
const NEAR_DEG = 3;
/** Labels have two lines of two words each. */
const WORDS_A_LINE = 2;

/** Lower edge of an archipelago in the picture. */
function findFoot(lat: number): number {
  const islands = BASEMAP.islands.filter((island) => Math.abs(island[1] - lat) < NEAR_DEG);
  return Math.max(...islands.map(([lng, southern]) => toPicturePoint({ lat: southern, lng }).y));
}

/** Inset drawing with labels in one language. */
export function drawArchipelagos(language: 'vi' | 'en'): InsetDrawing {
  const [left, , wide] = BOX;
  const names = BASEMAP.labels
    .filter(({ kind }) => kind === 'archipelago')
    .map(({ lat, ...texts }) => {
      const words = texts[language].split(' ');
      const lines = [words.slice(0, WORDS_A_LINE), words.slice(WORDS_A_LINE)].map((line) => line.join(' '));
      return { lines, x: Math.round(left + wide / 2), y: Math.round(findFoot(lat) + NAME_BELOW) };
    });
  return { viewBox: BOX.join(' '), islands: GROUND.islands, names };
}

/** Coast and borders as SVG without a background, to lay over a satellite image. */
export function drawMapLines(): string {
  const line = 'fill="none" vector-effect="non-scaling-stroke"';
  const shores = `<path ${line} stroke="#e3d66b" d="${GROUND.land}"/>`;
  return `${OPEN}<path ${line} stroke="#b9c46a" d="${GROUND.home}"/>${shores}<path fill="#fff" d="${GROUND.islands}"/></svg>`;
}
