import type { Language } from '@portal/domain/language/language';

/** What a block of a page must show. */
interface ExpectedBlock {
  /** Id of its heading; null: anywhere in the page's content. */
  readonly heading: string | null;
  /** Values that must stand in its text. */
  readonly shows: readonly RegExp[];
  /** Names of providers that must stand in it. */
  readonly names?: RegExp;
}

/** A page that is filled from public sources alone. */
interface ExpectedPage {
  readonly paths: Readonly<Record<Language, string>>;
  readonly blocks: readonly ExpectedBlock[];
  /** Sources and feeds of which the page states licence and credit. */
  readonly credits: readonly string[];
  /** Whether its text explains the demonstration without showing it. */
  readonly speaksOfDemo?: true;
}

/** A reply of the API, and the sources that must have given a value of it. */
interface ExpectedReply {
  /** Below `/api/v1`. */
  readonly path: string;
  readonly sources: readonly string[];
  /** Members of the reply that must be there and not empty, null or without an entry. */
  readonly filled: readonly string[];
}

/** A file for programs or tables, and the sources that it credits. */
interface ExpectedFile {
  /** Below `/api/v1`. */
  readonly path: string;
  readonly credits: readonly string[];
}

const DEGREES = /\d°/;
const MODELS = /\b(?:ECMWF|GFS)\b/;
const MILLIMETRES = /(?:\d[ \u00a0]?mm|không mưa|khô|dry|no rain|mưa|rain)/i;
const CHANCE = /\d+[ \u00a0]?%/;
const SPEED = /\d+ km\/h/;

const place = (vi: string, en: string): ExpectedPage['paths'] => ({ vi, en });

/** Pages whose every block is checked, in both languages. */
export const EXPECTED_PAGES: Readonly<Record<string, ExpectedPage>> = {
  now: {
    paths: place('/thoi-tiet-ha-noi/hien-tai', '/weather-ha-noi/now'),
    blocks: [
      { heading: 'now', shows: [DEGREES], names: MODELS },
      { heading: 'measured', shows: [DEGREES, /METAR/], names: /NOAA Aviation Weather Center/ },
      { heading: 'next-rain', shows: [MILLIMETRES] },
      { heading: 'ride', shows: [MILLIMETRES] },
      { heading: 'hours', shows: [DEGREES, CHANCE], names: MODELS },
      { heading: 'today', shows: [DEGREES, CHANCE], names: MODELS },
      { heading: 'days', shows: [DEGREES, CHANCE], names: MODELS },
      {
        heading: 'details',
        shows: [SPEED, /\b\d+ ?%/, /UV(?: index)? \d/, /AQI\) \d+/, /PM2\.5 [\d,.]+ µg\/m³/, /[\d.,]+ hPa/, /km/],
        names: MODELS,
      },
    ],
    credits: ['ecmwf', 'silam', 'metar'],
  },
  hourly: {
    paths: place('/thoi-tiet-da-nang/theo-gio', '/weather-da-nang/hourly'),
    blocks: [{ heading: 'hours', shows: [DEGREES], names: MODELS }],
    credits: ['ecmwf'],
  },
  'fifteen days': {
    paths: place('/thoi-tiet-can-tho/15-ngay-toi', '/weather-can-tho/next-15-days'),
    blocks: [{ heading: 'days', shows: [DEGREES, CHANCE, /mm/, SPEED], names: MODELS }],
    credits: ['ecmwf'],
  },
  tomorrow: {
    paths: place('/thoi-tiet-hue/ngay-mai', '/weather-hue/tomorrow'),
    blocks: [
      { heading: 'tomorrow', shows: [DEGREES], names: MODELS },
      { heading: 'periods', shows: [DEGREES], names: MODELS },
      { heading: 'hours', shows: [DEGREES], names: MODELS },
    ],
    credits: ['ecmwf'],
  },
  sea: {
    paths: place('/thoi-tiet-da-nang/bien', '/weather-da-nang/sea'),
    blocks: [
      { heading: 'boats', shows: [/đi được|cân nhắc|ở bờ|\bgo\b|think twice|stay ashore/i] },
      { heading: 'waves', shows: [/\d[,.]\d/, /cấp|force/] },
      { heading: null, shows: [/\d[,.]\d/], names: /GFS/ },
      { heading: 'days', shows: [/\d[,.]\d/] },
    ],
    credits: ['gfs-wave'],
  },
  season: {
    paths: place('/thoi-tiet-ha-noi/90-ngay', '/weather-ha-noi/90-days'),
    blocks: [{ heading: null, shows: [DEGREES, /NMME/, /Kirtman/] }],
    credits: [],
  },
  map: {
    paths: place('/map', '/map?lang=en'),
    // Where no radar sees, satellites come before the models.
    blocks: [{ heading: null, shows: [/00:(?:20|30|40)/, /vệ tinh|satellite/i], names: /NOAA/ }],
    credits: [],
  },
  satellite: {
    paths: place('/anh-may-ve-tinh', '/anh-may-ve-tinh?lang=en'),
    blocks: [{ heading: 'list-heading', shows: [/00:00/, /23:30/] }],
    credits: ['jma-satellite'],
  },
  storms: {
    paths: place('/bao', '/storms'),
    blocks: [
      { heading: 'map', shows: [/JMA/, /JTWC/] },
      { heading: 'storms', shows: [/Krovanh/, /hPa/, SPEED] },
    ],
    credits: ['jma-storms', 'jtwc-storms'],
  },
  storm: {
    paths: place('/bao/2623', '/storms/2623'),
    blocks: [
      { heading: 'now', shows: [/Krovanh/, SPEED] },
      { heading: 'track-jma', shows: [/hPa/, /±/] },
      { heading: 'track-jtwc', shows: [/hPa/, /34 kt/] },
    ],
    credits: ['jma-storms', 'jtwc-storms'],
  },
  verification: {
    paths: place('/weather-report', '/weather-report?lang=en'),
    blocks: [
      { heading: 'figures', shows: [/N = [1-9]/, /\b[45]\d (?:trạm|stations)/, /POD \d/, /FAR \d/] },
      { heading: 'counts', shows: [/N = [1-9]/, /mm/] },
      { heading: 'by-lead', shows: [/\d,\d|\d\.\d/] },
    ],
    credits: ['metar', 'ghcnh'],
    speaksOfDemo: true,
  },
};

