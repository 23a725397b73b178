import { COLORS } from '#styles/color.table.ts';
import { SKY_ROWS, type SkyColor, type SkyRow } from '#styles/sky-color.table.ts';

/** Selects a sky's colours: the attributes of its element, and the theme. */
export interface SkyChoice {
  readonly sun: string;
  readonly sky: string;
  readonly isDark?: boolean;
}

/** Colour of a variable in one sky, `#rrggbb`. */
export type SkyPalette = (name: string) => string | null;

/** Specificity of a row where it matches; 0 otherwise. */
function weigh({ root, sun, sky, isDark }: SkyRow, choice: SkyChoice): number {
  if (isDark === true && choice.isDark !== true) return 0;
  const fits = (values: SkyRow['sun'], value: string) =>
    values === undefined || values === 'any' || values.includes(value);
  const isHit = fits(sun, choice.sun) && fits(sky, choice.sky);
  const weight = isHit ? Number(sun !== undefined) + Number(sky !== undefined) : 0;
  return root === true ? Math.max(1, weight) : weight;
}

function cascade(choice: SkyChoice): ReadonlyMap<string, SkyColor> {
  const tokens = Object.entries(COLORS).map(
    ([name, [light, dark = light]]) => [name, choice.isDark === true ? dark : light] as const,
  );
  const won = new Map<string, { readonly weight: number; readonly color: SkyColor }>(
    tokens.map(([name, color]) => [name, { weight: 1, color }]),
  );
  for (const row of SKY_ROWS) {
    const weight = weigh(row, choice);
    if (weight === 0) continue;
    for (const [name, color] of Object.entries(row.colors)) {
      if (weight >= (won.get(name)?.weight ?? 0)) won.set(name, { weight, color });
    }
  }
  return new Map([...won].map(([name, { color }]) => [name, color]));
}

type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGamma = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Oklab of a colour, by the matrices of CSS Color 4. */
function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const parts = linear.map((part) => Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, part))))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function mix(from: string, to: string, shareOfTo: number): string {
  const [before, after] = [toLab(from), toLab(to)];
  return toHex(before.map((part, index) => part + ((after[index] ?? part) - part) * shareOfTo) as unknown as Lab);
}

function compute(color: SkyColor, names: ReadonlyMap<string, SkyColor>): string | null {
  if (typeof color === 'string') {
    if (color.startsWith('#')) return color;
    const named = names.get(color);
    return named === undefined ? null : compute(named, names);
  }
  const [from, to] = [compute(color.from, names), compute(color.to, names)];
  const percent = color.share.endsWith('%') ? color.share : names.get(color.share);
  if (from === null || to === null || typeof percent !== 'string') return null;
  const share = Number.parseFloat(percent) / 100;
  return mix(from, to, color.isOfTo ? share : 1 - share);
}

/** Colours of a sky as a browser computes them from the style sheets. */
export function readSkyPalette(choice: SkyChoice): SkyPalette {
  const names = cascade(choice);
  return (name) => compute(name, names);
}
