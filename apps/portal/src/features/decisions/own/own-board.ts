import type { DecisionBoard } from '@portal/contract/endpoints/decisions';
import { AppError } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import { toBoard } from '../evaluate/evaluate-activities.ts';
import type { DecisionNeeds, Site } from '../needs.ts';
import { listJudgedActivities } from './own-activities.ts';

const MOST_DAYS = 15;
const DAY_HOURS = 24;

/** The board of a site of one's own. */
interface SiteBoard extends DecisionBoard {
  readonly site: Pick<Site, 'id' | 'name'>;
}

/** The boards of all sites that an account judges work at, as far ahead as its plan looks; a site without data is left out. */
export async function listSiteBoards(
  needs: DecisionNeeds,
  accountId: string,
  language: Language,
): Promise<readonly SiteBoard[]> {
  const activities = await listJudgedActivities(needs, accountId);
  const { planId } = await needs.findPlan(accountId);
  const days = Math.min(getPlanLimit(planId, 'weatherForecast'), MOST_DAYS);
  const boards: SiteBoard[] = [];
  for (const { id, name, lat, lng } of await needs.listSites(accountId)) {
    const ofSite = activities.filter(({ placeIds }) => placeIds.includes(id));
    if (ofSite.length === 0) continue;
    try {
      const hours = needs.readWorkHours({ lat, lng }, days * DAY_HOURS, language);
      boards.push({ site: { id, name }, ...toBoard(ofSite, hours, language) });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'noData')) throw error;
    }
  }
  return boards;
}
