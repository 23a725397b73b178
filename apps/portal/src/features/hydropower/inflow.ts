import { setImmediate as letOthersRun } from 'node:timers/promises';
import { describeSeriesFault } from '@portal/content/messages/series-fault-messages';
import { AppError } from '@portal/contract/errors';
import type { Criterion } from '@portal/domain/hydro/calibration/search-parameters';
import { STEP_SECONDS } from '@portal/domain/hydro/model/flow-depth';
import { NO_RESERVOIR } from '@portal/domain/hydro/reservoir/reservoir';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatMoment, startOfHour, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { addAccountJob } from '#platform/account-jobs/add-account-job.ts';
import type { Catchment } from './catchment-store.ts';
import { getActiveCatchment, getCatchment } from './catchments.ts';
import { findInflow, LONGEST_GAP_SECONDS, type RainCourse, toInflowShape } from './find-inflow.ts';
import { findLevels } from './find-levels.ts';
import { createFitKind } from './fit-kind.ts';
import { readTriedReleases, toClockShape, toLevelShape } from './level-shape.ts';
import type { OwnCatchmentNeeds } from './needs.ts';
import { readSeriesFile } from './read-series-file.ts';
import { findReservoir } from './reservoir-store.ts';
import { findModel, findSeriesFacts, saveSeries } from './series-store.ts';

interface OwnKey {
  readonly accountId: string;
  readonly id: string | undefined;
}

/** What forecasts of catchments need. */
export interface ForecastNeeds extends OwnCatchmentNeeds {
  readonly sky: { readonly clock: () => EpochSeconds };
  readonly readCourse: (catchment: Catchment, startAt: EpochSeconds) => Promise<RainCourse>;
}

const MOST_ERRORS = 100;

const PIECE_BYTES = 64 * 1024;

/** A file in pieces between which others are answered: reading one of 25 MB takes seconds. */
async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    yield bytes.subarray(from, from + PIECE_BYTES);
    await letOthersRun();
  }
}

/** What is known of a catchment's records and model. */
export async function showRecords(needs: OwnCatchmentNeeds, key: OwnKey) {
  const { accountId, id } = await getCatchment(needs, key);
  const [series, model] = await Promise.all([
    findSeriesFacts(needs.database, { accountId, id }),
    findModel(needs.database, { accountId, id }),
  ]);
  return {
    series:
      series === null
        ? null
        : {
            step: series.step,
            from: formatMoment(series.startsAt),
            to: formatMoment(series.startsAt + series.steps * STEP_SECONDS[series.step]),
            uploadedAt: formatMoment(series.uploadedAt),
            ...series.summary,
          },
    model:
      model === null
        ? null
        : {
            step: model.fit.model.step,
            criterion: model.fit.model.criterion,
            params: model.fit.model.params,
            fit: model.fit.model.fit,
            heldBack: model.fit.model.heldBack,
            persistence: model.fit.model.persistence,
            heldBackFrom: formatMoment(model.fit.heldBack.from),
            heldBackTo: formatMoment(model.fit.heldBack.to),
            atLimit: model.fit.model.atLimit,
            stateAt: formatMoment(model.fit.stateAt),
            fittedAt: formatMoment(model.fittedAt),
          },
  };
}

/** Stores an operator's file whole, in place of the one before, or nothing of it. Throws `AppError` `badInput` row by row. */
export async function uploadSeries(needs: OwnCatchmentNeeds, key: OwnKey, body: unknown, language: Language) {
  const { accountId, id } = await getActiveCatchment(needs, key);
  const reading = await readSeriesFile(inPieces(Buffer.isBuffer(body) ? body : Buffer.alloc(0)));
  if (!reading.ok) {
    const errors = reading.faults.slice(0, MOST_ERRORS).map((fault) => ({
      path: fault.row === null ? 'file' : `rows[${fault.row}]`,
      message: describeSeriesFault(fault, language),
    }));
    throw new AppError('badInput', { errors });
  }
  const { series, summary } = reading;
  await saveSeries(needs.database, { accountId, id }, { series, summary, uploadedAt: needs.clock() });
  return showRecords(needs, key);
}

/** Inflow ahead, level and clock of a catchment, with the release of now and those that are tried; null: some are suggested. */
export async function forecastCatchment(
  needs: ForecastNeeds,
  catchment: Catchment,
  triedM3S: readonly number[] | null,
) {
  const { accountId, id } = catchment;
  const [model, stored] = await Promise.all([
    findModel(needs.database, { accountId, id }),
    findReservoir(needs.database, { accountId, id }),
  ]);
  const now = needs.sky.clock();
  // Older records have no forecast: their rain is not read.
  const oldest = startOfHour(now) - LONGEST_GAP_SECONDS;
  const startAt = Math.min(Math.max(startOfHour(model?.fit.stateAt ?? now), oldest), startOfVietnamDay(now));
  const rain =
    model === null
      ? { from: now, rainMm: [], ends: null, members: null, demo: false }
      : await needs.readCourse(catchment, startAt);
  const inflow = findInflow(model, rain, now);
  const reservoir = stored?.reservoir ?? NO_RESERVOIR;
  const levels = findLevels({ reservoir, inflow, triedM3S, now });
  return {
    ...toInflowShape(inflow, model, { now, demo: rain.demo }),
    level: toLevelShape(levels),
    clock: toClockShape(reservoir, now),
  };
}

/** What a catchment's forecast is told as. */
export type CatchmentForecast = Awaited<ReturnType<typeof forecastCatchment>>;

interface ForecastAsk extends OwnKey {
  /** `release`: tried releases as a query has them. */
  readonly release: unknown;
  readonly language: Language;
}

/**
 * Inflow ahead, the level that it makes and what the procedure asks for; without a fitted model neither inflow nor level. Throws
 * `AppError` `notFound`, `planLimit`, `badInput`.
 */
export async function forecastOwn(needs: ForecastNeeds, { release, language, ...key }: ForecastAsk) {
  const triedM3S = readTriedReleases(release, language);
  return forecastCatchment(needs, await getActiveCatchment(needs, key), triedM3S);
}

const CRITERIA: ReadonlySet<unknown> = new Set<Criterion>(['nse', 'kge']);

/** Orders a fit and returns its job. Throws `AppError` `badInput` without an outline or records. */
export async function orderFit(needs: OwnCatchmentNeeds, key: OwnKey, body: unknown) {
  const { database, clock } = needs;
  const { accountId, id, areaKm2 } = await getActiveCatchment(needs, key);
  const series = await findSeriesFacts(database, { accountId, id });
  if (areaKm2 === null || series === null) throw new AppError('badInput', { detail: MISSING });
  const asked = typeof body === 'object' && body !== null && 'criterion' in body ? body.criterion : 'nse';
  const criterion = CRITERIA.has(asked) ? (asked as Criterion) : 'nse';
  const input = { catchmentId: id, criterion };
  return { jobId: await addAccountJob(database, { kind: createFitKind(needs), accountId, input, now: clock() }) };
}

const MISSING = {
  vi: 'Cần có đường lưu vực và số liệu của hồ trước khi hiệu chỉnh.',
  en: 'An outline and the records of the reservoir are needed before a model is fitted.',
};
