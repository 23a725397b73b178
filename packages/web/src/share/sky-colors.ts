import skyStyles from '#styles/sky.css?raw';
import tokens from '#styles/tokens.css?raw';

type Bands = readonly [string, string, string, string];

/** What stands behind a sky that the style sheet does not know: a quiet day. */
const QUIET: Bands = ['#c9d0dc', '#d4d9e1', '#dee0e3', '#e9e5de'];

function readBands(body: string): Bands | null {
  const [zenith, high, low, horizon] = [1, 2, 3, 4].map(
    (band) => new RegExp(`--d${band}:\\s*(#[0-9a-f]{6})`).exec(body)?.[1],
  );
  if (zenith === undefined || high === undefined || low === undefined || horizon === undefined) return null;
  return [zenith, high, low, horizon];
}

/** The four bands of each sky by day, as the pages have them. */
const SKIES = new Map(
  [...skyStyles.matchAll(/\[data-sky="([\w-]+)"\]\s*\{([^}]*--d1[^}]*)\}/g)].flatMap(([, name = '', body = '']) => {
    const bands = readBands(body);
    return bands === null ? [] : [[name, bands] as const];
  }),
);

/** Values of the light theme, which stands first in the sheets. */
const TOKENS = new Map(
  [...`${tokens}${skyStyles}`.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})\b/gi)]
    .reverse()
    .map(([, name = '', value = '']) => [name, value]),
);

/** Colours of a sky from zenith to horizon. */
export function getSkyBands(sky: string): Bands {
  return SKIES.get(sky) ?? QUIET;
}

/** Puts a sky's bands in the place of their names, `--sky-1` at the zenith. */
export function fillBands(drawing: string, sky: string): string {
  const bands = getSkyBands(sky);
  return drawing.replace(/var\(--sky-([1-4])\)/g, (name, band: string) => bands[Number(band) - 1] ?? name);
}

/** Puts the light theme's colours in the place of their names: pictures have no style sheet. */
export function fillTokens(drawing: string): string {
  return drawing.replace(/var\(--([\w-]+)(?:,\s*([^)]+))?\)/g, (_, name: string, otherwise?: string) => {
    return TOKENS.get(name) ?? otherwise ?? '#78819b';
  });
}
