import { findLeadDay, isSlot, SCORED_LEADS } from '@portal/domain/hydro/bulletin/bulletin-slot';
import {
  type DailyValues,
  findDay,
  findMonthMean,
  toDailyFlow,
  toDailyRain,
} from '@portal/domain/hydro/bulletin/daily-values';
import { computePermissibleError } from '@portal/domain/hydro/score/permissible-error';
import { type BulletinScore, scoreBulletins } from '@portal/domain/hydro/score/score-bulletins';
import { DAY_SECONDS, type EpochSeconds, formatDate, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { BasinRain } from '../basin-rain.ts';
import type { Catchment } from '../catchment-store.ts';
import type { CatchmentForecast } from '../inflow.ts';
import { findSeries } from '../series-store.ts';
import {
  type ForecastDay,
  listOpenDays,
  listScoredDays,
  type ObservedDay,
  type StoredForecastDay,
  saveObservedDays,
} from './forecast-day-store.ts';

const SCORE_DAYS = 30;
/** Operators upload records late, so days this old are still compared. */
const RECORD_DAYS = 120;
/** Radar frames may arrive late. */
const SETTLED_SECONDS = 2 * 3600;
/** Scf is based on the last ten years (TT 42/2017 Art. 11). */
const PERMISSIBLE_DAYS = 3653;

const toKnown = (value: number | null | undefined): number | null =>
  value === undefined || value === null || Number.isNaN(value) ? null : value;

/** Mean of a day's forecast hours; null if one is missing. */
function findDayFlow(forecast: CatchmentForecast, date: string): number | null {
  if (forecast.state !== 'ready') return null;
  const flows = forecast.hours.filter(({ at }) => at.startsWith(date)).map(({ flow }) => flow);
  return flows.length < 24 ? null : flows.reduce((sum, flow) => sum + flow, 0) / flows.length;
}

/** A bulletin's forecasts of the days that are scored. Bulletins on demand have none, so that no day counts twice. */
export function listForecastDays(
  slotAt: EpochSeconds,
  { rain, forecast }: { readonly rain: Pick<BasinRain, 'days' | 'sums'>; readonly forecast: CatchmentForecast },
): readonly ForecastDay[] {
  if (!isSlot(slotAt)) return [];
  const persistence = rain.sums.find(({ hours }) => hours === 24)?.past ?? null;
  return SCORED_LEADS.flatMap((leadDays) => {
    const dayAt = findLeadDay(slotAt, leadDays);
    const date = formatDate(dayAt);
    const day = rain.days.find((known) => known.date === date && known.hours === 24);
    const [mm, flow] = [day?.rain ?? null, findDayFlow(forecast, date)];
    return [
      ...(mm === null ? [] : [{ kind: 'rain' as const, leadDays, dayAt, forecast: mm, persistence }]),
      ...(flow === null ? [] : [{ kind: 'flow' as const, leadDays, dayAt, forecast: flow, persistence: null }]),
    ];
  });
}

/** Observed rainfall of a day, mm, and the share of its hours from radar; null if an hour is missing. */
function findObservedDay(past: BasinRain['past'], dayAt: EpochSeconds) {
  const date = formatDate(dayAt);
  const hours = past.filter(({ at }) => at.startsWith(date));
  if (hours.length < 24 || hours.some(({ rain }) => rain === null)) return null;
  return {
    mm: hours.reduce((sum, { rain }) => sum + (rain ?? 0), 0),
    radarPart: hours.filter(({ basis }) => basis === 'radar').length / hours.length,
  };
}

/** The daily records that Scf is based on: at most ten years before a bulletin. */
function cutBefore({ from, values }: DailyValues, at: EpochSeconds): Float64Array {
  const end = Math.max(Math.min(Math.floor((at - from) / DAY_SECONDS), values.length), 0);
  return values.subarray(Math.max(end - PERMISSIBLE_DAYS, 0), end);
}

interface Records {
  readonly rain: DailyValues;
  readonly flow: DailyValues | null;
}

function toObservedFlow(day: StoredForecastDay, flow: DailyValues): ObservedDay | null {
  const observed = findDay(flow, day.dayAt);
  if (Number.isNaN(observed)) return null;
  const ownDay = startOfVietnamDay(day.slotAt);
  return {
    ...day,
    kind: 'flow',
    observed,
    persistence: toKnown(findDay(flow, ownDay - DAY_SECONDS)),
    climatology: toKnown(findMonthMean(flow, day.dayAt, ownDay)),
    permissible: computePermissibleError(cutBefore(flow, ownDay), day.leadDays),
    radarPart: null,
  };
}

interface ScoreAsk {
  readonly catchment: Catchment;
  readonly rain: Pick<BasinRain, 'past'>;
  readonly now: EpochSeconds;
}

async function scoreRain(database: Database, { catchment, rain: { past }, now }: ScoreAsk, records: Records | null) {
  const open = await listOpenDays(database, catchment, {
    kind: 'rain',
    fromAt: startOfVietnamDay(now) - 10 * DAY_SECONDS,
    toAt: startOfVietnamDay(now - SETTLED_SECONDS),
    scoredBefore: null,
  });
  const observed = open.flatMap((day): ObservedDay[] => {
    const seen = findObservedDay(past, day.dayAt);
    if (seen === null) return [];
    const climatology = records && findMonthMean(records.rain, day.dayAt, startOfVietnamDay(day.slotAt));
    const { mm, radarPart } = seen;
    return [{ ...day, kind: 'rain', observed: mm, climatology: toKnown(climatology), permissible: null, radarPart }];
  });
  await saveObservedDays(database, catchment, observed, now);
}

/**
 * Compares bulletins with observations: rainfall of the catchment, and inflow as far as the operator's records reach;
 * after an upload, again. Returns the score of the last 30 days.
 */
export async function scoreCatchment(database: Database, ask: ScoreAsk): Promise<readonly BulletinScore[]> {
  const { catchment, now } = ask;
  const stored = await findSeries(database, catchment);
  const records: Records | null = stored && {
    rain: toDailyRain(stored.series),
    flow:
      catchment.areaKm2 === null && stored.series.flowUnit === 'mm'
        ? null
        : toDailyFlow(stored.series, catchment.areaKm2 ?? 0),
  };
  await scoreRain(database, ask, records);
  if (stored !== null && records?.flow != null) {
    const { flow } = records;
    const open = await listOpenDays(database, catchment, {
      kind: 'flow',
      fromAt: startOfVietnamDay(now) - RECORD_DAYS * DAY_SECONDS,
      toAt: startOfVietnamDay(now),
      scoredBefore: stored.uploadedAt,
    });
    await saveObservedDays(
      database,
      catchment,
      open.flatMap((day) => toObservedFlow(day, flow) ?? []),
      Math.max(now, stored.uploadedAt),
    );
  }
  return readScore(database, catchment, now);
}

/** The score of the last 30 days from stored comparisons. */
export async function readScore(database: Database, key: Catchment, now: EpochSeconds) {
  const days = await listScoredDays(database, key, startOfVietnamDay(now) - SCORE_DAYS * DAY_SECONDS);
  return scoreBulletins(days);
}
