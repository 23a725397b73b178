import { NO_CONDITIONS, type WorkConditions } from '#safety/work-gate.ts';
import { DAY_SECONDS, type EpochSeconds } from '#time/epoch.ts';
import type { FarmDaylight, FarmHour } from './farm-hour.ts';
import { RainOutlook } from './rain-outlook.ts';

/** Hours with what all rules of farm work ask of them. */
export interface FarmWork {
  readonly hours: readonly FarmHour[];
  readonly rain: RainOutlook;
  /** Calendar days in order that hold all of the hours. */
  readonly days: readonly FarmDaylight[];
  /** Estimated temperature of a pond by day, °C, as `days`; null where unknown. Only feeding needs it. */
  readonly pondC: readonly (number | null)[];
  /** What stands above every verdict. */
  readonly conditions: WorkConditions;
}

/** Prepares hours for the rules. */
export function toFarmWork(
  hours: readonly FarmHour[],
  days: readonly FarmDaylight[],
  pondC: readonly (number | null)[] = [],
  conditions: WorkConditions = NO_CONDITIONS,
): FarmWork {
  return { hours, rain: new RainOutlook(hours), days, pondC, conditions };
}

/** Index of the day that a moment lies in; −1 or beyond the last where none of the days holds it. */
export function findDayIndex({ days }: FarmWork, at: EpochSeconds): number {
  return Math.floor((at - (days[0]?.startAt ?? 0)) / DAY_SECONDS);
}
