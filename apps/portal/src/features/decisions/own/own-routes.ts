import { BRAND } from '@portal/content/brand';
import { boardMessages } from '@portal/content/decisions/board-messages';
import { ACTIVITY_CALLS } from '@portal/contract/own/activities';
import { ACTIVITY_FEED_PATH } from '@portal/contract/own/activity-addresses.table';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { type OwnAnswers, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import { writeBoardCalendar } from '../evaluate/write-board.ts';
import type { DecisionNeeds } from '../needs.ts';
import { endFeed, findFeedAccount, findFeedTime, renewFeed } from './feed-store.ts';
import { createActivities, listSiteBoards, showActivities } from './own-activities.ts';

const LIMIT = { name: 'activities', perMinute: 60, perDay: 3000 } as const;
/** Calendar programs poll a few times a day; guessing is limited. */
const FEED_LIMIT = { name: 'activity-feeds', perMinute: 20, perDay: 1000 } as const;

function listAnswers(needs: DecisionNeeds): OwnAnswers<typeof ACTIVITY_CALLS> {
  const { database, clock, publicUrl } = needs;
  const activities = createActivities(needs);
  return {
    activitiesList: ({ accountId }, { language }) => showActivities(needs, accountId, language),
    activityAdd: activities.add,
    activityChange: activities.change,
    activityRemove: activities.remove,
    activitiesBoard: async ({ accountId }, { language }) => ({
      items: await listSiteBoards(needs, accountId, language),
    }),
    async activityFeedShow({ accountId }) {
      const at = await findFeedTime(database, accountId);
      return { createdAt: at === null ? null : formatMoment(at) };
    },
    async activityFeedMake({ accountId }) {
      const token = await renewFeed(database, accountId, clock());
      return { url: `${publicUrl}${ACTIVITY_FEED_PATH}?token=${token}` };
    },
    activityFeedEnd: ({ accountId }) => endFeed(database, accountId),
  };
}

/** An account's calendar, for anyone with its secret address. */
function createFeedRoute(needs: DecisionNeeds): RawRoute {
  return {
    method: 'GET',
    path: ACTIVITY_FEED_PATH,
    limit: FEED_LIMIT,
    async handle({ query: { token } }) {
      const accountId = await findFeedAccount(needs.database, typeof token === 'string' ? token : undefined);
      if (accountId === null) return { kind: 'notFound' };
      const language = (await needs.findEmail(accountId))?.language ?? 'vi';
      const boards = await listSiteBoards(needs, accountId, language);
      const title = `${BRAND.name}: ${boardMessages[language].ownBoard}`;
      return {
        kind: 'body',
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        },
        body: writeBoardCalendar(boards, { product: BRAND.slug, language, title }),
      };
    },
  };
}

export function listOwnActivityRoutes(needs: DecisionNeeds): readonly RawRoute[] {
  return [...toOwnRoutes(ACTIVITY_CALLS, listAnswers(needs), { limit: LIMIT }), createFeedRoute(needs)];
}
