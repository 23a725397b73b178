import type { ScoredDay } from '@portal/domain/hydro/score/score-bulletins';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';

export interface ForecastDay extends Pick<ScoredDay, 'kind' | 'leadDays' | 'forecast' | 'persistence'> {
  /** 00:00 in Vietnam. */
  readonly dayAt: EpochSeconds;
}

export interface StoredForecastDay extends Pick<ForecastDay, 'leadDays' | 'dayAt'> {
  readonly slotAt: EpochSeconds;
}

export interface ObservedDay
  extends StoredForecastDay,
    Pick<ScoredDay, 'kind' | 'observed' | 'climatology' | 'permissible' | 'radarPart'> {
  /** Undefined: not changed. */
  readonly persistence?: number | null;
}

const OF_CATCHMENT = 'bucket = $1 and account_id = $2 and catchment_id = $3';
const toValues = ({ accountId, id }: OwnKey) => [toIdBucket(accountId), accountId, id] as const;

export async function insertForecastDays(
  queries: Queries,
  key: OwnKey,
  slotAt: EpochSeconds,
  days: readonly ForecastDay[],
): Promise<void> {
  for (const { kind, leadDays, dayAt, forecast, persistence } of days)
    await queries.query(
      `insert into catchment_forecast_day (bucket, account_id, catchment_id, slot_at, kind, lead_days, day_at, said, held)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [...toValues(key), slotAt, kind, leadDays, dayAt, forecast, persistence],
    );
}

interface OpenQuestion {
  readonly kind: ScoredDay['kind'];
  /** Start of the span; its end is exclusive. */
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  /** Compares days again that were compared before this time; null: only days never compared. */
  readonly scoredBefore: EpochSeconds | null;
}

/** Daily forecasts that are still to be compared with observations. */
export function listOpenDays(queries: Queries, key: OwnKey, question: OpenQuestion): Promise<StoredForecastDay[]> {
  const { kind, fromAt, toAt, scoredBefore } = question;
  return queries.query<StoredForecastDay>(
    `select slot_at as "slotAt", lead_days as "leadDays", day_at as "dayAt" from catchment_forecast_day
     where ${OF_CATCHMENT} and kind = $4 and day_at >= $5 and day_at < $6 and (scored_at is null or scored_at < $7)`,
    [...toValues(key), kind, fromAt, toAt, scoredBefore ?? 0],
  );
}

/** Stores observations; the forecast itself never changes. */
export async function saveObservedDays(
  queries: Queries,
  key: OwnKey,
  days: readonly ObservedDay[],
  scoredAt: EpochSeconds,
): Promise<void> {
  for (const { slotAt, kind, leadDays, observed, climatology, permissible, radarPart, persistence } of days)
    await queries.query(
      `update catchment_forecast_day set came = $7, usual = $8, permissible = $9, radar_part = $10, scored_at = $11,
         held = case when $12 then $13::double precision else held end
       where ${OF_CATCHMENT} and slot_at = $4 and kind = $5 and lead_days = $6`,
      [
        ...toValues(key),
        slotAt,
        kind,
        leadDays,
        observed,
        climatology,
        permissible,
        radarPart,
        scoredAt,
        persistence !== undefined,
        persistence ?? null,
      ],
    );
}

export function listScoredDays(queries: Queries, key: OwnKey, fromAt: EpochSeconds): Promise<ScoredDay[]> {
  return queries.query<ScoredDay>(
    `select kind, lead_days as "leadDays", said as forecast, came as observed, held as persistence,
       usual as climatology, permissible, radar_part as "radarPart"
     from catchment_forecast_day where ${OF_CATCHMENT} and day_at >= $4 and came is not null`,
    [...toValues(key), fromAt],
  );
}
