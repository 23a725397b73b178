import type { DeskWorkKind } from '@portal/content/messages/wind-desk-messages';
import type { Issued, Place } from '@portal/contract/endpoints/place-schema';
import type { MarineHour, WindHeightHour } from '@portal/contract/endpoints/weather-schema';
import type { WorkConditions } from '@portal/domain/safety/work-gate';
import { parseMoment } from '@portal/domain/time/parse-moment';
import type { DeskHour, DeskLevel } from '@portal/domain/wind/desk-series';
import type { WindFarm } from '@portal/domain/wind/farm-power';
import type { SeaWork } from '@portal/domain/wind/work-windows';

/** Heights shown on every desk, m. */
export const DESK_HEIGHTS = [150, 120, 100, 50, 10] as const;
export const SHOWN_HOURS = 72;

/** Why waves are missing: no source has them, or the reader's plan does not include them. */
type WavesMissing = 'noData' | 'plan';

export interface DeskData {
  readonly place: Place;
  readonly issued: Issued;
  /** Starts with the current hour. */
  readonly wind: readonly WindHeightHour[];
  /** For the same hours; null without data. */
  readonly waves: readonly MarineHour[] | null;
  readonly wavesMissing: WavesMissing | null;
  readonly conditions: WorkConditions;
}

export interface DeskWork {
  readonly kind: DeskWorkKind;
  readonly work: SeaWork;
}

export interface DeskSubject {
  readonly farm: WindFarm;
  readonly hubHeightM: number;
  readonly works: readonly DeskWork[];
  /** True where limits are the portal's suggestions rather than the client's. */
  readonly isSuggested: boolean;
}

/** Wind of an hour at a height; null values at a height without data. */
export function findLevel(hour: WindHeightHour | undefined, heightM: number): DeskLevel {
  const level = hour?.levels.find(({ height }) => height === heightM);
  const { windSpeed = null, windSpeedLow = null, windSpeedHigh = null } = level ?? {};
  return {
    heightM,
    speedMs: windSpeed,
    range: windSpeedLow === null || windSpeedHigh === null ? null : { lowMs: windSpeedLow, highMs: windSpeedHigh },
  };
}

/** Hours of a desk in the form that the work rules need. */
export function toDeskHours({ wind, waves }: Pick<DeskData, 'wind' | 'waves'>): DeskHour[] {
  const byMoment = new Map(waves?.map((hour) => [hour.at, hour]));
  return wind.map((hour) => ({
    at: parseMoment(hour.at),
    levels: hour.levels.map(({ height }) => findLevel(hour, height)),
    visibilityKm: hour.visibility,
    thunder: hour.thunder,
    waveM: byMoment.get(hour.at)?.waveHeight ?? null,
    wavePeriodS: byMoment.get(hour.at)?.wavePeriod ?? null,
  }));
}

/** Every height a desk requests, m: displayed heights, the hub and those of limits. */
export function listHeights({ hubHeightM, works }: Pick<DeskSubject, 'hubHeightM' | 'works'>): string {
  const ofLimits = works.flatMap(({ work }) => work.limits.flatMap(({ heightM }) => heightM ?? []));
  const heights = new Set([...DESK_HEIGHTS, Math.round(hubHeightM), ...ofLimits.map(Math.round)]);
  return [...heights].slice(0, 10).join(',');
}
