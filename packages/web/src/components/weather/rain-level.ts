import type { Day, Hour } from '@portal/contract/endpoints/weather-schema';
import type { DayPartId } from '@portal/domain/weather/period-state';

/** Lower limits of light, moderate, heavy and very heavy rain, mm/h. */
export const RAIN_LEVEL_LIMITS = [0.1, 2.5, 10, 50] as const;
const [LIGHT, MODERATE, HEAVY, VERY_HEAVY] = RAIN_LEVEL_LIMITS;

/** Step of the rain scale for an hour: 0 dry, 1 light, 2 moderate, 3 heavy, 4 very heavy. */
export function toRainLevel(millimetres: number): 0 | 1 | 2 | 3 | 4 {
  if (millimetres < LIGHT) return 0;
  if (millimetres < MODERATE) return 1;
  if (millimetres < HEAVY) return 2;
  return millimetres < VERY_HEAVY ? 3 : 4;
}

/** Hourly rain with its likely range. */
export type Wet = Pick<Hour, 'rain' | 'rainLow' | 'rainHigh'>;

/** Possible tops of a chart, mm per hour. */
const TOPS = [25, 50, 100] as const;

/** Smallest top that holds every range; above 100 mm bars are cut off. */
export function findRainTop(hours: readonly Wet[]): number {
  const most = Math.max(0, ...hours.map(({ rain, rainHigh }) => Math.max(rain ?? 0, rainHigh ?? 0)));
  return TOPS.find((top) => most <= top) ?? 100;
}

/** Share of the full height: square root, so that drizzle is visible next to a downpour. */
export function toRainShare(millimetres: number, top: number): number {
  return Math.min(Math.sqrt(millimetres / top), 1);
}

const FIRST_RAIN_CODE = 12;
/** Dry days get a drop from this chance in one part on (decisions.md, "Probability of rain"). */
const MARKED_FROM_PERCENT = 60;
const PARTS: readonly DayPartId[] = ['early', 'morning', 'afternoon', 'evening'];

/**
 * Part of a day with likely rain although most daylight, and so the icon, is dry: the likeliest one from 60% on. Null
 * where the icon shows rain or no part reaches that chance.
 */
export function findRainPart({ code, rainPartChances }: Pick<Day, 'code' | 'rainPartChances'>): DayPartId | null {
  if (code === null || code >= FIRST_RAIN_CODE || rainPartChances === null) return null;
  const likeliest = PARTS.reduce((most, part) =>
    (rainPartChances[part] ?? 0) > (rainPartChances[most] ?? 0) ? part : most,
  );
  return (rainPartChances[likeliest] ?? 0) >= MARKED_FROM_PERCENT ? likeliest : null;
}
