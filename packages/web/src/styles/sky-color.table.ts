/** A share in per cent, or the name of one. */
type Share = string;

/** `#rrggbb`, the name of a colour, or two mixed in Oklab. */
export type SkyColor = string | SkyMix;

interface SkyMix {
  readonly from: SkyColor;
  readonly to: SkyColor;
  /** Share of `from`, or of `to` where `isOfTo`. */
  readonly share: Share;
  readonly isOfTo: boolean;
}

/** Colours of the skies that a row selects; a later row of the same weight wins, as in a style sheet. */
export interface SkyRow {
  /** Also without any sky. */
  readonly root?: true;
  readonly sun?: readonly string[] | 'any';
  readonly sky?: readonly string[] | 'any';
  readonly isDark?: true;
  readonly colors: Readonly<Record<string, SkyColor>>;
}

const mix = (from: SkyColor, share: Share, to: SkyColor): SkyMix => ({ from, to, share, isOfTo: false });
/** A colour behind the weather. */
const veil = (color: SkyColor, share: Share): SkyMix => ({ from: color, to: 'veil', share, isOfTo: true });
/** The defaults of a page without a sky. */
const toRoot = (isFirst: boolean): { root?: true } => (isFirst ? { root: true } : {});

/** Six bands from zenith to horizon, three depths of land and the light of windows. */
function daylight(sun: string, bands: readonly string[], lands: readonly string[], light: string): SkyRow {
  const colors = Object.fromEntries([
    ...bands.map((color, index) => [`d${index + 1}`, color]),
    ...lands.map((color, index) => [`g${index + 1}`, color]),
    ['sky-window', light],
  ]);
  return { ...toRoot(sun === 'morning'), sun: [sun], colors };
}

const weather = (sky: string, color: string, onSky: Share, onLand: Share): SkyRow => ({
  ...toRoot(sky === 'clear'),
  sky: [sky],
  colors: { veil: color, 'on-sky': onSky, 'on-land': onLand },
});

/**
 * Skies. `data-sun` sets the bands, `data-sky` adds the weather's veil, the dark theme deepens the result. The build
 * writes `sky.css` from these rows; share pictures and the contrast test compute from them.
 */
