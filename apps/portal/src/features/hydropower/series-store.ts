import type { CatchmentSeries, SeriesSummary } from '@portal/domain/hydro/series/catchment-series';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import type { CatchmentFit } from './fit-catchment.ts';

export interface StoredSeries {
  readonly series: CatchmentSeries;
  readonly summary: SeriesSummary;
  readonly uploadedAt: EpochSeconds;
}

/** A fitted model with the state it continues from. */
export interface StoredModel {
  readonly fit: CatchmentFit;
  /** Mean potential evapotranspiration per step, mm, by `toNormalKey`. */
  readonly peNormals: Readonly<Record<string, number>>;
  readonly areaKm2: number;
  readonly fittedAt: EpochSeconds;
}

interface SeriesRow {
  readonly step: CatchmentSeries['step'];
  readonly startsAt: EpochSeconds;
  readonly flowUnit: CatchmentSeries['flowUnit'];
  readonly flow: Buffer;
  readonly rain: Buffer;
  readonly pe: Buffer | null;
  readonly temperature: Buffer | null;
  readonly summary: SeriesSummary;
  readonly uploadedAt: EpochSeconds;
}

const toBytes = (values: Float64Array | null): Buffer | null =>
  values === null ? null : Buffer.from(values.buffer, values.byteOffset, values.byteLength);

/** Copied, because the buffer may not be aligned. */
const toValues = (bytes: Buffer): Float64Array => new Float64Array(Uint8Array.from(bytes).buffer);

const toKey = ({ accountId, id }: OwnKey) => [toIdBucket(accountId), accountId, id] as const;

export async function findSeries(queries: Queries, key: OwnKey): Promise<StoredSeries | null> {
  const [row] = await queries.query<SeriesRow>(
    `select step, starts_at as "startsAt", flow_unit as "flowUnit", flow, rain, pe, temperature, summary,
       uploaded_at as "uploadedAt"
     from catchment_series where bucket = $1 and account_id = $2 and catchment_id = $3`,
    toKey(key),
  );
  if (row === undefined) return null;
  const { step, startsAt, flowUnit, flow, rain, pe, temperature, summary, uploadedAt } = row;
  return {
    series: {
      step,
      from: startsAt,
      flow: toValues(flow),
      flowUnit,
      rainMm: toValues(rain),
      peMm: pe && toValues(pe),
      temperatureC: temperature && toValues(temperature),
    },
    summary,
    uploadedAt,
  };
}

/** A series' metadata without its numbers; null if none was uploaded. */
export async function findSeriesFacts(queries: Queries, key: OwnKey) {
  const [row] = await queries.query<
    Pick<SeriesRow, 'step' | 'startsAt' | 'summary' | 'uploadedAt'> & { steps: number }
  >(
    `select step, starts_at as "startsAt", summary, uploaded_at as "uploadedAt", octet_length(flow) / 8 as steps
     from catchment_series where bucket = $1 and account_id = $2 and catchment_id = $3`,
    toKey(key),
  );
  return row ?? null;
}

export async function saveSeries(queries: Queries, key: OwnKey, { series, summary, uploadedAt }: StoredSeries) {
  const { step, from, flow, flowUnit, rainMm, peMm, temperatureC } = series;
  await queries.query(
    `insert into catchment_series (bucket, account_id, catchment_id, step, starts_at, flow_unit, flow, rain, pe,
       temperature, summary, uploaded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (bucket, account_id, catchment_id) do update set step = excluded.step, starts_at = excluded.starts_at,
       flow_unit = excluded.flow_unit, flow = excluded.flow, rain = excluded.rain, pe = excluded.pe,
       temperature = excluded.temperature, summary = excluded.summary, uploaded_at = excluded.uploaded_at`,
    [
      ...toKey(key),
      step,
      from,
      flowUnit,
      toBytes(flow),
      toBytes(rainMm),
      toBytes(peMm),
      toBytes(temperatureC),
      JSON.stringify(summary),
      uploadedAt,
    ],
  );
}

const MODELS = { inUse: 'catchment_model', candidate: 'catchment_candidate' } as const;

/** The model in use, or the candidate that awaits acceptance. */
type ModelPlace = keyof typeof MODELS;

/** Null if no model was fitted to the current outline. */
export async function findModel(
  queries: Queries,
  key: OwnKey,
  place: ModelPlace = 'inUse',
): Promise<StoredModel | null> {
  const [row] = await queries.query<StoredModel>(
    `select fit, pe_normals as "peNormals", area_km2 as "areaKm2", fitted_at as "fittedAt"
     from ${MODELS[place]} where bucket = $1 and account_id = $2 and catchment_id = $3`,
    toKey(key),
  );
  return row ?? null;
}

/** Replaces the stored model; does nothing if the catchment is gone or its outline has changed. */
export async function saveModel(
  queries: Queries,
  key: OwnKey,
  model: StoredModel,
  place: ModelPlace = 'inUse',
): Promise<void> {
  await queries.query(
    `insert into ${MODELS[place]} (bucket, account_id, catchment_id, fit, pe_normals, area_km2, fitted_at)
     select bucket, account_id, id, $4::jsonb, $5::jsonb, area_km2, $7::bigint from catchment
     where bucket = $1 and account_id = $2 and id = $3 and area_km2 = $6::double precision
     on conflict (bucket, account_id, catchment_id) do update set fit = excluded.fit, pe_normals = excluded.pe_normals,
       area_km2 = excluded.area_km2, fitted_at = excluded.fitted_at`,
    [...toKey(key), JSON.stringify(model.fit), JSON.stringify(model.peNormals), model.areaKm2, model.fittedAt],
  );
}

/** False if there was none. */
export async function deleteCandidate(queries: Queries, key: OwnKey): Promise<boolean> {
  const rows = await queries.query(
    'delete from catchment_candidate where bucket = $1 and account_id = $2 and catchment_id = $3 returning 1',
    toKey(key),
  );
  return rows.length > 0;
}

/** Removes a catchment's models after a change of outline. */
export async function deleteModels(queries: Queries, key: OwnKey): Promise<void> {
  await queries.query(
    'delete from catchment_model where bucket = $1 and account_id = $2 and catchment_id = $3',
    toKey(key),
  );
  await deleteCandidate(queries, key);
}
