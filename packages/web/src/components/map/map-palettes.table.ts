import type { MapLayer } from './map-layer.ts';

/** Style of a layer: class limits in the unit of its frames, and colours for the dark basemap. */
export interface LayerStyle {
  /** Lower limit of each class; nothing is drawn below the first. */
  readonly limits: readonly number[];
  /** Colour-blind-safe palette; null draws nothing. */
  readonly safe: readonly (string | null)[];
  /** Conventional weather-map palette. */
  readonly classic: readonly (string | null)[];
  readonly opacity: number;
  /** Opacity factor outside Vietnam. */
  readonly outside: number;
  /** Intermediate colours between two classes. */
  readonly between: number;
  /** `blocks`: squares of one value, solid by radar, hatched by satellites, dotted by a model. `spline`: smooth interpolation. */
  readonly texture: 'blocks' | 'spline';
}

const RAIN: LayerStyle = {
  limits: [0.1, 2.5, 10, 50],
  safe: ['#2f5fb3', '#4f9ff0', '#8fccff', '#ffeefa'],
  classic: ['#5fbf8c', '#f2d43d', '#f08a32', '#d8372f'],
  opacity: 1,
  outside: 1,
  between: 0,
  texture: 'blocks',
};

/** A layer without values. */
const NO_VALUES: LayerStyle = {
  limits: [],
  safe: [],
  classic: [],
  opacity: 1,
  outside: 1,
  between: 0,
  texture: 'spline',
};

/** More is lighter; temperature is lightest where mild. */
export const LAYER_STYLES: Readonly<Record<MapLayer, LayerStyle>> = {
  radar: RAIN,
  rain: RAIN,
  satellite: NO_VALUES,
  storms: NO_VALUES,
  temperature: {
    limits: [-40, 12, 16, 20, 24, 28, 32, 36],
    safe: ['#4152b4', '#3f8bd0', '#4fb3c4', '#93d1a3', '#ecdc78', '#f2a945', '#de6035', '#a92a4f'],
    classic: ['#5b79c9', '#49a0bd', '#4aab9f', '#7fb455', '#d0b53a', '#ea9636', '#e0683a', '#b53a4c'],
    opacity: 0.88,
    outside: 0.5,
    between: 1,
    texture: 'spline',
  },
  wind: {
    limits: [0, 1.55, 5.45, 10.75, 17.15, 24.45, 32.65],
    safe: ['#14153a', '#25265f', '#46429c', '#6f62c9', '#9c8fee', '#c9c2fc', '#f5f2ff'],
    classic: ['#3f8fb0', '#4f9f70', '#9fb243', '#e2c63a', '#ea8a35', '#dd4038', '#8f3f97'],
    opacity: 0.92,
    outside: 1,
    between: 2,
    texture: 'spline',
  },
  cloud: {
    limits: [0, 20, 50, 80],
    safe: [null, '#585d86', '#9096b4', '#dadeec'],
    classic: [null, '#6b7390', '#9ea6b8', '#d5dae2'],
    opacity: 0.82,
    outside: 1,
    between: 2,
    texture: 'spline',
  },
  aqi: {
    limits: [0, 50.5, 100.5, 150.5, 200.5, 300.5],
    safe: ['#1f6a66', '#8f8a35', '#d5963a', '#f0a783', '#f6c4e4', '#fdf0ff'],
    classic: ['#4fa63f', '#f2d43d', '#f08a32', '#dd4038', '#8f3f97', '#7e0023'],
    opacity: 0.85,
    outside: 0.6,
    between: 3,
    texture: 'spline',
  },
  uv: {
    limits: [0.5, 2.5, 5.5, 7.5, 10.5],
    safe: ['#5b4a3a', '#94682f', '#cf8d3a', '#f3c25c', '#fff3cc'],
    classic: ['#5fbf4c', '#f2d43d', '#f08a32', '#dd4038', '#8f3f97'],
    opacity: 0.85,
    outside: 0.6,
    between: 2,
    texture: 'spline',
  },
};

/** Rain of a day by model cell, mm, for pictures of basins: the map's blues, with a class more. */
export const DAY_RAIN = {
  limits: [0.5, 6, 14, 26, 40],
  colors: ['#2d59ab', '#3f82d6', '#72aef5', '#aad6ff', '#ffeefa'],
} as const;
