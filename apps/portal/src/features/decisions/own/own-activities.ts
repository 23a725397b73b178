import { describeConditions } from '@portal/content/decisions/describe-condition';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import type { DecisionBoard } from '@portal/contract/endpoints/decisions';
import { AppError } from '@portal/contract/errors';
import { type OwnActivityInput, OwnActivityInput as OwnActivitySchema } from '@portal/contract/own/activities';
import { readFields } from '@portal/domain/account/check-account';
import { cleanLine } from '@portal/domain/contact/clean-line';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import { createOwnList } from '#platform/own-resource/own-list.ts';
import { findPaused, toActiveShape } from '#platform/own-resource/plan-count.ts';
import { toBoard } from '../evaluate/evaluate-activities.ts';
import { listActivityErrors, toActivity } from '../evaluate/read-activity.ts';
import type { DecisionNeeds, Site } from '../needs.ts';
import { ACTIVITIES, type StoredActivity } from './activity-store.ts';

/** An account's activities that are switched on and within its plan. */
export async function listAssessedActivities(
  needs: DecisionNeeds,
  accountId: string,
): Promise<readonly StoredActivity[]> {
  const activities = await ACTIVITIES.list(needs.database, accountId);
  const paused = await findPaused(needs, accountId, 'insightNumber');
  return activities.filter(({ id, active }) => active && !paused.has(id));
}

function toShape(activity: StoredActivity, paused: ReadonlySet<string>, language: Language) {
  const { id, name, conditions, costLoss, placeIds, notify, active } = activity;
  return {
    id,
    name,
    conditions,
    text: describeConditions(conditions, language),
    cost: costLoss?.cost ?? null,
    loss: costLoss?.loss ?? null,
    placeIds,
    notify,
    ...toActiveShape(active, paused.has(id)),
  };
}

/** An account's activities, and how many its plan allows besides its rules. */
export async function showActivities(needs: DecisionNeeds, accountId: string, language: Language) {
  const { database, findPlan, listCounted } = needs;
  const { items } = await createActivities(needs).list({ accountId }, { language });
  const limit = getPlanLimit((await findPlan(accountId)).planId, 'insightNumber');
  const counted = await listCounted(database, accountId, 'insightNumber');
  return { items, limit: Number.isFinite(limit) ? limit : null, rules: counted.length - items.length };
}

function requireActivity(body: unknown, language: Language): OwnActivityInput {
  const input = requireFitting(OwnActivitySchema, body, language);
  const errors = listActivityErrors(input, '', language);
  if (cleanLine(input.name) === '') errors.push(nameInputError('name', 'empty', language));
  if (errors.length > 0) throw new AppError('badInput', { errors });
  return input;
}

/** Fields of an activity at some sites. Throws `AppError` `badInput` if a site is not a saved place of the account. */
function toFields(input: OwnActivityInput, sites: readonly Site[], language: Language) {
  const { conditions, costLoss } = toActivity(input);
  const { placeIds = [], notify = false, active = true } = input;
  if (!placeIds.every((id) => sites.some((site) => site.id === id)))
    throw new AppError('badInput', { errors: [nameInputError('placeIds', 'invalid', language)] });
  return { name: cleanLine(input.name), conditions, costLoss, placeIds: [...new Set(placeIds)], notify, active };
}

/** An account's activities. Writing throws `AppError` `badInput`. */
export const createActivities = (needs: DecisionNeeds) =>
  createOwnList(needs, {
    resource: ACTIVITIES,
    async toNew(body, { accountId, language }) {
      const input = requireActivity(body, language);
      return toFields(input, await needs.listSites(accountId), language);
    },
    async toChange(body, { accountId, language }) {
      const sites = await needs.listSites(accountId);
      return (known) => {
        const { name, conditions, costLoss, placeIds, notify, active } = known;
        const before = { name, conditions, ...(costLoss ?? {}), placeIds, notify, active };
        const input = requireActivity({ ...before, ...readFields(body) }, language);
        return { ...known, ...toFields(input, sites, language) };
      };
    },
    toShape,
  });

const MOST_DAYS = 15;
const DAY_HOURS = 24;

interface SiteBoard extends DecisionBoard {
  readonly site: Pick<Site, 'id' | 'name'>;
}

/** The boards of all sites with activities, as far ahead as the plan allows; sites without data are left out. */
export async function listSiteBoards(
  needs: DecisionNeeds,
  accountId: string,
  language: Language,
): Promise<readonly SiteBoard[]> {
  const activities = await listAssessedActivities(needs, accountId);
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
