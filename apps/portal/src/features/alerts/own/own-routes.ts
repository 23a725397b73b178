import { ALERT_ADDRESSES, type AlertCallId } from '@portal/contract/alert-addresses.table';
import type { RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
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
import { getAccountId, REMOVED, toJsonReply } from './own-replies.ts';
import { addPlace, changePlace, removePlace, showPlaces } from './places.ts';
import { addRule, changeRule, removeOwnRule, showRules } from './rules.ts';
import { changeMember, inviteMember, joinByLink, removeMember, showTeam } from './team.ts';

const LIMIT = { name: 'alerts', perMinute: 120, perDay: 5000 } as const;
/** Calls after which something is sent, which costs money and may annoy whoever has the address. */
const SENDING_LIMIT = { name: 'alert-codes', perMinute: 5, perDay: 30 } as const;
const SENDING: ReadonlySet<string> = new Set<AlertCallId>(['alertChannelCode', 'alertChannelTest']);

type Answer = (request: RawRequest, context: RequestContext) => Promise<RawReply>;

const toKey = ({ parameters }: RawRequest, context: RequestContext) => ({
  accountId: getAccountId(context),
  id: parameters.id,
});

const toItems = (items: readonly unknown[]) => toJsonReply({ items });

/** What is called about a team. */
function listTeamAnswers(needs: OwnAlertNeeds) {
  return {
    teamShow: async (_request, context) => toJsonReply(await showTeam(needs, getAccountId(context))),
    teamInvite: async ({ body }, context) =>
      toJsonReply(await inviteMember(needs, getAccountId(context), body, context.language), 201),
    teamJoin: async ({ body }, context) =>
      toJsonReply(await joinByLink(needs, getAccountId(context), body, context.language)),
    teamMemberChange: async (request, context) =>
      toJsonReply(await changeMember(needs, toKey(request, context), request.body, context.language)),
    async teamMemberRemove(request, context) {
      await removeMember(needs, toKey(request, context));
      return REMOVED;
    },
  } as const satisfies Partial<Record<AlertCallId, Answer>>;
}

/** What the owner of alerts may call. */
function listOwnAnswers(needs: OwnAlertNeeds) {
  return {
    alertPlacesList: async (_request, context) => toItems(await showPlaces(needs, getAccountId(context))),
    alertPlaceAdd: async ({ body }, context) =>
      toJsonReply(await addPlace(needs, getAccountId(context), body, context.language), 201),
    alertPlaceChange: async (request, context) =>
      toJsonReply(await changePlace(needs, toKey(request, context), request.body, context.language)),
    async alertPlaceRemove(request, context) {
      await removePlace(needs, toKey(request, context));
      return REMOVED;
    },
    alertRulesList: async (_request, context) => toItems(await showRules(needs, getAccountId(context))),
    alertRuleAdd: async ({ body }, context) =>
      toJsonReply(await addRule(needs, getAccountId(context), body, context.language), 201),
    alertRuleChange: async (request, context) =>
      toJsonReply(await changeRule(needs, toKey(request, context), request.body, context.language)),
    async alertRuleRemove(request, context) {
      await removeOwnRule(needs, toKey(request, context));
      return REMOVED;
    },
    alertChannelsList: async (_request, context) => toJsonReply(await describeChannels(needs, getAccountId(context))),
    alertChannelAdd: async ({ body }, context) =>
      toJsonReply(await addChannel(needs, getAccountId(context), body, context.language), 201),
    alertChannelVerify: async (request, context) =>
      toJsonReply(await verifyChannel(needs, toKey(request, context), request.body, context.language)),
    alertChannelCode: async (request, context) => toJsonReply(await sendCodeAgain(needs, toKey(request, context)), 202),
    alertChannelTest: async (request, context) =>
      toJsonReply(await testChannel(needs, toKey(request, context), context.language), 202),
    alertChannelChange: async (request, context) =>
      toJsonReply(await changeChannel(needs, toKey(request, context), request.body, context.language)),
    async alertChannelRemove(request, context) {
      await removeChannel(needs, toKey(request, context));
      return REMOVED;
    },
    alertSettingsShow: async (_request, context) => toJsonReply(await showAlertSettings(needs, getAccountId(context))),
    alertSettingsChange: async ({ body }, context) =>
      toJsonReply(await changeAlertSettings(needs, getAccountId(context), body, context.language)),
    alertMessagesList: async ({ query }, context) =>
      toItems(await showMessages(needs, getAccountId(context), query, context.language)),
    alertMessageRate: async (request, context) =>
      toJsonReply(await rateOwnMessage(needs, toKey(request, context), request.body, context.language)),
    ...listTeamAnswers(needs),
  } as const satisfies Record<AlertCallId, Answer>;
}

/** Of another's account its members read the log, nothing else (api.md, "Places, rules, messages"). */
const ofOwner =
  (id: string, answer: Answer): Answer =>
  (request, context) => {
    const { owner } = request.query;
    const isForeign = owner !== undefined && owner !== getAccountId(context);
    if (isForeign && id !== 'alertMessagesList') throw new AppError('forbidden');
    return answer(request, context);
  };

/** Every call of an account about its alerts. */
export function listOwnAlertRoutes(needs: OwnAlertNeeds): readonly RawRoute[] {
  return Object.entries(listOwnAnswers(needs)).map(([id, handle]): RawRoute => {
    const { method, path } = ALERT_ADDRESSES[id as AlertCallId];
    const writes =
      method === 'GET' ? {} : ({ ownPagesOnly: true, ...(method === 'DELETE' ? {} : { body: 'json' }) } as const);
    return {
      method,
      path,
      handle: ofOwner(id, handle),
      access: 'account',
      limit: SENDING.has(id) ? SENDING_LIMIT : LIMIT,
      ...writes,
    };
  });
}
