import { BRAND } from '@portal/content/brand';
import type { ReactNode } from 'react';
import { readSkyPalette, type SkyChoice } from './sky-palette.ts';

/** Replaces colour variables by a sky's colours: pictures have no style sheet. */
export function fillTokens(drawing: string, sky: SkyChoice): string {
  const palette = readSkyPalette(sky);
  return drawing.replace(/var\(--([\w-]+)(?:,\s*([^)]+))?\)/g, (_, name: string, otherwise?: string) => {
    return palette(name) ?? otherwise ?? '#78819b';
  });
}

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
/** Left edge of text. */
export const SHARE_LEFT = 72;
/** Text colour on a sky. */
export const SHARE_INK = 'var(--sky-ink)';
export const SHARE_INK_2 = 'var(--sky-ink-2)';

function Mark() {
  return (
    <g transform="translate(72 52) scale(2)">
      <path d="M5 14a9 9 0 0 1 18 0z" fill="#7fb439" />
      <path d="M2 17.5h24M5.5 21h17M9.5 24.5h9" stroke="#4c439b" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

/** Side of the square picture for chat groups. */
export const SQUARE_SIDE = 1080;

interface ShareFrameProps {
  /** Square instead of wide. */
  readonly isSquare?: boolean;
  /** Scene behind the text. */
  readonly scene: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every share picture: size, sky and brand. */
export function ShareFrame({ isSquare = false, scene, children }: ShareFrameProps) {
  const [width, height] = isSquare ? [SQUARE_SIDE, SQUARE_SIDE] : [SHARE_WIDTH, SHARE_HEIGHT];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: rendered to PNG; the text is in og:image:alt
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Plus Jakarta Sans"
    >
      {scene}
      <Mark />
      <text x="144" y="96" fontSize="36" fontWeight="700" fill={SHARE_INK}>
        {BRAND.name}
      </text>
      {children}
    </svg>
  );
}
