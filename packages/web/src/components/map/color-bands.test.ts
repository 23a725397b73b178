import { describe, expect, it } from 'vitest';
import { findClass, listColorBands, parseColor } from './color-bands.ts';
import { MAP_LAYERS } from './map-layer.ts';
import { LAYER_STYLES } from './map-palettes.table.ts';

/** Perceived lightness, 0…1. */
const lightness = (hex: string) => {
  const [r, g, b] = parseColor(hex);
  return 0.2126 * r ** 2.2 + 0.7152 * g ** 2.2 + 0.0722 * b ** 2.2;
};

describe('the colours of the map', () => {
  it('are one for each class, in every palette', () => {
    for (const name of MAP_LAYERS) {
      const style = LAYER_STYLES[name];
      for (const palette of ['safe', 'classic'] as const) expect(style[palette]).toHaveLength(style.limits.length);
      expect([...style.limits].sort((a, b) => a - b)).toEqual(style.limits);
    }
  });

  it.each(['rain', 'wind', 'aqi', 'uv', 'cloud'] as const)(
    'of %s go one way in lightness, so that hue need not be seen',
    (name) => {
      const steps = LAYER_STYLES[name].safe.flatMap((hex) => (hex === null ? [] : [lightness(hex)]));
      for (let i = 1; i < steps.length; i++) expect((steps[i] ?? 0) - (steps[i - 1] ?? 0)).toBeGreaterThan(0);
    },
  );

  it('rise through the classes and those between them', () => {
    const bands = listColorBands(LAYER_STYLES.temperature, 'safe');
    expect(bands.map(({ from }) => from)).toEqual([-40, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36]);
    expect(listColorBands(LAYER_STYLES.rain, 'safe')).toHaveLength(4);
  });
});

describe('the class of a value', () => {
  it.each([
    [0.09, -1],
    [0.1, 0],
    [2.49, 0],
    [2.5, 1],
    [9.99, 1],
    [10, 2],
    [50, 3],
  ])('of %d mm of rain is %d', (rain, index) => expect(findClass(LAYER_STYLES.rain, rain)).toBe(index));

  it.each([
    [50, 0],
    [51, 1],
    [300, 4],
    [301, 5],
  ])('of a VN_AQI of %d is %d', (aqi, index) => expect(findClass(LAYER_STYLES.aqi, aqi)).toBe(index));
});
