import { COLORS } from './color.table.ts';
import { SKY_ROWS, type SkyColor, type SkyRow } from './sky-color.table.ts';

const write = (name: string, value: string): string => `  --${name}: ${value};`;
const wrap = (selector: string, lines: readonly string[]): string => `${selector} {\n${lines.join('\n')}\n}`;

/** The sheet of all colours. Print is white, whatever the theme of the screen. */
export function writeColorSheet(): string {
  const rows = Object.entries(COLORS);
  const dark = rows.flatMap(([name, [, color]]) => (color === undefined ? [] : [write(name, color)]));
  return [
    wrap(
      ':root',
      rows.map(([name, [color]]) => write(name, color)),
    ),
    wrap('@media screen and (prefers-color-scheme: dark)', [wrap(':root', dark)]),
  ].join('\n');
}

const writeShare = (share: string): string => (share.endsWith('%') ? share : `var(--${share})`);

function writeColor(color: SkyColor): string {
  if (typeof color === 'string') return /^#|%$/.test(color) ? color : `var(--${color})`;
  const { from, to, share, isOfTo } = color;
  const [first, second] = [writeColor(from), writeColor(to)];
  const amount = writeShare(share);
  return `color-mix(in oklab, ${isOfTo ? `${first}, ${second} ${amount}` : `${first} ${amount}, ${second}`})`;
}

function writeAttribute(name: string, values: SkyRow['sun']): string {
  if (values === undefined) return '';
  if (values === 'any') return `[data-${name}]`;
  const each = values.map((value) => `[data-${name}="${value}"]`).join(', ');
  return values.length === 1 ? each : `:is(${each})`;
}

function writeRow({ root, sun, sky, colors }: SkyRow): string {
  const selector = writeAttribute('sun', sun) + writeAttribute('sky', sky);
  return wrap(
    root === true ? `:root, ${selector}` : selector,
    Object.entries(colors).map(([name, color]) => write(name, writeColor(color))),
  );
}

/** Text may lie on a cloud: each letter has a halo in the sky colour its ink is made for. */
const HALO = '[data-sky] { --sky-halo: 0 0 2px var(--sky-2), 0 0 5px var(--sky-2), 0 0 9px var(--sky-2); }';

/** The sheet of the skies. */
export function writeSkySheet(): string {
  const light = SKY_ROWS.filter(({ isDark }) => isDark !== true);
  const dark = SKY_ROWS.filter(({ isDark }) => isDark === true);
  return [...light.map(writeRow), wrap('@media (prefers-color-scheme: dark)', dark.map(writeRow)), HALO].join('\n');
}
