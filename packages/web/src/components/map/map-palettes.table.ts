import type { MapLayer } from './map-layer.ts';

/** The style of a layer: where its classes begin, in the unit of its frames, and their colours. */
export interface LayerStyle {
  /** Lower limit of each class; below the first nothing is drawn. */
  readonly limits: readonly number[];
  /** Distinguishable without red-green vision; null draws nothing. */
  readonly light: readonly (string | null)[];
  readonly dark: readonly (string | null)[];
  /** As other maps draw it. */
  readonly classic: readonly (string | null)[];
  readonly opacity: number;
  /** Colours between two classes that the map draws too. */
  readonly between: number;
  /** What stands between cells: `linear` uses the cells around, `spline` also smooths the steps of the bytes. */
  readonly smoothing: 'linear' | 'spline';
  /** The same of frames that are forecast, where it differs: far ahead, several cells of a nowcast share a value. */
  readonly smoothingAhead?: 'spline';
}

const RAIN: LayerStyle = {
  limits: [0.1, 2.5, 10, 50],
  light: ['#92c1ec', '#3f8fdb', '#1a5cb5', '#4c439b'],
  dark: ['#3c6ea8', '#5ba3ea', '#a4d0fb', '#d6c9ff'],
  classic: ['#5fbf8c', '#f2d43d', '#f08a32', '#d8372f'],
  opacity: 0.92,
  between: 0,
  smoothing: 'linear',
};

const COLD_TO_HOT = ['#2d3e8f', '#4f7fc0', '#9cc4e0', '#dfe6d6', '#f5d58f', '#eaa04d', '#c9592b', '#7a1f2b'];

/** Every layer. In the dark theme more of something is lighter, on white it is darker. */
export const LAYER_STYLES: Readonly<Record<MapLayer, LayerStyle>> = {
  radar: { ...RAIN, smoothingAhead: 'spline' },
  rain: RAIN,
  satellite: { limits: [], light: [], dark: [], classic: [], opacity: 1, between: 0, smoothing: 'spline' },
  temperature: {
    limits: [-40, 12, 16, 20, 24, 28, 32, 36],
    light: COLD_TO_HOT,
    dark: COLD_TO_HOT,
    classic: ['#5b79c9', '#49a0bd', '#4aab9f', '#7fb455', '#d0b53a', '#ea9636', '#e0683a', '#b53a4c'],
    opacity: 0.82,
    between: 1,
    smoothing: 'spline',
  },
  wind: {
    limits: [0, 1.55, 5.45, 10.75, 17.15, 24.45, 32.65],
    light: ['#e9e7f6', '#cfcbec', '#aaa3da', '#8279c4', '#5f55a8', '#43388a', '#2a1f5e'],
    dark: ['#262145', '#3b3468', '#5a5199', '#7d74c6', '#a39bea', '#c9c4fb', '#f3f1ff'],
    classic: ['#6fb7d6', '#66c08a', '#b8cf4f', '#f2d43d', '#f08a32', '#dd4038', '#8f3f97'],
    opacity: 0.82,
    between: 1,
    smoothing: 'spline',
  },
  cloud: {
    limits: [0, 20, 50, 80],
    light: [null, '#cdd4e0', '#a3adbf', '#76829a'],
    dark: [null, '#3f465e', '#747d95', '#b6bece'],
    classic: [null, '#d5dae2', '#aab2bf', '#7f8896'],
    opacity: 0.8,
    between: 1,
    smoothing: 'spline',
  },
  aqi: {
    limits: [0, 50.5, 100.5, 150.5, 200.5, 300.5],
    light: ['#dfe9c9', '#f2d98a', '#eea956', '#cf5f3f', '#8f2d5b', '#471a4c'],
    dark: ['#33402f', '#6d6231', '#a8702f', '#d9805f', '#e79bc0', '#f3dcff'],
    classic: ['#5fbf4c', '#f2d43d', '#f08a32', '#dd4038', '#8f3f97', '#7e0023'],
    opacity: 0.8,
    between: 0,
    smoothing: 'spline',
  },
  uv: {
    limits: [0.5, 2.5, 5.5, 7.5, 10.5],
    light: ['#f6e7b4', '#f0bf6c', '#e08a45', '#b4533f', '#6e2a46'],
    dark: ['#4d4130', '#87632f', '#c98a3a', '#f0bf5a', '#fff0c2'],
    classic: ['#5fbf4c', '#f2d43d', '#f08a32', '#dd4038', '#8f3f97'],
    opacity: 0.8,
    between: 0,
    smoothing: 'spline',
  },
};
