import { AppError } from '@portal/contract/errors';
import { assessHours, LEVEL } from '@portal/domain/decision/assess-hours';
import type { DecisionCondition } from '@portal/domain/decision/decision-condition';
import { toGateLevel } from '@portal/domain/decision/explain-hour';
import {
  type AnnouncedVerdicts,
  listVerdictChanges,
  toVerdictText,
  type VerdictChange,
} from '@portal/domain/decision/verdict-change';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import type { DecisionNeeds, Site, WorkHours } from '../needs.ts';
import {
  type AnnouncedAdvice,
  listAnnounced,
  listNotifiedAccounts,
  type StoredActivity,
  saveAnnounced,
} from '../own/activity-store.ts';
import { listAssessedActivities } from '../own/own-activities.ts';

export const CHANGE_TOPIC = 'decisions.changed';

export interface ChangePayload {
  readonly accountId: string;
  readonly activityId: string;
  readonly placeId: string;
  readonly changes: readonly VerdictChange[];
  readonly isDemo: boolean;
}

/** Hours whose changes are announced. More hours are compared, so that the next comparison knows them. */
const ADVICE_HOURS = 24;
const ASSESSED_HOURS = 48;
/** Minimum pause between two e-mails about an activity at a site, against wavering forecasts. */
const PAUSE_SECONDS = 3 * 3600;
const BATCH = 200;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * An activity's verdicts by hour and those that flipped since the last announcement; none if nothing was announced
 * yet.
 */
export function compareVerdicts(
  conditions: readonly DecisionCondition[],
  { count, columns, gates, startAt }: Pick<WorkHours, 'count' | 'columns' | 'gates' | 'startAt'>,
  known: AnnouncedVerdicts | undefined,
): { readonly present: AnnouncedVerdicts; readonly changes: readonly VerdictChange[] } {
  const levels = assessHours(conditions, { count, columns, gates: Uint8Array.from(gates, toGateLevel) });
  const present = { startAt, verdicts: toVerdictText(levels) };
  return { present, changes: known === undefined ? [] : listVerdictChanges(known, present, ADVICE_HOURS) };
}

/**
 * The changes that are still valid when the e-mail is finally sent: it recommends no hour that a warning or thunder
 * has closed since. Without data for the site only stops remain.
 */
export function listTellable(
  changes: readonly VerdictChange[],
  hours: Pick<WorkHours, 'gates' | 'startAt'> | null,
): readonly VerdictChange[] {
  return changes.filter(({ now, fromAt, toAt }) => {
    if (now === 'stop') return true;
    return hours?.gates.every((gate, hour) => {
      const at = hours.startAt + hour * HOUR_SECONDS;
      return at < fromAt || at >= toAt || toGateLevel(gate) < LEVEL.unknown;
    });
  });
}

/** Compares an activity at a site with its last announced advice and stores a change together with its e-mail. */
async function compareOne(
  needs: DecisionNeeds,
  { accountId, id: activityId, conditions }: StoredActivity,
  {
    site,
    hours,
    known,
  }: { readonly site: Site; readonly hours: WorkHours; readonly known: AnnouncedAdvice | undefined },
): Promise<boolean> {
  const { present, changes } = compareVerdicts(conditions, hours, known);
  const now = needs.clock();
  const letterAt = known?.letterAt ?? null;
  const isPaused = letterAt !== null && now - letterAt < PAUSE_SECONDS;
  // During the pause the announced advice stays, so that a change that lasts is reported after it.
  if (changes.length > 0 && isPaused) return false;
  const isAnnounced = changes.length > 0;
  const announced = { activityId, placeId: site.id, ...present, letterAt: isAnnounced ? now : letterAt };
  await needs.database.inTransaction(async (transaction) => {
    await saveAnnounced(transaction, accountId, announced);
    if (!isAnnounced) return;
    const payload: ChangePayload = { accountId, activityId, placeId: site.id, changes, isDemo: hours.issued.demo };
    const message = { bucket: toIdBucket(accountId), topic: CHANGE_TOPIC, id: makeUuidV7(now * 1000), payload };
    await addMessage(transaction, message, now);
  });
  return isAnnounced;
}

/** Null if no run has data. */
export function readHours({ readWorkHours }: Pick<DecisionNeeds, 'readWorkHours'>, site: Site): WorkHours | null {
  try {
    return readWorkHours(site, ASSESSED_HOURS, 'vi');
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function compareAccount(needs: DecisionNeeds, accountId: string): Promise<number> {
  const activities = (await listAssessedActivities(needs, accountId)).filter(({ notify }) => notify);
  if (activities.length === 0) return 0;
  const announced = await listAnnounced(needs.database, accountId);
  let letters = 0;
  for (const site of await needs.listSites(accountId)) {
    const ofSite = activities.filter(({ placeIds }) => placeIds.includes(site.id));
    const hours = ofSite.length === 0 ? null : readHours(needs, site);
    if (hours === null) continue;
    for (const activity of ofSite) {
      const known = announced.find((one) => one.activityId === activity.id && one.placeId === site.id);
      if (await compareOne(needs, activity, { site, hours, known })) letters += 1;
    }
  }
  return letters;
}

/** Compares all activities with e-mail switched on. Returns the number of queued e-mails. */
export async function findChanges(needs: DecisionNeeds, signal: AbortSignal): Promise<number> {
  let letters = 0;
  let after = NOBODY;
  while (!signal.aborted) {
    const accounts = await listNotifiedAccounts(needs.database, after, BATCH);
    for (const accountId of accounts) letters += await compareAccount(needs, accountId);
    const last = accounts.at(-1);
    if (last === undefined || accounts.length < BATCH) break;
    after = last;
  }
  return letters;
}
