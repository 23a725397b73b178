import { describe, expect, it } from 'vitest';
import { SKY_VEILS, SUN_BANDS } from '#components/weather/sky-scene.ts';
import { readSkyPalette, type SkyPalette } from './sky-palette.ts';

function toLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(palette: SkyPalette, ink: string, ground: string): number {
  const [one, other] = [ink, ground].map((name) => toLuminance(palette(name) ?? '')) as [number, number];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The rings of a nautical sky keep its two lowest bands right of the text. */
const listGrounds = (sun: string, sky: string): readonly string[] => [
  ...[1, 2, 3, 4, 5, 6].filter((band) => sun !== 'nautical' || band <= 4).map((band) => `sky-${band}`),
  ...(/rain|thunder|storm/.test(sky) ? ['sky-rain'] : []),
];

const THEMES = [false, true] as const;
const SCENES = SUN_BANDS.flatMap((sun) =>
  SKY_VEILS.flatMap((sky) => THEMES.map((isDark) => ({ sun, sky, isDark }))),
).filter(({ sun, sky }) => sky !== 'heat' || (sun !== 'night' && sun !== 'nautical'));

describe('words on a sky', () => {
  it.each(SCENES)('are read over every band and soft rain: $sun $sky dark=$isDark', (choice) => {
    const palette = readSkyPalette(choice);
    const low = ['sky-ink', 'sky-ink-2'].flatMap((ink) =>
      listGrounds(choice.sun, choice.sky)
        .map((ground) => ({ ink, ground, ratio: contrast(palette, ink, ground) }))
        .filter(({ ratio }) => ratio < 4.5),
    );
    expect(low).toEqual([]);
  });
});

it('mixes as a browser does', () => {
  expect(readSkyPalette({ sun: 'noon', sky: 'clear' })('sky-1')).toBe('#69b1ea');
  expect(readSkyPalette({ sun: 'noon', sky: 'clear', isDark: true })('sky-1')).toBe('#275590');
});

it('knows every colour of every scene', () => {
  const names = [...'123456'].map((band) => `sky-${band}`);
  names.push(
    ...['land-1', 'land-2', 'land-3', 'field-1', 'field-2', 'field-3', 'sea-1', 'sea-2', 'sand', 'vermilion', 'gold'],
  );
  names.push(
    ...['sky-sun', 'sky-sun-2', 'sky-sun-3', 'sky-moon-2', 'sky-cloud-1', 'sky-carve', 'sky-rain-2', 'sky-window'],
  );
  for (const choice of SCENES) {
    const palette = readSkyPalette(choice);
    expect(names.filter((name) => !/^#[0-9a-f]{6}$/.test(palette(name) ?? ''))).toEqual([]);
  }
});

it('knows the colours of icons, and nothing of a name that no sheet has', () => {
  const palette = readSkyPalette({ sun: 'noon', sky: 'clear' });
  expect(palette('ic-sun')).toBe('#f2a81d');
  expect(palette('no-such-name')).toBeNull();
});

it('keeps day bright enough to be day in the dark theme', () => {
  const day = readSkyPalette({ sun: 'noon', sky: 'clear', isDark: true });
  const night = readSkyPalette({ sun: 'night', sky: 'clear', isDark: true });
  expect(toLuminance(day('sky-3') ?? '')).toBeGreaterThan(4 * toLuminance(night('sky-3') ?? ''));
});