const HERE = 'location=ha-noi';

/** Replies whose sources are checked. */
export const EXPECTED_REPLIES: readonly ExpectedReply[] = [
  { path: `/weather/now?${HERE}`, sources: ['ecmwf', 'gfs'], filled: ['now'] },
  { path: `/weather/hour/24?${HERE}`, sources: ['ecmwf'], filled: ['hours'] },
  { path: `/weather/day/15?${HERE}`, sources: ['ecmwf', 'ecmwf-ens-chances', 'gefs'], filled: ['days'] },
  { path: `/weather/now/aqi?${HERE}`, sources: ['silam'], filled: ['aqi', 'pollutants', 'hours'] },
  { path: `/weather/now/uvd?${HERE}`, sources: ['ecmwf'], filled: [] },
  { path: `/weather/wind?${HERE}`, sources: ['ecmwf'], filled: ['hours'] },
  { path: `/weather/map/nowcasting-10minutes?${HERE}`, sources: ['ecmwf'], filled: ['steps'] },
  ...['rain', 'temperature', 'wind', 'cloud', 'uv'].map((layer) => ({
    path: `/weather/map/frames?layer=${layer}`,
    sources: ['ecmwf'],
    filled: ['frames'],
  })),
  { path: '/weather/map/frames?layer=aqi', sources: ['silam'], filled: ['frames'] },
  { path: '/weather/map/satellite', sources: ['jma-satellite'], filled: ['frames'] },
  { path: '/weather/sea?location=da-nang', sources: ['gfs-wave'], filled: ['hours', 'boats'] },
  { path: '/weather/ward-bulletin?location=o-mon-can-tho', sources: ['ecmwf'], filled: ['items', 'days'] },
  { path: '/storms', sources: ['jma', 'jtwc'], filled: ['items'] },
  { path: '/storms/2623', sources: ['jma', 'jtwc', 'ecmwf', 'aifs'], filled: ['tracks', 'members'] },
];

/** Files whose credits are checked. */
export const EXPECTED_FILES: readonly ExpectedFile[] = [
  { path: `/weather/hour/24.csv?${HERE}`, credits: ['ecmwf'] },
  { path: `/weather/day/15?${HERE}&format=csv`, credits: ['ecmwf'] },
  { path: `/weather/day/15?${HERE}&format=geojson`, credits: ['ecmwf'] },
];
