import { findVerified } from '#features/accounts/find-contact.ts';
import { findBlocked } from '#features/alerts/delivery/do-not-contact.ts';
import { listPlaces } from '#features/alerts/own/place-store.ts';
import { findPausedPlaces } from '#features/alerts/own/places.ts';
import { listRules } from '#features/alerts/own/rule-store.ts';
import type { ChangeNeeds } from '#features/decisions/changes/change-jobs.ts';
import { openDecisions } from '#features/decisions/open-decisions.ts';
import type { openForecast } from './open-forecast.ts';

interface BoardNeeds
  extends Pick<
    ChangeNeeds,
    'database' | 'clock' | 'weatherClock' | 'locate' | 'findPlan' | 'publicUrl' | 'sendMail' | 'warn'
  > {
  readonly forecast: ReturnType<typeof openForecast>;
}

/** Opens the board of work, which needs the forecast, and the rules of alerts that share its number. */
export function openBoard({ forecast, ...needs }: BoardNeeds) {
  const { database } = needs;
  return openDecisions({
    ...needs,
    readWorkHours: forecast.readWorkHours,
    version: forecast.alerts.version,
    findBlocked: (addresses) => findBlocked(database, addresses),
    findEmail: (accountId) => findVerified(database, accountId),
    async listSites(accountId) {
      const places = await listPlaces(database, accountId);
      const paused = findPausedPlaces(places, (await needs.findPlan(accountId)).planId);
      return places.filter(({ id, active }) => active && !paused.has(id));
    },
    countRules: async (accountId) =>
      (await listRules(database, accountId)).filter(({ rule }) => rule.kind !== 'officialWarning').length,
  });
}
