import type { OwnActivity, OwnSiteBoard } from '@portal/contract/own/activities';
import { ACTIVITY_ADDRESSES } from '@portal/contract/own/activity-addresses.table';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { callOwn } from '#islands/session/call-account.ts';

/** A saved place for which work is assessed. */
export interface OwnSite {
  readonly id: string;
  readonly name: string;
}

export interface OwnBoardData {
  readonly activities: readonly OwnActivity[];
  /** Null: unlimited. */
  readonly limit: number | null;
  readonly rules: number;
  readonly sites: readonly OwnSite[];
  readonly boards: readonly OwnSiteBoard[];
  /** When the calendar address was created; null: none. */
  readonly feedAt: string | null;
}

/** Loads the account's board; null on failure. */
export async function loadOwnBoard(language: Language): Promise<OwnBoardData | null> {
  const [own, places, boards, feed] = await Promise.all([
    callOwn(ACTIVITY_ADDRESSES.activitiesList, { language }),
    callOwn(ALERT_ADDRESSES.alertPlacesList, { language }),
    callOwn(ACTIVITY_ADDRESSES.activitiesBoard, { language }),
    callOwn(ACTIVITY_ADDRESSES.activityFeedShow, { language }),
  ]);
  if (!own.ok || !places.ok || !boards.ok || !feed.ok) return null;
  return {
    activities: own.reply.items,
    limit: own.reply.limit,
    rules: own.reply.rules,
    sites: places.reply.items,
    boards: boards.reply.items,
    feedAt: feed.reply.createdAt,
  };
}
