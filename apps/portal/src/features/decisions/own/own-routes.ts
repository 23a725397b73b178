import { BRAND } from '@portal/content/brand';
import { boardMessages } from '@portal/content/decisions/board-messages';
import { ACTIVITY_ADDRESSES, ACTIVITY_FEED_PATH, type ActivityCallId } from '@portal/contract/activity-addresses.table';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { getAccountId, type OwnAnswer, REMOVED, toJsonReply, toOwnKey } from '#platform/http/own-account-reply.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { writeBoardCalendar } from '../evaluate/write-board.ts';
import type { DecisionNeeds } from '../needs.ts';
import { endFeed, findFeedAccount, findFeedTime, renewFeed } from './feed-store.ts';
import { addActivity, changeActivity, listSiteBoards, removeActivity, showActivities } from './own-activities.ts';

const LIMIT = { name: 'activities', perMinute: 60, perDay: 3000 } as const;
/** Calendar programs poll a few times a day; guessing is limited. */
const FEED_LIMIT = { name: 'activity-feeds', perMinute: 20, perDay: 1000 } as const;

function listAnswers(needs: DecisionNeeds) {
  const { database, clock, publicUrl } = needs;
  return {
    activitiesList: async (_request, context) =>
      toJsonReply(await showActivities(needs, getAccountId(context), context.language)),
    activityAdd: async ({ body }, context) =>
      toJsonReply(await addActivity(needs, getAccountId(context), body, context.language), 201),
    activityChange: async (request, context) =>
      toJsonReply(await changeActivity(needs, toOwnKey(request, context), request.body, context.language)),
    async activityRemove(request, context) {
      await removeActivity(needs, toOwnKey(request, context));
      return REMOVED;
    },
    activitiesBoard: async (_request, context) =>
      toJsonReply({ items: await listSiteBoards(needs, getAccountId(context), context.language) }),
    async activityFeedShow(_request, context) {
      const at = await findFeedTime(database, getAccountId(context));
      return toJsonReply({ createdAt: at === null ? null : formatMoment(at) });
    },
    async activityFeedMake(_request, context) {
      const token = await renewFeed(database, getAccountId(context), clock());
      return toJsonReply({ url: `${publicUrl}${ACTIVITY_FEED_PATH}?token=${token}` }, 201);
    },
    async activityFeedEnd(_request, context) {
      await endFeed(database, getAccountId(context));
      return REMOVED;
    },
  } as const satisfies Record<ActivityCallId, OwnAnswer>;
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
  const own = Object.entries(listAnswers(needs)).map(([id, handle]): RawRoute => {
    const { method, path } = ACTIVITY_ADDRESSES[id as ActivityCallId];
    const writing = method === 'GET' ? {} : { ownPagesOnly: true };
    const reading = method === 'POST' || method === 'PATCH' ? ({ body: 'json' } as const) : {};
    return { method, path, handle, access: 'account', limit: LIMIT, ...writing, ...reading };
  });
  return [...own, createFeedRoute(needs)];
}
