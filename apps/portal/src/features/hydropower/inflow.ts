import { setImmediate as letOthersRun } from 'node:timers/promises';
import { ANSWERED_UNITS } from '@portal/content/messages/file-answer-messages';
import { describeAbsurdBalance, describeSeriesFault } from '@portal/content/messages/series-fault-messages';
import { requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { readAnswer, readDecimalMark } from '@portal/contract/file-answers';
import { CandidateDecision } from '@portal/contract/own/catchment-schema';
import { isRecord } from '@portal/domain/data/is-record';
import type { Criterion } from '@portal/domain/hydro/calibration/search-parameters';
import { STEP_SECONDS } from '@portal/domain/hydro/model/flow-depth';
import { NO_RESERVOIR } from '@portal/domain/hydro/reservoir/reservoir';
import { rateModelSkill } from '@portal/domain/hydro/score/model-skill';
import { findAbsurdBalance } from '@portal/domain/hydro/series/check-balance';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatMoment, startOfHour, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { addAccountJob } from '#platform/account-jobs/add-account-job.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import type { OwnInput } from '#platform/own-resource/own-routes.ts';
import { CATCHMENTS, type Catchment } from './catchment-store.ts';
import { getActiveCatchment } from './catchments.ts';
import { findInflow, LONGEST_GAP_SECONDS, type RainCourse, toInflowShape } from './find-inflow.ts';
import { findLevels } from './find-levels.ts';
import { createFitKind } from './fit-kind.ts';
import { readTriedReleases, toClockShape, toLevelShape } from './level-shape.ts';
import type { OwnCatchmentNeeds } from './needs.ts';
import { readSeriesFile } from './read-series-file.ts';
import { findReservoir } from './reservoir-store.ts';
import {
  deleteCandidate,
  findModel,
  findSeriesFacts,
  type StoredModel,
  saveModel,
  saveSeries,
} from './series-store.ts';

export interface ForecastNeeds extends OwnCatchmentNeeds {
  readonly sky: { readonly clock: () => EpochSeconds };
  readonly readCourse: (catchment: Catchment, startAt: EpochSeconds) => Promise<RainCourse>;
}

const MOST_ERRORS = 100;

const PIECE_BYTES = 64 * 1024;

/** Splits a file so that other requests are served in between: reading 25 MB takes seconds. */
async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    yield bytes.subarray(from, from + PIECE_BYTES);
    await letOthersRun();
  }
}

function toModelShape(stored: StoredModel | null) {
  if (stored === null) return null;
  const { model, heldBack, stateAt } = stored.fit;
  const { step, criterion, params, fit, persistence, atLimit } = model;
  return {
    ...{ step, criterion, params, fit, heldBack: model.heldBack, persistence, atLimit },
    skill: rateModelSkill(model.heldBack),
    heldBackFrom: formatMoment(heldBack.from),
    heldBackTo: formatMoment(heldBack.to),
    stateAt: formatMoment(stateAt),
    fittedAt: formatMoment(stored.fittedAt),
  };
}

