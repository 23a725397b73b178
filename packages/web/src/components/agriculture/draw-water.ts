import type { FarmDay } from '@portal/contract/endpoints/agriculture-schema';

export const WATER_STEP = 40;
export const WATER_HEIGHT = 108;
const BAR = 26;
/** Room for the line that rain stands on. */
const LINE = 2;
/** Possible rain beyond this many times the tallest bar is cut off, or a single wet day would flatten all others. */
const MOST_BEYOND = 2.5;

export interface WaterPaths {
  readonly rain: string;
  readonly likely: string;
  readonly need: string;
  readonly line: string;
}

type WaterDay = Pick<FarmDay, 'rain' | 'rainHigh' | 'etc'>;

/** The most rain, and what it could come to, that are drawn, mm. */
function findMostMm(days: readonly WaterDay[]): { readonly up: number; readonly down: number } {
  const rain = Math.max(...days.map((day) => day.rain ?? 0), 0);
  const down = Math.max(...days.map(({ etc }) => etc ?? 0), 1);
  const likely = Math.max(...days.map(({ rainHigh }) => rainHigh ?? 0), rain);
  return { up: Math.max(Math.min(likely, MOST_BEYOND * Math.max(rain, down)), 1), down };
}

/** Rain up from a line with what it could come to in pale, need down from it, on one scale. */
export function drawWater(days: readonly WaterDay[]): WaterPaths {
  const most = findMostMm(days);
  const perMm = (WATER_HEIGHT - LINE) / (most.up + most.down);
  const lineAt = toUnits(most.up * perMm);
  const paths = { rain: '', likely: '', need: '' };
  days.forEach(({ rain, rainHigh, etc }, index) => {
    const left = index * WATER_STEP + (WATER_STEP - BAR) / 2;
    const bar = (top: number, height: number) =>
      height > 0 ? `M${left} ${toUnits(top)}h${BAR}v${height}h-${BAR}z` : '';
    const height = toUnits((rain ?? 0) * perMm);
    const likely = toUnits(Math.min((rainHigh ?? 0) * perMm, lineAt));
    paths.rain += bar(lineAt - height, height);
    paths.likely += bar(lineAt - likely, toUnits(likely - height));
    paths.need += bar(lineAt + LINE, toUnits((etc ?? 0) * perMm));
  });
  return { ...paths, line: `M0 ${toUnits(lineAt + LINE / 4)}h${days.length * WATER_STEP}v1H0z` };
}

function toUnits(value: number): number {
  return Number(value.toFixed(1));
}
