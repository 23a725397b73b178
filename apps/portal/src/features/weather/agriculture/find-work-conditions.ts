import type { FarmWarning } from '@portal/contract/endpoints/agriculture-schema';
import type { Language } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { WorkWarning } from '@portal/domain/safety/warning-gate';
import type { WorkConditions } from '@portal/domain/safety/work-gate';
import { stopsOutdoorWork } from '@portal/domain/warning/warning-kind';
import { findRainNow } from '#features/weather/find-rain.ts';
import type { WeatherNeeds } from '../needs.ts';
import type { LocatedWeather } from '../place-weather.ts';

const toEpoch = (moment: string): number => Date.parse(moment) / 1000;

/** Official warnings that rule out advice at a place: in force, to come, or over for less than a day. */
export function listWorkWarnings(
  { gates }: WeatherNeeds,
  { place }: LocatedWeather,
  language: Language,
): readonly OfficialWarning[] {
  return gates?.(place, language).filter(stopsOutdoorWork) ?? [];
}

export function toWorkWarnings(warnings: readonly OfficialWarning[]): WorkWarning[] {
  return warnings.map(({ id, kind, level, number, startsAt, expiresAt }) => ({
    id,
    kind,
    level,
    number,
    startsAt: toEpoch(startsAt),
    expiresAt: toEpoch(expiresAt),
  }));
}

/** What overrides every verdict at a place: warnings and current precipitation. */
export function findWorkConditions(weather: LocatedWeather, warnings: readonly OfficialWarning[]): WorkConditions {
  return { hourAt: weather.hourAt, rainNow: findRainNow(weather), warnings: toWorkWarnings(warnings) };
}

export function toFarmWarning(warning: OfficialWarning): FarmWarning {
  const { id, issuer, number, kind, level, language, headline, startsAt, expiresAt, link } = warning;
  return { id, issuer, number, kind, level, language, headline, startsAt, expiresAt, link };
}
