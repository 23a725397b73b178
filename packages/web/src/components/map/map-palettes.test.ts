import { describe, expect, it } from 'vitest';
import { COLORS } from '#styles/color.table.ts';
import { computeDifference, mixOver, simulateVision, VISIONS, type Vision } from './color-vision.fixture.ts';
import { DAY_RAIN, LAYER_STYLES } from './map-palettes.table.ts';

type Theme = 'light' | 'dark';

function readToken(name: string, theme: Theme): string {
  const [light = '', dark = light] = COLORS[name] ?? [];
  return theme === 'dark' ? dark : light;
}

const readScale = (names: readonly string[]) => (theme: Theme) => names.map((name) => readToken(name, theme));
const number = (count: number, prefix: string, from = 1) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + from}`);

const COUNTRY = '#3b3d78';
const ofMap = (name: keyof typeof LAYER_STYLES, palette: 'safe' | 'classic') => () => {
  const style = LAYER_STYLES[name];
  return style[palette].map((hex) => (hex === null ? COUNTRY : mixOver(hex, COUNTRY, style.opacity)));
};

/** Colour is the only cue: neighbouring steps must differ for every kind of colour vision. */
const BY_COLOR: Readonly<Record<string, (theme: Theme) => readonly string[]>> = {
  'rain on the map': ofMap('rain', 'safe'),
  'rain of a day on a basin': () => DAY_RAIN.colors,
  'temperature on the map': ofMap('temperature', 'safe'),
  'wind on the map': ofMap('wind', 'safe'),
  'cloud on the map': ofMap('cloud', 'safe'),
  'air on the map': ofMap('aqi', 'safe'),
  'UV on the map': ofMap('uv', 'safe'),
  'bars of rain': readScale(number(5, 'rain-', 0)),
  'tiles of air and UV': readScale(number(6, 'aqi')),
};

/** Always shown with the cue named here; colour must be readable only with normal vision. */
const WITH_CUE: Readonly<Record<string, (theme: Theme) => readonly string[]>> = {
  'degrees, with their figure': readScale(Array.from({ length: 15 }, (_, index) => `k${12 + 2 * index}`)),
  'verdicts, with mark and word': readScale(['ok', 'mid-f', 'no']),
  'warning levels, with their number': readScale(number(5, 'lv')),
  'rain in the colours of other maps, a choice, with figures at cities': ofMap('rain', 'classic'),
  'temperature in the colours of other maps, the same': ofMap('temperature', 'classic'),
  'wind in the colours of other maps, the same': ofMap('wind', 'classic'),
  'air in the colours of other maps, the same': ofMap('aqi', 'classic'),
  'UV in the colours of other maps, the same': ofMap('uv', 'classic'),
};

/** CIEDE2000 of the closest pair of neighbours. */
function findLeastDifference(colors: readonly string[], vision: Vision): number {
  const seen = colors.map((hex) => simulateVision(hex, vision));
  return Math.min(...seen.slice(1).map((hex, index) => computeDifference(seen[index] ?? hex, hex)));
}

/** Minimum difference side by side; without cones, 5 is a clear grey step. */
const LEAST = 6;
const LEAST_GREY = 5;

describe.each(['light', 'dark'] as const)('in the %s theme, neighbouring steps', (theme) => {
  it.each(Object.entries(BY_COLOR))('of %s differ for every eye', (_, read) => {
    const colors = read(theme);
    expect(colors.length).toBeGreaterThan(3);
    for (const vision of VISIONS) {
      const least = vision === 'achromatopsia' ? LEAST_GREY : LEAST;
      expect([vision, findLeastDifference(colors, vision)]).toEqual([
        vision,
        expect.toSatisfy((found) => found >= least),
      ]);
    }
  });

  it.each(Object.entries(WITH_CUE))('of %s differ for who sees all colours', (_, read) => {
    expect(findLeastDifference(read(theme), 'usual')).toBeGreaterThan(LEAST);
  });
});
