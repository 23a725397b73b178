import type { FarmDay } from '@portal/contract/endpoints/agriculture-schema';

export const WATER_STEP = 40;
const BAR = 26;
const RAIN_HEIGHT = 72;
export const WATER_HEIGHT = 108;
/** Possible rain beyond this many times the tallest bar is cut off, or a single wet day would flatten all others. */
const MOST_BEYOND = 2.5;

export interface WaterPaths {
  readonly rain: string;
  readonly likely: string;
  readonly need: string;
}

type WaterDay = Pick<FarmDay, 'rain' | 'rainHigh' | 'etc'>;

/** Millimetres that the full height above the line stands for. */
function findScaleMm(days: readonly WaterDay[]): number {
  const bars = Math.max(...days.flatMap(({ rain, etc }) => [rain ?? 0, etc ?? 0]), 1);
  const likely = Math.max(...days.map(({ rainHigh }) => rainHigh ?? 0));
  return Math.min(Math.max(likely, bars), bars * MOST_BEYOND);
}

/** Rain up from a line with what it could reach in pale, need down from it, on one scale. */
export function drawWater(days: readonly WaterDay[]): WaterPaths {
  const perMm = RAIN_HEIGHT / findScaleMm(days);
  const paths = { rain: '', likely: '', need: '' };
  const rise = (mm: number) => Number(Math.min(mm * perMm, RAIN_HEIGHT).toFixed(1));
  days.forEach(({ rain, rainHigh, etc }, index) => {
    const left = index * WATER_STEP + (WATER_STEP - BAR) / 2;
    const bar = (from: number, height: number) => `M${left} ${from}h${BAR}v${height}h-${BAR}z`;
    const height = rise(rain ?? 0);
    const most = rise(rainHigh ?? 0);
    if (height > 0) paths.rain += bar(RAIN_HEIGHT - height, height);
    if (most > height) paths.likely += bar(RAIN_HEIGHT - most, Number((most - height).toFixed(1)));
    const down = Number(Math.min((etc ?? 0) * perMm, WATER_HEIGHT - RAIN_HEIGHT - 2).toFixed(1));
    if (down > 0) paths.need += bar(RAIN_HEIGHT + 2, down);
  });
  return paths;
}

/** The line that rain stands on. */
export const WATER_LINE = `M0 ${RAIN_HEIGHT + 0.5}h${7 * WATER_STEP}v1h-${7 * WATER_STEP}z`;
