import { describeCalibrationRefusal } from '@portal/content/messages/series-fault-messages';
import { AppError } from '@portal/contract/errors';
import type { Criterion } from '@portal/domain/hydro/calibration/search-parameters';
import type { AccountJobKind } from '#platform/account-jobs/account-job.ts';
import { runOnThread } from '#platform/account-jobs/run-on-thread.ts';
import { findCatchment } from './catchment-store.ts';
import type { FitOrder, FitOutcome } from './fit-catchment.ts';
import type { OwnCatchmentNeeds } from './needs.ts';
import { computePeNormals } from './pe-normals.ts';
import { findSeries, saveModel } from './series-store.ts';

/** What is fitted. */
export interface FitInput {
  readonly catchmentId: string;
  readonly criterion: Criterion;
}

/** A model is fitted to a catchment’s series on a thread, judged on the years that were held back, and stored. */
export const createFitKind = ({
  database,
  clock,
}: Pick<OwnCatchmentNeeds, 'database' | 'clock'>): AccountJobKind<FitInput> => ({
  name: 'hydropower.fit-catchment',
  async run({ input: { catchmentId, criterion }, accountId, signal, reportProgress }) {
    const key = { accountId, id: catchmentId };
    const [catchment, stored] = [
      await findCatchment(database, accountId, catchmentId),
      await findSeries(database, key),
    ];
    if (catchment === null || catchment.areaKm2 === null || stored === null) throw new AppError('notFound');
    const facts = { areaKm2: catchment.areaKm2, lat: catchment.lat };
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
    await saveModel(database, key, { fit, peNormals, areaKm2: facts.areaKm2, fittedAt: clock() });
    return { result: { step: fit.model.step, params: fit.model.params, heldBack: fit.model.heldBack } };
  },
});
