import { ACTIVITY_ADDRESSES } from '@portal/contract/activity-addresses.table';
import { ALERT_ADDRESSES } from '@portal/contract/alert-addresses.table';
import type { DecisionBoard } from '@portal/contract/endpoints/decisions';
import type { DecisionCondition } from '@portal/domain/decision/decision-condition';
import type { Language } from '@portal/domain/language/language';
import { callOwn } from '#islands/session/call-account.ts';

/** An activity as the portal shows it to its owner. */
export interface OwnActivity {
  readonly id: string;
  readonly name: string;
  readonly conditions: readonly DecisionCondition[];
  readonly text: string;
  readonly cost: number | null;
  readonly loss: number | null;
  readonly placeIds: readonly string[];
  readonly notify: boolean;
  readonly active: boolean;
  readonly pausedBy?: 'plan';
}

/** A saved place that work is judged at. */
export interface OwnSite {
  readonly id: string;
  readonly name: string;
}

/** The board of a site. */
export interface OwnSiteBoard extends DecisionBoard {
  readonly site: OwnSite;
}

/** Everything that the page shows of an account. */
export interface OwnBoardData {
  readonly activities: readonly OwnActivity[];
  /** Null: no limit. */
  readonly limit: number | null;
  readonly rules: number;
  readonly sites: readonly OwnSite[];
  readonly boards: readonly OwnSiteBoard[];
  /** When the calendar's address was made; null: there is none. */
  readonly feedAt: string | null;
}

/** What an account has; null where it could not be asked for. */
export async function loadOwnBoard(language: Language): Promise<OwnBoardData | null> {
  const [own, places, boards, feed] = await Promise.all([
    callOwn(ACTIVITY_ADDRESSES.activitiesList, { language }),
    callOwn(ALERT_ADDRESSES.alertPlacesList, { language }),
    callOwn(ACTIVITY_ADDRESSES.activitiesBoard, { language }),
    callOwn(ACTIVITY_ADDRESSES.activityFeedShow, { language }),
  ]);
  if ([own, places, boards, feed].some(({ status }) => status !== 200)) return null;
  return {
    activities: own.body.items as OwnActivity[],
    limit: own.body.limit as number | null,
    rules: own.body.rules as number,
    sites: places.body.items as OwnSite[],
    boards: boards.body.items as OwnSiteBoard[],
    feedAt: feed.body.createdAt as string | null,
  };
}