export const SKY_ROWS: readonly SkyRow[] = [
  daylight(
    'morning',
    ['#8fc3ee', '#a8d2f2', '#c0dff2', '#d6e9ee', '#e9efdf', '#f8f2cb'],
    ['#a9bbdc', '#7a8fc0', '#4a5c94'],
    '#dfe8f6',
  ),
  daylight(
    'noon',
    ['#69b1ea', '#88c2ef', '#a5d2f3', '#c0e0f5', '#d9ebf1', '#eef3e4'],
    ['#9db5db', '#6e89bf', '#3f5691'],
    '#dfe8f6',
  ),
  daylight(
    'dawn',
    ['#b5b7e0', '#cabfdd', '#e0c8d5', '#f0d0c6', '#f9dcb2', '#ffeab0'],
    ['#bda6c4', '#8f7aa8', '#574c80'],
    '#ffe9b0',
  ),
  daylight(
    'golden',
    ['#aec4e0', '#c8cfd8', '#e4d5bd', '#f4d59c', '#fac975', '#fdb95a'],
    ['#c9a78f', '#9a7a83', '#5c4a6b'],
    '#fff0bf',
  ),
  daylight(
    'dusk',
    ['#9995cd', '#b09bca', '#cca2bc', '#e4aca4', '#f2be90', '#fbd488'],
    ['#a983a6', '#765b8d', '#413767'],
    '#ffe2a0',
  ),
  daylight(
    'nautical',
    ['#1a1f55', '#292c69', '#41407d', '#66528d', '#98698e', '#cf8f88'],
    ['#4a4279', '#332f64', '#1b1b47'],
    '#ffd27a',
  ),
  daylight(
    'night',
    ['#0f1238', '#161a46', '#1e2353', '#292e62', '#373b70', '#484b7e'],
    ['#272b5e', '#1b1f4a', '#0f1232'],
    '#ffd27a',
  ),
  weather('clear', '#ffffff', '0%', '0%'),
  weather('few', '#dfe6ee', '8%', '4%'),
  weather('changing', '#ccd4df', '26%', '10%'),
  weather('cloudy', '#c0c9d6', '56%', '22%'),
  weather('overcast', '#b3bdcc', '78%', '34%'),
  weather('rain-1', '#b4c0d0', '66%', '34%'),
  weather('rain-2', '#a2b0c6', '82%', '46%'),
  weather('rain-3', '#434f74', '90%', '58%'),
  weather('thunder', '#46476f', '88%', '52%'),
  weather('storm', '#2b3150', '92%', '66%'),
  weather('fog', '#dcdfdf', '84%', '62%'),
  weather('heat', '#fbd48a', '0%', '16%'),
  weather('cold', '#bccad8', '62%', '38%'),
  {
    sun: ['night', 'nautical'],
    sky: 'any',
    colors: {
      veil: '#3a3f5e',
    },
  },
  {
    sun: ['night', 'nautical'],
    sky: ['rain-2', 'rain-3', 'thunder', 'storm'],
    colors: {
      veil: '#1f2440',
    },
  },
  // Heat bleaches the sky of a high sun only.
  {
    sun: ['morning', 'noon', 'golden'],
    sky: ['heat'],
    colors: {
      d1: '#f0d3a2',
      d2: '#f4d99f',
      d3: '#f8de9f',
      d4: '#fae2a4',
      d5: '#fce6ae',
      d6: '#fdebbd',
    },
  },
  {
    root: true,
    sky: 'any',
    colors: {
      keep: '100%',
      'keep-low': '100%',
      'keep-land': '100%',
      deep: '#0b0f30',
      'sky-1': mix(veil('d1', 'on-sky'), 'keep', 'deep'),
      'sky-2': mix(veil('d2', 'on-sky'), 'keep', 'deep'),
      'sky-3': mix(veil('d3', 'on-sky'), 'keep', 'deep'),
      'sky-4': mix(veil('d4', 'on-sky'), 'keep-low', 'deep'),
      'sky-5': mix(veil('d5', 'on-sky'), 'keep-low', 'deep'),
      'sky-6': mix(veil('d6', 'on-sky'), 'keep-low', 'deep'),
      'land-1': mix(veil('g1', 'on-land'), 'keep-land', 'deep'),
      'land-2': mix(veil('g2', 'on-land'), 'keep-land', 'deep'),
      'land-3': mix(veil('g3', 'on-land'), 'keep-land', 'deep'),
      'leaf-1': '#a8cc72',
      'leaf-2': '#79a94c',
      'leaf-3': '#4d7d46',
      'field-1': mix(veil('leaf-1', 'on-land'), 'keep-land', 'deep'),
      'field-2': mix(veil('leaf-2', 'on-land'), 'keep-land', 'deep'),
      'field-3': mix(veil('leaf-3', 'on-land'), 'keep-land', 'deep'),
      'sea-1': mix('sky-4', '46%', mix('#5f9cc9', 'keep-land', 'deep')),
      'sea-2': mix('sea-1', '72%', mix('#22507f', 'keep-land', 'deep')),
      sand: mix(veil('#eed9a6', 'on-land'), 'keep-land', 'deep'),
      vermilion: mix(veil('#cf4a34', 'on-land'), '88%', 'land-3'),
      gold: mix(veil('#eab64a', 'on-land'), '88%', 'land-3'),
      'sky-ink': '#1f1b33',
      'sky-ink-2': '#332e4b',
      'sky-cloud-1': mix('sky-2', '22%', '#ffffff'),
      'sky-cloud-2': mix('sky-1', '46%', '#ffffff'),
      'sky-cloud-3': mix('sky-1', '74%', '#ffffff'),
      'sky-carve': mix('sky-1', '70%', '#4a4a86'),
      'sky-sun': '#f6b73c',
      'sky-sun-2': mix('#ffeab8', '74%', 'sky-3'),
      'sky-sun-3': mix('#fffaf0', '46%', 'sky-2'),
      'sky-moon': '#f6f0d4',
      'sky-moon-2': mix('sky-1', '80%', '#ffffff'),
      'sky-bolt': '#ffd25e',
      'sky-rain': mix('sky-2', '86%', '#4c5680'),
      'sky-rain-2': mix('sky-3', '44%', '#39446f'),
    },
  },
  {
    sky: ['rain-2', 'overcast'],
    colors: {
      'sky-cloud-1': mix('sky-1', '60%', '#ffffff'),
      'sky-cloud-2': mix('sky-1', '84%', '#ffffff'),
      'sky-cloud-3': mix('sky-1', '88%', '#4b5478'),
    },
  },
  {
    sun: ['golden', 'dusk', 'dawn'],
    sky: 'any',
    colors: {
      'sky-sun': '#f79a3e',
      'leaf-1': '#c9b36a',
      'leaf-2': '#97905a',
      'leaf-3': '#5f6150',
    },
  },
  {
    sky: ['heat'],
    colors: {
      'sky-sun': '#f08a24',
      'sky-sun-2': '#ffcf70',
      'sky-sun-3': '#fbdc9c',
    },
  },
  {
    sky: ['cold'],
    colors: {
      'sky-sun': '#efe0ac',
      'sky-sun-2': mix('#ffffff', '40%', 'sky-2'),
      'sky-sun-3': mix('#ffffff', '22%', 'sky-2'),
    },
  },
  {
    sun: ['night', 'nautical'],
    sky: 'any',
    colors: {
      'sky-ink': '#f6f4fd',
      'sky-ink-2': '#dad7ee',
      'leaf-1': '#26375a',
      'leaf-2': '#1e2d4f',
      'leaf-3': '#152142',
      'sea-1': '#1d2a5c',
      'sea-2': '#2d3a72',
      sand: '#39406b',
      vermilion: '#b8483f',
      gold: '#b98f45',
      'sky-cloud-1': '#5b5f94',
      'sky-cloud-2': '#4a4e84',
      'sky-cloud-3': '#3b3f72',
      'sky-carve': '#7f84bb',
      'sky-rain': '#2d3364',
      'sky-rain-2': '#8d97cf',
    },
  },
  {
    sun: 'any',
    sky: ['rain-3', 'thunder', 'storm'],
    colors: {
      'sky-ink': '#f7f6fd',
      'sky-ink-2': '#eceef8',
      'sky-cloud-1': mix('sky-1', '82%', '#b5bcd8'),
      'sky-cloud-2': mix('sky-1', '92%', '#8b93b8'),
      'sky-cloud-3': mix('sky-1', '80%', '#14162f'),
      'sky-carve': mix('sky-1', '50%', '#c9d0ea'),
      'sky-rain': mix('sky-2', '89%', '#aeb9dc'),
      'sky-rain-2': mix('sky-3', '36%', '#dbe4fb'),
    },
  },
  {
    root: true,
    sky: 'any',
    isDark: true,
    colors: {
      keep: '40%',
      'keep-low': '35%',
      'keep-land': '40%',
      deep: '#051d57',
      'sky-ink': '#f7f6fd',
      'sky-ink-2': '#e3e5f3',
      'sky-cloud-1': mix('sky-2', '72%', '#b9c7e8'),
      'sky-cloud-2': mix('sky-1', '80%', '#a9b8df'),
      'sky-cloud-3': mix('sky-1', '86%', '#93a5d6'),
      'sky-carve': mix('sky-1', '56%', '#c3d0f2'),
      'sky-sun': '#f3bb4c',
      'sky-sun-2': mix('#d99a3a', '62%', 'sky-2'),
      'sky-sun-3': mix('#d99a3a', '30%', 'sky-2'),
      'sky-rain': mix('sky-2', '91%', '#9fb0dc'),
      'sky-rain-2': mix('sky-2', '44%', '#c2d2f8'),
      vermilion: mix('#cf4a34', '66%', 'land-3'),
      gold: mix('#eab64a', '66%', 'land-3'),
    },
  },
  {
    sun: ['dusk'],
    isDark: true,
    colors: {
      deep: '#2b0c4e',
    },
  },
  {
    sun: ['dawn'],
    isDark: true,
    colors: {
      deep: '#2a1256',
    },
  },
  {
    sun: ['golden'],
    isDark: true,
    colors: {
      deep: '#3d1630',
    },
  },
  {
    sky: ['cloudy', 'overcast', 'rain-1', 'rain-2', 'fog', 'cold'],
    isDark: true,
    colors: {
      deep: '#0a1c44',
    },
  },
  {
    sky: ['heat'],
    isDark: true,
    colors: {
      keep: '33%',
      'keep-low': '30%',
      deep: '#4a1a08',
      'sky-sun-2': '#c58538',
      'sky-sun-3': '#93602f',
    },
  },
  {
    sun: ['night', 'nautical'],
    sky: 'any',
    isDark: true,
    colors: {
      keep: '78%',
      'keep-low': '70%',
      'keep-land': '76%',
      deep: '#0b0f30',
      'sky-rain': mix('sky-2', '88%', '#9fb0dc'),
    },
  },
];
