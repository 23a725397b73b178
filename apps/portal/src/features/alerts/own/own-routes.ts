import { ALERT_ADDRESSES, type AlertCallId } from '@portal/contract/alert-addresses.table';
import {
  getAccountId,
  getCallerAccountId,
  type OwnAnswer,
  REMOVED,
  toJsonReply,
  toOwnKey,
} from '#platform/http/own-account-reply.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { changeAlertSettings, showAlertSettings } from './alert-settings.ts';
import {
  addChannel,
  changeChannel,
  describeChannels,
  removeChannel,
  sendCodeAgain,
  testChannel,
  verifyChannel,
} from './channels.ts';
import { rateOwnMessage, showMessages } from './messages.ts';
import type { OwnAlertNeeds } from './needs.ts';
import { addPlace, changePlace, removePlace, showPlaces } from './places.ts';
import { addRule, changeRule, removeOwnRule, showRules } from './rules.ts';
import { changeMember, inviteMember, joinByLink, removeMember, showTeam } from './team.ts';
import { addWebhook, removeWebhook, showWebhooks } from './webhooks.ts';

const LIMIT = { name: 'alerts', perMinute: 120, perDay: 5000 } as const;
/** Calls that send something, which costs money and may annoy the recipient. */
const SENDING_LIMIT = { name: 'alert-codes', perMinute: 5, perDay: 30 } as const;
const SENDING: ReadonlySet<string> = new Set<AlertCallId>(['alertChannelCode', 'alertChannelTest']);

/** Calls that require a session. */
type OwnerCallId = Exclude<AlertCallId, `webhook${string}`>;

const toItems = (items: readonly unknown[]) => toJsonReply({ items });

function listTeamAnswers(needs: OwnAlertNeeds) {
  return {
    teamShow: async (_request, context) => toJsonReply(await showTeam(needs, getAccountId(context))),
    teamInvite: async ({ body }, context) =>
      toJsonReply(await inviteMember(needs, getAccountId(context), body, context.language), 201),
    teamJoin: async ({ body }, context) =>
      toJsonReply(await joinByLink(needs, getAccountId(context), body, context.language)),
    teamMemberChange: async (request, context) =>
      toJsonReply(await changeMember(needs, toOwnKey(request, context), request.body, context.language)),
    async teamMemberRemove(request, context) {
      await removeMember(needs, toOwnKey(request, context));
      return REMOVED;
    },
  } as const satisfies Partial<Record<AlertCallId, OwnAnswer>>;
}

/** Calls for programs, which also accept a key. */
function listWebhookAnswers(needs: OwnAlertNeeds) {
  return {
    webhooksList: async (_request, context) => toItems(await showWebhooks(needs, getCallerAccountId(context))),
    webhookAdd: async ({ body }, context) =>
      toJsonReply(await addWebhook(needs, getCallerAccountId(context), body, context.language), 201),
    async webhookRemove({ parameters: { id } }, context) {
      await removeWebhook(needs, { accountId: getCallerAccountId(context), id });
      return REMOVED;
    },
  } as const satisfies Partial<Record<AlertCallId, OwnAnswer>>;
}

function listOwnAnswers(needs: OwnAlertNeeds) {
  return {
    alertPlacesList: async (_request, context) => toItems(await showPlaces(needs, getAccountId(context))),
    alertPlaceAdd: async ({ body }, context) =>
      toJsonReply(await addPlace(needs, getAccountId(context), body, context.language), 201),
    alertPlaceChange: async (request, context) =>
      toJsonReply(await changePlace(needs, toOwnKey(request, context), request.body, context.language)),
    async alertPlaceRemove(request, context) {
      await removePlace(needs, toOwnKey(request, context));
      return REMOVED;
    },
    alertRulesList: async (_request, context) => toItems(await showRules(needs, getAccountId(context))),
    alertRuleAdd: async ({ body }, context) =>
      toJsonReply(await addRule(needs, getAccountId(context), body, context.language), 201),
    alertRuleChange: async (request, context) =>
      toJsonReply(await changeRule(needs, toOwnKey(request, context), request.body, context.language)),
    async alertRuleRemove(request, context) {
      await removeOwnRule(needs, toOwnKey(request, context));
      return REMOVED;
    },
    alertChannelsList: async (_request, context) => toJsonReply(await describeChannels(needs, getAccountId(context))),
    alertChannelAdd: async ({ body }, context) =>
      toJsonReply(await addChannel(needs, getAccountId(context), body, context.language), 201),
    alertChannelVerify: async (request, context) =>
      toJsonReply(await verifyChannel(needs, toOwnKey(request, context), request.body, context.language)),
    alertChannelCode: async (request, context) =>
      toJsonReply(await sendCodeAgain(needs, toOwnKey(request, context)), 202),
    alertChannelTest: async (request, context) =>
      toJsonReply(await testChannel(needs, toOwnKey(request, context), context.language), 202),
    alertChannelChange: async (request, context) =>
      toJsonReply(await changeChannel(needs, toOwnKey(request, context), request.body, context.language)),
    async alertChannelRemove(request, context) {
      await removeChannel(needs, toOwnKey(request, context));
      return REMOVED;
    },
    alertSettingsShow: async (_request, context) => toJsonReply(await showAlertSettings(needs, getAccountId(context))),
    alertSettingsChange: async ({ body }, context) =>
      toJsonReply(await changeAlertSettings(needs, getAccountId(context), body, context.language)),
    alertMessagesList: async ({ query }, context) =>
      toItems(await showMessages(needs, getAccountId(context), query, context.language)),
    alertMessageRate: async (request, context) =>
      toJsonReply(await rateOwnMessage(needs, toOwnKey(request, context), request.body, context.language)),
    ...listTeamAnswers(needs),
  } as const satisfies Record<OwnerCallId, OwnAnswer>;
}

/** Writes: only from the portal's own pages or from programs, never from other sites. */
const toWriting = (method: RawRoute['method']) =>
  method === 'GET' ? {} : ({ ownPagesOnly: true, ...(method === 'DELETE' ? {} : { body: 'json' }) } as const);

function listWebhookRoutes(needs: OwnAlertNeeds): RawRoute[] {
  return Object.entries(listWebhookAnswers(needs)).map(([id, handle]): RawRoute => {
    const { method, path } = ALERT_ADDRESSES[id as AlertCallId];
    return { method, path, handle, access: 'keyOrAccount', limit: 'calls', ...toWriting(method) };
  });
}

export function listOwnAlertRoutes(needs: OwnAlertNeeds): readonly RawRoute[] {
  const own = Object.entries(listOwnAnswers(needs)).map(([id, handle]): RawRoute => {
    const { method, path } = ALERT_ADDRESSES[id as AlertCallId];
    return {
      method,
      path,
      handle,
      sharesWithTeam: id === 'alertMessagesList',
      access: 'account',
      limit: SENDING.has(id) ? SENDING_LIMIT : LIMIT,
      ...toWriting(method),
    };
  });
  return [...own, ...listWebhookRoutes(needs)];
}
