import { getSkyDrawing, type InlineDrawing } from '#components/weather/drawing.ts';
import type { SkyScene } from '#components/weather/sky-scene.ts';

export const MOON_RADIUS = 40;
const ZENITH_DEG = 70;

/** Distance from the top, %, for a height of sun or moon: a fifth from 70° on, 68 % at the horizon. */
export function toDropPercent(heightDeg: number): number {
  const climbed = Math.min(1, Math.max(0, heightDeg) / ZENITH_DEG);
  return Math.round(68 - 48 * climbed);
}

/** Flat bands for a high sun and at night; rings around a low sun, so that the left stays calm for text. */
const FLAT = new Set<SkyScene['sun']>(['night', 'morning', 'noon']);

const FLAT_BANDS = [
  'M0 74C380 60 820 96 1440 70V480H0z',
  'M0 156C360 176 900 140 1440 162V480H0z',
  'M0 236C420 218 860 256 1440 232V480H0z',
  'M0 310C340 326 920 294 1440 314V480H0z',
  'M0 380C400 370 880 396 1440 378V480H0z',
] as const;

/** Semi-axes of the rings around a sun at 1150 470. */
const RINGS = [
  [1700, 470],
  [1320, 365],
  [960, 270],
  [640, 188],
  [380, 120],
] as const;

/** Outlines of the bands below the zenith, top first, in a box of 1440 by 480. */
export function listSkyBands(sun: SkyScene['sun']): readonly string[] {
  if (FLAT.has(sun)) return FLAT_BANDS;
  return RINGS.map(([rx, ry]) => `M${1150 - rx} 480V470A${rx} ${ry} 0 0 1 ${1150 + rx} 470V480z`);
}

/** Mist bars with round ends: band, left edge, top, length, height. */
export const MIST = [
  [2, -60, 104, 300, 24],
  [3, 660, 138, 200, 18],
  [2, 930, 58, 300, 22],
  [3, 330, 186, 270, 22],
  [4, 1180, 150, 260, 18],
  [4, 470, 262, 240, 18],
  [5, 820, 232, 220, 16],
  [5, 560, 336, 260, 16],
  [6, 1270, 300, 230, 14],
] as const;

/** Round ends survive only in an unstretched drawing. */
export function toMistBar([, left, top, length, height]: (typeof MIST)[number]): string {
  const r = height / 2;
  return `M${left} ${top}h${length}a${r} ${r} 0 0 1 0 ${height}h-${length}a${r} ${r} 0 0 1 0-${height}z`;
}

/** Stars and clouds, farthest first; empty for a clear sky. The Tết branch replaces clouds in its corner. */
export function listHighDrawings({ hasStars, clouds, feast }: SkyScene): InlineDrawing[] {
  return [
    ...(hasStars ? ['stars'] : []),
    ...(clouds === 0 || (feast === 'peach' && clouds < 5) ? [] : [`clouds-${clouds}`]),
  ].map(getSkyDrawing);
}
