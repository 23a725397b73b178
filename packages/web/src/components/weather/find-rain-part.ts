import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { DayPartId } from '@portal/domain/weather/period-state';

const FIRST_RAIN_CODE = 12;
/** From this chance of one part on the picture of a dry day bears a drop (decisions.md, "Probability of rain"). */
const MARKED_FROM_PERCENT = 60;
const PARTS: readonly DayPartId[] = ['early', 'morning', 'afternoon', 'evening'];

/**
 * The part of a day in which rain is likely although the picture of the day is dry, since most of its daylight is: the
 * likeliest one from 60% on. Null where the picture tells of rain already, and where no part is that likely.
 */
export function findRainPart({ code, rainPartChances }: Pick<Day, 'code' | 'rainPartChances'>): DayPartId | null {
  if (code === null || code >= FIRST_RAIN_CODE || rainPartChances === null) return null;
  const likeliest = PARTS.reduce((most, part) =>
    (rainPartChances[part] ?? 0) > (rainPartChances[most] ?? 0) ? part : most,
  );
  return (rainPartChances[likeliest] ?? 0) >= MARKED_FROM_PERCENT ? likeliest : null;
}
