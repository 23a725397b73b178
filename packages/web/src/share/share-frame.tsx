import { BRAND } from '@portal/content/brand';
import type { ReactNode } from 'react';
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
function getSkyBands(sky: string): Bands {
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

export const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;
/** Where the words of a picture begin. */
export const SHARE_LEFT = 72;
export const SHARE_INK = '#1f1b33';
export const SHARE_INK_2 = '#37324e';

function Sky({ sky }: { readonly sky: string }) {
  const [zenith, high, low, horizon] = getSkyBands(sky);
  return (
    <>
      <path fill={zenith} d="M0 0H1200V630H0z" />
      <path fill={high} d="M0 220C300 160 640 280 1200 205V630H0z" />
      <path fill={low} d="M0 378C350 428 750 328 1200 390V630H0z" />
      <path fill={horizon} d="M0 536C250 485 730 567 1200 510V630H0z" />
    </>
  );
}

function Mark() {
  return (
    <g transform="translate(72 52) scale(2)">
      <path d="M5 14a9 9 0 0 1 18 0z" fill="#7fb439" />
      <path d="M2 17.5h24M5.5 21h17M9.5 24.5h9" stroke="#4c439b" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

interface ShareFrameProps {
  readonly sky: string;
  /** What stands between the sky and the words. */
  readonly scene?: ReactNode;
  readonly children: ReactNode;
}

/** What every picture of a shared page has: its size, a sky, and who says it. */
export function ShareFrame({ sky, scene, children }: ShareFrameProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a PNG; its words stand beside it as og:image:alt
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={SHARE_WIDTH}
      height={SHARE_HEIGHT}
      viewBox={`0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}`}
      fontFamily="Plus Jakarta Sans"
    >
      <Sky sky={sky} />
      {scene}
      <Mark />
      <text x="144" y="96" fontSize="36" fontWeight="700" fill={SHARE_INK}>
        {BRAND.name}
      </text>
      {children}
    </svg>
  );
}
