import { describeAbsurdBalance, describeCalibrationRefusal } from '@portal/content/messages/series-fault-messages';
import { AppError } from '@portal/contract/errors';
import type { Criterion } from '@portal/domain/hydro/calibration/search-parameters';
import { rateModelSkill } from '@portal/domain/hydro/score/model-skill';
import { findAbsurdBalance } from '@portal/domain/hydro/series/check-balance';
import type { AccountJobKind } from '#platform/account-jobs/account-job.ts';
import { runOnThread } from '#platform/account-jobs/run-on-thread.ts';
import type { Queries } from '#platform/database/database.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { CATCHMENTS } from './catchment-store.ts';
import type { FitOrder, FitOutcome } from './fit-catchment.ts';
import type { OwnCatchmentNeeds } from './needs.ts';
import { computePeNormals } from './pe-normals.ts';
import { deleteCandidate, findModel, findSeries, type StoredModel, saveModel } from './series-store.ts';

export interface FitInput {
  readonly catchmentId: string;
  readonly criterion: Criterion;
}

/** Job kind that fits a model to a catchment's series on a thread, evaluates it on the withheld years and stores it. */
export const createFitKind = ({
  database,
  clock,
}: Pick<OwnCatchmentNeeds, 'database' | 'clock'>): AccountJobKind<FitInput> => ({
  name: 'hydropower.fit-catchment',
  async run({ input: { catchmentId, criterion }, accountId, signal, reportProgress }) {
    const key = { accountId, id: catchmentId };
    const [catchment, stored] = [await CATCHMENTS.find(database, key), await findSeries(database, key)];
    if (catchment === null || catchment.areaKm2 === null || stored === null) throw new AppError('notFound');
    const facts = { areaKm2: catchment.areaKm2, lat: catchment.lat };
    const absurd = stored.summary.balanceAccepted === true ? null : findAbsurdBalance(stored.series, facts);
    if (absurd !== null)
      throw new AppError('badInput', {
        detail: { vi: describeAbsurdBalance(absurd, 'vi'), en: describeAbsurdBalance(absurd, 'en') },
      });
    const order: FitOrder = { series: stored.series, facts, criterion };
    const program = new URL('./fit-catchment-on-thread.ts', import.meta.url);
    const outcome = await runOnThread<FitOutcome>({ program, order, signal, reportProgress });
    if (!outcome.ok) {
      const { refusal } = outcome;
      throw new AppError('badInput', {
        detail: { vi: describeCalibrationRefusal(refusal, 'vi'), en: describeCalibrationRefusal(refusal, 'en') },
      });
    }
    const { fit } = outcome;
    const peNormals = computePeNormals(stored.series, facts);
    const model = { fit, peNormals, areaKm2: facts.areaKm2, fittedAt: clock() };
    const skill = rateModelSkill(fit.model.heldBack);
    const place = await database.inTransaction((queries) => placeModel(queries, key, model));
    return { result: { step: fit.model.step, params: fit.model.params, heldBack: fit.model.heldBack, skill, place } };
  },
});

/** A model with skill replaces one without; any other waits for the owner's acceptance. */
async function placeModel(queries: Queries, key: OwnKey, model: StoredModel): Promise<'inUse' | 'candidate'> {
  const used = await findModel(queries, key);
  const hasSkill = (one: StoredModel): boolean => rateModelSkill(one.fit.model.heldBack) !== 'none';
  const place = hasSkill(model) && (used === null || !hasSkill(used)) ? 'inUse' : 'candidate';
  await saveModel(queries, key, model, place);
  if (place === 'inUse') await deleteCandidate(queries, key);
  return place;
}
