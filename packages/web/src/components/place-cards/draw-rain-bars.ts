import { toRainLevel } from '#components/weather/rain-level.ts';

const STEP = 11;
const BLOCK = 9;
/** An hour of so much rain fills the whole height: steeper rain is told by its colour. */
const FULL_MM = 20;
const LEAST = 3;

/** Width of the drawing of so many hours. */
export function toBarsWidth(hours: number): number {
  return hours * STEP - (STEP - BLOCK);
}

/**
 * The hours' rain as one path for each step of the scale, 0 (dry) to 4: the height of a bar grows with the root of the
 * amount, and an hour that is not known is left empty.
 */
export function drawRainBars(amounts: readonly (number | null)[], height: number): readonly string[] {
  const paths = ['', '', '', '', ''];
  amounts.forEach((millimetres, hour) => {
    if (millimetres === null) return;
    const level = toRainLevel(millimetres);
    const share = level === 0 ? 0 : Math.min(1, Math.sqrt(millimetres / FULL_MM));
    const tall = Math.max(LEAST, Math.round(height * share));
    paths[level] += `M${hour * STEP} ${height - tall}h${BLOCK}v${tall}h-${BLOCK}z`;
  });
  return paths;
}
