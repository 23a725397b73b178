import { type EpochSeconds, HOUR_SECONDS, vietnamHour } from '#time/vietnam-time.ts';
import { REST_BANDS, WORK_LOADS, type WorkLoad } from './work-rest.table.ts';

/** Hours of a day in which people work outdoors, the end excluded. */
export const WORKING_HOURS = { from: 5, to: 19 } as const;

/** Rest that a quarter of an hour does not cover is worth a message (proposed). */
const LEAST_MINUTES = 30;

/** What a load of work begins to need at a WBGT. */
export interface HeatLimit {
  readonly load: WorkLoad;
  /** Minutes of rest in an hour; 60: no work. */
  readonly minutes: number;
}

/** What begins at exactly this WBGT, °C: 30 or 45 minutes of rest or a stop, the heaviest work first. */
export const listHeatLimits = (limitC: number): HeatLimit[] =>
  [...WORK_LOADS]
    .reverse()
    .flatMap((load) =>
      REST_BANDS[load].flatMap(([fromC, minutes]) =>
        fromC === limitC && minutes >= LEAST_MINUTES ? [{ load, minutes }] : [],
      ),
    );

/** WBGT, °C, at which a load of work begins to need 30 or 45 minutes of rest an hour or to stop, the lowest first. */
export const HEAT_LIMITS_C: readonly number[] = [
  ...new Set(WORK_LOADS.flatMap((load) => REST_BANDS[load].map(([fromC]) => fromC))),
]
  .filter((fromC) => listHeatLimits(fromC).length > 0)
  .sort((a, b) => a - b);

/** An hour of a course of WBGT, °C; null: unknown, or decided by an official bulletin. */
export interface HeatCourseHour {
  readonly at: EpochSeconds;
  readonly wbgtC: number | null;
}

/** Hours that reach a limit: the start of the first and the end of the last. */
export interface HeatReach {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
}

/** When the working hours of a day reach a WBGT, °C, `nowAt` at the earliest; null: not at all, or unknown. */
export function findHeatReach(hours: readonly HeatCourseHour[], limitC: number, nowAt: EpochSeconds): HeatReach | null {
  const reached = hours.filter(({ at, wbgtC }) => {
    const hour = vietnamHour(at);
    const isAtWork = hour >= WORKING_HOURS.from && hour < WORKING_HOURS.to;
    return isAtWork && at + HOUR_SECONDS > nowAt && wbgtC !== null && wbgtC >= limitC;
  });
  const [first, last] = [reached[0], reached.at(-1)];
  return first === undefined || last === undefined ? null : { fromAt: first.at, toAt: last.at + HOUR_SECONDS };
}
