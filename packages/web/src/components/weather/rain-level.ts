import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { DayPartId } from '@portal/domain/weather/period-state';

/** Step of the rain scale for an hour: 0 dry, 1 light, 2 moderate (2.5), 3 heavy (10), 4 very heavy (50 mm/h). */
export function toRainLevel(millimetres: number): 0 | 1 | 2 | 3 | 4 {
  if (millimetres < 0.1) return 0;
  if (millimetres < 2.5) return 1;
  if (millimetres < 10) return 2;
  return millimetres < 50 ? 3 : 4;
}

const FIRST_RAIN_CODE = 12;
/** From this chance of one part on the picture of a dry day bears a drop (decisions.md, "Probability of rain"). */
const MARKED_FROM_PERCENT = 60;
const PARTS: readonly DayPartId[] = ['early', 'morning', 'afternoon', 'evening'];

/**
 * The part of a day in which rain is likely although the picture of the day is dry, since most of its daylight is: the
 * likeliest one from 60% on. Null where the picture shows rain already, and where no part is that likely.
 */
export function findRainPart({ code, rainPartChances }: Pick<Day, 'code' | 'rainPartChances'>): DayPartId | null {
  if (code === null || code >= FIRST_RAIN_CODE || rainPartChances === null) return null;
  const likeliest = PARTS.reduce((most, part) =>
    (rainPartChances[part] ?? 0) > (rainPartChances[most] ?? 0) ? part : most,
  );
  return (rainPartChances[likeliest] ?? 0) >= MARKED_FROM_PERCENT ? likeliest : null;
}
