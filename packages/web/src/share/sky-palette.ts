import sheet from '#styles/sky.css?raw';
import tokens from '#styles/tokens.css?raw';

/** Selects a sky's colours: the attributes of its element, and the theme. */
export interface SkyChoice {
  readonly sun: string;
  readonly sky: string;
  readonly isDark?: boolean;
}

/** Colour of a variable in one sky, `#rrggbb`. */
export type SkyPalette = (name: string) => string | null;

interface Rule {
  readonly isDark: boolean;
  readonly selectors: readonly string[];
  readonly values: readonly (readonly [name: string, value: string])[];
}

function readRules(css: string): readonly Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const start = plain.search(/@media (screen and )?\(prefers-color-scheme: dark\)/);
  const parts = start === -1 ? [plain] : [plain.slice(0, start), plain.slice(start).replace(/^[^{]*\{/, '')];
  return parts.flatMap((part, index) =>
    [...part.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
      isDark: index === 1,
      selectors: splitOutside(selectors.trim()),
      values: [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, toLine(value)] as const,
      ),
    })),
  );
}

/** Undoes the formatter's line breaks within a value. */
const toLine = (value: string): string => value.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')');

/** Splits at commas outside parentheses. */
function splitOutside(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

const RULES = readRules(sheet);
const BASE = readRules(tokens);

/** Specificity of an attribute selector where it matches; 0 otherwise. */
function weigh(selector: string, choice: SkyChoice): number {
  if (selector === ':root') return 1;
  const parts = selector.match(/:is\([^)]*\)|\[[^\]]*\]/g) ?? [];
  if (parts.join('') !== selector) return 0;
  return parts.every((part) => fits(part, choice)) ? parts.length : 0;
}

function fits(part: string, choice: SkyChoice): boolean {
  return [...part.matchAll(/\[data-(sun|sky)(?:="([\w-]+)")?\]/g)].some(
    ([, name, value]) => value === undefined || value === (name === 'sun' ? choice.sun : choice.sky),
  );
}

function cascade(choice: SkyChoice): ReadonlyMap<string, string> {
  const won = new Map<string, { readonly weight: number; readonly value: string }>();
  for (const { isDark, selectors, values } of [...BASE, ...RULES]) {
    if (isDark && choice.isDark !== true) continue;
    const weight = Math.max(...selectors.map((selector) => weigh(selector, choice)));
    if (weight === 0) continue;
    for (const [name, value] of values) if (weight >= (won.get(name)?.weight ?? 0)) won.set(name, { weight, value });
  }
  return new Map([...won].map(([name, { value }]) => [name, value]));
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

/** Colour and its percentage; null for the remainder. */
function splitShare(text: string, names: ReadonlyMap<string, string>): [color: string, share: number | null] {
  const [, color = text, amount] = /^(.*?)\s+(var\(--[\w-]+\)|[\d.]+%)$/.exec(text) ?? [];
  if (amount === undefined) return [color, null];
  const value = amount.startsWith('var') ? (names.get(amount.slice(6, -1)) ?? '') : amount;
  return [color, Number.parseFloat(value) / 100];
}

function compute(text: string, names: ReadonlyMap<string, string>): string | null {
  if (text.startsWith('#')) return text;
  const name = /^var\(--([\w-]+)\)$/.exec(text)?.[1];
  if (name !== undefined) return compute(names.get(name) ?? '', names);
  const inner = /^color-mix\(in oklab,([\s\S]*)\)$/.exec(text)?.[1];
  if (inner === undefined) return null;
  const [[from, share], [to, otherShare]] = splitOutside(inner).map((part) => splitShare(part, names)) as [
    [string, number | null],
    [string, number | null],
  ];
  const [fromColor, toColor] = [compute(from, names), compute(to, names)];
  if (fromColor === null || toColor === null) return null;
  return mix(fromColor, toColor, otherShare ?? 1 - (share ?? 0.5));
}

/** Colours of a sky as a browser computes them from the style sheets. */
export function readSkyPalette(choice: SkyChoice): SkyPalette {
  const names = cascade(choice);
  return (name) => compute(names.get(name)?.trim() ?? '', names);
}
