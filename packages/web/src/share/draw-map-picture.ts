import { fromMercator } from '@portal/domain/geo/lat-lng';
import type { InsetDrawing } from '#components/map/archipelago-inset.tsx';
import basemapJson from '#components/map/basemap.json';
import { type Basemap, parseSteps } from '#components/map/basemap.ts';
import { type ColorBand, listColorBands } from '#components/map/color-bands.ts';
import { readValue } from '#components/map/map-frames.ts';
import { LAYER_STYLES } from '#components/map/map-palettes.table.ts';
import { MAP_PICTURE, PICTURE_CORNER, PICTURE_WORLD, toPictureBox, toPicturePoint } from './map-picture-frame.ts';
import type { MapPictureRequest } from './map-picture-request.ts';

/** What the drawn maps are drawn from. */
const BASEMAP = basemapJson as unknown as Basemap;
const { width, height } = MAP_PICTURE;

/** The ground's colours in both themes: those of components/map/map-stage.module.css. */
const STYLE = `svg{--sea:#dfe6f0;--land:#eeeeec;--home:#fff;--line:#b3b0c4;--coast:#9aa5bb;--ink:#1f1b33;--halo:#fff;--soft:#5d6a86}
@media(prefers-color-scheme:dark){svg{--sea:#0f111c;--land:#1a1d2a;--home:#272a3d;--line:#56546e;--coast:#3d4158;--ink:#f2f1f8;--halo:#0f111c;--soft:#b9c0d6}}
text{font:600 12.5px Jakarta,"Plus Jakarta Sans",system-ui,sans-serif;fill:var(--ink);stroke:var(--halo);stroke-width:3px;paint-order:stroke;stroke-linejoin:round}
.soft{fill:var(--soft)}.m{text-anchor:middle}
@media(max-width:420px){text{font-size:24px}text:not(.m){display:none}}`;

/** A path of whole pixels; points that fall together are one. */
function toPath(steps: string, end: '' | 'z'): string {
  let path = '';
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (const [lng, lat] of parseSteps(steps)) {
    const point = toPicturePoint({ lat, lng });
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    if (x === lastX && y === lastY) continue;
    path += path === '' ? `M${x} ${y}` : `l${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
  }
  return path.includes('l') ? path + end : '';
}

/** Everything that no weather changes, made once. */
const GROUND = {
  land: BASEMAP.land.map((ring) => toPath(ring, 'z')).join(''),
  home: BASEMAP.provinces.map((ring) => toPath(ring, 'z')).join(''),
  islands: BASEMAP.islands
    .map(([lng, lat]) => toPicturePoint({ lat, lng }))
    .map(({ x, y }) => `M${x.toFixed(0)} ${y.toFixed(0)}h2v2h-2z`)
    .join(''),
};

/** Provinces that are named on the picture: it has no space for all. */
const NAMED = new Set([
  'Hà Nội',
  'Đà Nẵng',
  'Hồ Chí Minh',
  'Cần Thơ',
  'Huế',
  'Nghệ An',
  'Khánh Hòa',
  'Lai Châu',
  'Cà Mau',
]);
const toText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Names of seas, countries, archipelagos and some provinces. */
function drawNames(language: 'vi' | 'en'): string {
  return BASEMAP.labels
    .filter(({ kind, vi }) => kind !== 'town' && kind !== 'spot' && (kind !== 'province' || NAMED.has(vi)))
    .map(({ kind, lng, lat, ...names }) => {
      const { x, y } = toPicturePoint({ lat, lng });
      const name = toText(names[language]);
      if (kind !== 'province') {
        const soft = kind === 'archipelago' ? 'm' : 'm soft';
        return `<text class="${soft}" x="${x.toFixed(0)}" y="${(y + 4).toFixed(0)}">${name}</text>`;
      }
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="2.5" fill="var(--ink)"/><text x="${(x + 7).toFixed(0)}" y="${(y + 4).toFixed(0)}">${name}</text>`;
    })
    .join('');
}

const NO_COLOR = -1;

/** Index of the band of a value, −1 below the first; where there is no value that of the hatch, one above the last. */
function findBand(bands: readonly ColorBand[], value: number | null): number {
  return value === null ? bands.length : bands.findLastIndex(({ from }) => value >= from);
}

/** Side of the squares that the drawn map is made of, pixels. */
const GRAIN = 5;
const COLUMNS = Math.ceil(width / GRAIN);
const ROWS = Math.ceil(height / GRAIN);

/** The earth at the middle of each row and column of squares, made once. */
const LATITUDES = Float64Array.from({ length: ROWS }, (_, row) => toEarth(0, row).lat);
const LONGITUDES = Float64Array.from({ length: COLUMNS }, (_, column) => toEarth(column, 0).lng);

function toEarth(column: number, row: number) {
  return fromMercator({
    x: (PICTURE_CORNER.x + (column + 0.5) * GRAIN) / PICTURE_WORLD,
    y: (PICTURE_CORNER.y + (row + 0.5) * GRAIN) / PICTURE_WORLD,
  });
}

