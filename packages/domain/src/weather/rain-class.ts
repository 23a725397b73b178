/**
 * Rain of a period: 0 no significant rain, 1 mưa nhỏ, 2 mưa, 3 mưa vừa, 4 mưa to, 5 mưa rất to. The hour has no class 2
 * (domain.md §1.3.6).
 */
export type RainClass = 0 | 1 | 2 | 3 | 4 | 5;

/** Periods that have rain classes, hours. */
export type RainPeriodHours = 1 | 6 | 12 | 24;

/**
 * Class of an amount in millimetres over a period: each period has its own limits, classes are never summed. Throws a
 * RangeError for NaN.
 */
export function classifyRain(rainMm: number, periodHours: RainPeriodHours): RainClass {
  if (Number.isNaN(rainMm)) throw new RangeError('The class of an unknown amount of rain is unknown');
  return periodHours === 1 ? classifyHour(rainMm) : classifyLonger(rainMm, periodHours);
}

/** WMO-No. 8: slight, moderate, heavy, violent. */
function classifyHour(rainMm: number): RainClass {
  if (rainMm < 0.1) return 0;
  if (rainMm < 2.5) return 1;
  if (rainMm < 10) return 3;
  return rainMm < 50 ? 4 : 5;
}

/** Rows of domain.md §1.3: 12 h and 24 h of the hydrometeorological service, 6 h half of 12 h. */
function classifyLonger(rainMm: number, periodHours: 6 | 12 | 24): RainClass {
  const halfDays = periodHours / 12;
  if (rainMm < (periodHours === 24 ? 0.6 : 0.3)) return 0;
  if (rainMm < 3 * halfDays) return 1;
  if (rainMm < 8 * halfDays) return 2;
  if (rainMm <= 25 * halfDays) return 3;
  return rainMm <= 50 * halfDays ? 4 : 5;
}
