import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { NO_CONDITIONS, type WorkConditions } from '@portal/domain/safety/work-gate';
import { stopsOutdoorWork } from '@portal/domain/warning/warning-kind';

const toEpoch = (moment: string): number => Date.parse(moment) / 1000;

/** Those of the warnings in force at a site that stop work in the open. */
export function listWorkWarnings(warnings: readonly OfficialWarning[]): readonly OfficialWarning[] {
  return warnings.filter(stopsOutdoorWork);
}

/** What stands above every limit at a site, from its current hour and the warnings that stop work there. */
export function toWorkConditions(
  hour: (Pick<Hour, 'at'> & Partial<Pick<Hour, 'rain' | 'thunder'>>) | undefined,
  warnings: readonly OfficialWarning[],
): WorkConditions {
  return {
    hourAt: hour === undefined ? NO_CONDITIONS.hourAt : toEpoch(hour.at),
    rainNow: hour === undefined ? null : { rateMmh: hour.rain ?? null, thunder: hour.thunder ?? null },
    warnings: warnings.map(({ id, kind, level, number, startsAt, expiresAt }) => ({
      id,
      kind,
      level,
      number,
      startsAt: toEpoch(startsAt),
      expiresAt: toEpoch(expiresAt),
    })),
  };
}