/** The values as rows of one colour, one path a band; the last is of squares inside of the frame that have no value. */
function drawValues({ frame, bytes }: MapPictureRequest): string[] {
  const bands = listColorBands(LAYER_STYLES[frame.layer], 'light');
  const paths = [...bands.map(() => ''), ''];
  const { north, south, east, west } = frame.bounds;
  for (let row = 0; row < ROWS; row++) {
    const lat = LATITUDES[row] as number;
    if (lat > north || lat < south) continue;
    let [run, from] = [NO_COLOR, 0];
    for (let column = 0; column <= COLUMNS; column++) {
      const lng = LONGITUDES[column] ?? Number.NaN;
      const isInside = lng >= west && lng <= east;
      const band = isInside ? findBand(bands, readValue(bytes, frame, { lat, lng })) : NO_COLOR;
      if (band === run) continue;
      const long = (column - from) * GRAIN;
      if (run >= 0) paths[run] += `M${from * GRAIN} ${row * GRAIN}h${long}v${GRAIN}h${-long}z`;
      [run, from] = [band, column];
    }
  }
  return paths;
}

/** The colour of each band in both themes, as style rules. */
function writeBandStyle(layer: MapPictureRequest['frame']['layer']): string {
  const rules = (palette: 'light' | 'dark') =>
    listColorBands(LAYER_STYLES[layer], palette)
      .map(({ color: [r, g, b, a] }, i) => {
        const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255));
        return `.b${i}{fill:rgb(${red} ${green} ${blue}/${a.toFixed(2)})}`;
      })
      .join('');
  return `${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}`;
}

/** Stripes where nothing is known: there no colour does not mean that it is dry. */
const HATCH =
  '<pattern id="h" width="6.4" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="var(--soft)" opacity=".35" d="M0 0h.9v9H0z"/></pattern>';

/** Everything outside of a frame. The stripes end at its edge; a line there would read as a border in the East Sea. */
function drawOutside({ north, south, east, west }: MapPictureRequest['frame']['bounds']): string {
  const [x, y, wide, high] = toPictureBox({ lat: north, lng: west }, { lat: south, lng: east });
  const box = `M${x} ${y}h${wide}v${high}h-${wide}z`;
  return `<path fill="url(#h)" fill-rule="evenodd" d="M0 0h${width}v${height}H0z${box}"/>`;
}

/** The map of a frame as SVG, for both themes in one: first paint, pages without WebGL or script, and small maps of other pages. */
export function drawMapPicture(request: MapPictureRequest): string {
  const paths = drawValues(request);
  const values = paths
    .map((path, i) => {
      if (path === '') return '';
      return i === paths.length - 1 ? `<path fill="url(#h)" d="${path}"/>` : `<path class="b${i}" d="${path}"/>`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${STYLE}${writeBandStyle(request.frame.layer)}</style>${HATCH}<path fill="var(--sea)" d="M0 0h${width}v${height}H0z"/><path fill="var(--land)" d="${GROUND.land}"/><path fill="var(--home)" d="${GROUND.home}"/>${values}${drawOutside(request.frame.bounds)}<path fill="none" stroke="var(--coast)" d="${GROUND.land}"/><path fill="none" stroke="var(--line)" d="${GROUND.home}"/><path fill="var(--ink)" d="${GROUND.islands}"/>${drawNames(request.language)}</svg>`;
}

/** Both archipelagos, without the shores around. */
const BOX = toPictureBox({ lat: 17.6, lng: 110.8 }, { lat: 5.3, lng: 116.9 });
/** How far a name stands below the islands, in pixels of the picture. */
const NAME_BELOW = 50;
/** Islands this near to the name on the map are of its archipelago, degrees of latitude. */
const NEAR_DEG = 3;
/** A name stands on two lines of two words each. */
const WORDS_A_LINE = 2;

/** The lower edge of an archipelago in the picture. */
function findFoot(lat: number): number {
  const islands = BASEMAP.islands.filter((island) => Math.abs(island[1] - lat) < NEAR_DEG);
  return Math.max(...islands.map(([lng, southern]) => toPicturePoint({ lat: southern, lng }).y));
}

/** The drawing for the inset, names in one language. */
export function drawArchipelagos(language: 'vi' | 'en'): InsetDrawing {
  const [left = 0, , width = 0] = BOX;
  const names = BASEMAP.labels
    .filter(({ kind }) => kind === 'archipelago')
    .map(({ lat, ...texts }) => {
      const words = texts[language].split(' ');
      const lines = [words.slice(0, WORDS_A_LINE), words.slice(WORDS_A_LINE)].map((line) => line.join(' '));
      return { lines, x: Math.round(left + width / 2), y: Math.round(findFoot(lat) + NAME_BELOW) };
    });
  return { viewBox: BOX.join(' '), islands: GROUND.islands, names };
}

/** The colours over a satellite image: those of components/satellite/satellite-stage.module.css. */
const LINE_STYLE = `svg{--ink:#fff}text{font:600 12.5px Jakarta,"Plus Jakarta Sans",system-ui,sans-serif;fill:#fff;stroke:#101114;stroke-width:3px;paint-order:stroke;stroke-linejoin:round}
.soft{fill:#c9d2ea}.m{text-anchor:middle}path{fill:none}`;

/** Coast, borders and names as SVG without a ground, for a satellite image below them. */
export function drawMapLines(language: 'vi' | 'en'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${LINE_STYLE}</style><path stroke="#b9c46a" d="${GROUND.home}"/><path stroke="#e3d66b" d="${GROUND.land}"/><path style="fill:#fff" d="${GROUND.islands}"/>${drawNames(language)}</svg>`;
}
