import { describeConditions } from '@portal/content/decisions/describe-condition';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import type { DecisionBoard } from '@portal/contract/endpoints/decisions';
import { AppError } from '@portal/contract/errors';
import { type OwnActivityInput, OwnActivityInput as OwnActivitySchema } from '@portal/contract/own/activities';
import { readFields } from '@portal/domain/account/check-account';
import { cleanLine } from '@portal/domain/contact/clean-line';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { findPaused, insertInPlan, toActiveShape } from '#platform/own-resource/plan-count.ts';
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
  const activities = await ACTIVITIES.list(database, accountId);
  const paused = await findPaused(needs, accountId, 'insightNumber');
  const limit = getPlanLimit((await findPlan(accountId)).planId, 'insightNumber');
  const counted = await listCounted(database, accountId, 'insightNumber');
  return {
    items: activities.map((activity) => toShape(activity, paused, language)),
    limit: Number.isFinite(limit) ? limit : null,
    rules: counted.length - activities.length,
  };
}

function requireActivity(body: unknown, language: Language): OwnActivityInput {
  const input = requireFitting(OwnActivitySchema, body, language);
  const errors = listActivityErrors(input, '', language);
  if (cleanLine(input.name) === '') errors.push(nameInputError('name', 'empty', language));
  if (errors.length > 0) throw new AppError('badInput', { errors });
  return input;
}

/** Throws `AppError` `badInput` if a site is not a saved place of the account. */
async function requireOwnSites(
  { listSites }: DecisionNeeds,
  accountId: string,
  placeIds: readonly string[],
  language: Language,
): Promise<void> {
  const known = new Set((await listSites(accountId)).map(({ id }) => id));
  if (!placeIds.every((id) => known.has(id)))
    throw new AppError('badInput', { errors: [nameInputError('placeIds', 'invalid', language)] });
}

function toStored(
  input: OwnActivityInput,
  known: Pick<StoredActivity, 'accountId' | 'id' | 'createdAt'>,
): StoredActivity {
  const { conditions, costLoss } = toActivity(input);
  const { placeIds = [], notify = false, active = true } = input;
  return {
    ...known,
    name: cleanLine(input.name),
    conditions,
    costLoss,
    placeIds: [...new Set(placeIds)],
    notify,
    active,
  };
}

/** Throws `AppError` `badInput`, `planLimit`. */
export async function addActivity(needs: DecisionNeeds, accountId: string, body: unknown, language: Language) {
  const { database, clock } = needs;
  const input = requireActivity(body ?? {}, language);
  await requireOwnSites(needs, accountId, input.placeIds ?? [], language);
  const now = clock();
  const stored = toStored(input, { accountId, id: makeUuidV7(now * 1000), createdAt: now });
  await database.inTransaction((transaction) => insertInPlan(needs, transaction, ACTIVITIES, stored));
  return toShape(stored, new Set(), language);
}

/** Changes the given fields of an activity. Throws `AppError` `badInput`, `notFound`. */
export async function changeActivity(needs: DecisionNeeds, key: OwnKey, body: unknown, language: Language) {
  const known = await ACTIVITIES.get(needs.database, key);
  const { name, conditions, costLoss, placeIds, notify, active } = known;
  const before = { name, conditions, ...(costLoss ?? {}), placeIds, notify, active };
  const input = requireActivity({ ...before, ...readFields(body) }, language);
  await requireOwnSites(needs, key.accountId, input.placeIds ?? [], language);
  const changed = toStored(input, known);
  await ACTIVITIES.update(needs.database, key, changed);
  return toShape(changed, await findPaused(needs, key.accountId, 'insightNumber'), language);
}

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