export async function showRecords(needs: OwnCatchmentNeeds, key: OwnKey) {
  const { accountId, id } = await CATCHMENTS.get(needs.database, key);
  const [series, model, candidate] = await Promise.all([
    findSeriesFacts(needs.database, { accountId, id }),
    findModel(needs.database, { accountId, id }),
    findModel(needs.database, { accountId, id }, 'candidate'),
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
    model: toModelShape(model),
    candidate: toModelShape(candidate),
  };
}

/**
 * Replaces a catchment's series with an uploaded file, all or nothing, by the owner's options `decimalMark`, `flowUnit`
 * and `balance=accepted`. Throws `AppError` `badInput` row by row, and with the path `balance` for an impossible water
 * balance.
 */
export async function uploadSeries(needs: OwnCatchmentNeeds, key: OwnKey, { body, query, language }: OwnInput) {
  const { accountId, id, areaKm2, lat } = await getActiveCatchment(needs, key);
  const answers = {
    decimalMark: readDecimalMark(query, language),
    flowUnit: readAnswer(query, 'flowUnit', ANSWERED_UNITS.flow, language),
  };
  const balanceAccepted = readAnswer(query, 'balance', ['accepted'], language) !== null;
  const reading = await readSeriesFile(inPieces(Buffer.isBuffer(body) ? body : Buffer.alloc(0)), answers);
  if (!reading.ok) {
    const errors = reading.faults.slice(0, MOST_ERRORS).map((fault) => ({
      path: fault.row === null ? 'file' : `rows[${fault.row}]`,
      message: describeSeriesFault(fault, language),
    }));
    throw new AppError('badInput', { errors });
  }
  const { series } = reading;
  const absurd = areaKm2 === null || balanceAccepted ? null : findAbsurdBalance(series, { areaKm2, lat });
  if (absurd !== null)
    throw new AppError('badInput', { errors: [{ path: 'balance', message: describeAbsurdBalance(absurd, language) }] });
  const summary = { ...reading.summary, balanceAccepted };
  await saveSeries(needs.database, { accountId, id }, { series, summary, uploadedAt: needs.clock() });
  return showRecords(needs, key);
}

/**
 * Puts the candidate into use (`accept: true`) or drops it. Throws `AppError` `notFound`, `badInput`, and `conflict`
 * for a candidate without skill.
 */
export async function settleCandidate(needs: OwnCatchmentNeeds, key: OwnKey, body: unknown, language: Language) {
  const { accountId, id } = await getActiveCatchment(needs, key);
  const { accept } = requireFitting(CandidateDecision, body ?? {}, language);
  await needs.database.inTransaction(async (transaction) => {
    const candidate = await findModel(transaction, { accountId, id }, 'candidate');
    if (candidate === null) throw new AppError('notFound');
    if (accept && rateModelSkill(candidate.fit.model.heldBack) === 'none')
      throw new AppError('conflict', { detail: NO_SKILL });
    if (accept) await saveModel(transaction, { accountId, id }, candidate);
    await deleteCandidate(transaction, { accountId, id });
  });
  return showRecords(needs, key);
}

const NO_SKILL = {
  vi: 'Mô hình này không hơn gì lấy lưu lượng trung bình (NSE hoặc KGE âm), nên không được dùng.',
  en: 'This model is no better than the mean flow (negative NSE or KGE), so it is not used.',
};

/**
 * Inflow, level and procedure timeline of a catchment, for the current and the tried releases; null: some are
 * suggested.
 */
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
  // Older records get no forecast, so their rain is not read.
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

export type CatchmentForecast = Awaited<ReturnType<typeof forecastCatchment>>;

/**
 * Inflow, level and procedure timeline; without a fitted model neither inflow nor level. `release` is unchecked.
 * Throws `AppError` `notFound`, `planLimit`, `badInput`.
 */
export async function forecastOwn(needs: ForecastNeeds, key: OwnKey, release: unknown, language: Language) {
  const triedM3S = readTriedReleases(release, language);
  return forecastCatchment(needs, await getActiveCatchment(needs, key), triedM3S);
}

const CRITERIA: ReadonlySet<unknown> = new Set<Criterion>(['nse', 'kge']);

/** Orders a fit. Throws `AppError` `badInput` without an outline or records. */
export async function orderFit(needs: OwnCatchmentNeeds, key: OwnKey, body: unknown) {
  const { database, clock } = needs;
  const { accountId, id, areaKm2 } = await getActiveCatchment(needs, key);
  const series = await findSeriesFacts(database, { accountId, id });
  if (areaKm2 === null || series === null) throw new AppError('badInput', { detail: MISSING });
  const asked = isRecord(body) && 'criterion' in body ? body.criterion : 'nse';
  const criterion = CRITERIA.has(asked) ? (asked as Criterion) : 'nse';
  const input = { catchmentId: id, criterion };
  return { jobId: await addAccountJob(database, { kind: createFitKind(needs), accountId, input, now: clock() }) };
}

const MISSING = {
  vi: 'Cần có đường lưu vực và số liệu của hồ trước khi hiệu chỉnh.',
  en: 'An outline and the records of the reservoir are needed before a model is fitted.',
};
