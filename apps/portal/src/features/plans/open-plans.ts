import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Feature } from '#platform/feature.ts';
import type { Job } from '#platform/jobs/job.ts';
import { createPlanLedger, type PlanLedger } from './plan-ledger.ts';
import { deliverReminders, type ReminderNeeds, requestReminders } from './plan-letters.ts';
import { listOwnPlanRoutes, listPlanEndpoints } from './plan-routes.ts';

interface OpenPlansNeeds extends ReminderNeeds {
  readonly clock: () => EpochSeconds;
  readonly getPrice: (planId: PlanId) => number;
}

export interface OpenPlans extends Feature {
  readonly ledger: PlanLedger;
}

const REMIND_EVERY_SECONDS = 1800;
const SEND_EVERY_SECONDS = 30;

/** Plans: list, ownership and reminders before the end. */
export function openPlans(needs: OpenPlansNeeds): OpenPlans {
  const ledger = createPlanLedger(needs);
  const jobs: readonly Job[] = [
    { name: 'plans.remind', everySeconds: REMIND_EVERY_SECONDS, run: async () => void (await requestReminders(needs)) },
    {
      name: 'plans.send-letters',
      everySeconds: SEND_EVERY_SECONDS,
      run: async ({ signal }) => void (await deliverReminders(needs, signal)),
    },
  ];
  return {
    name: 'plans',
    ledger,
    routes: listPlanEndpoints(),
    rawRoutes: listOwnPlanRoutes({ ...needs, ledger }),
    jobs,
  };
}
