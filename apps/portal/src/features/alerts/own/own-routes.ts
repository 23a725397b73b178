import { ALERT_CALLS, WEBHOOK_CALLS } from '@portal/contract/own/alert-calls';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { type OwnAnswers, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
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
import { listPlaceAnswers } from './places.ts';
import { addRule, changeRule, removeOwnRule, showRules } from './rules.ts';
import { changeMember, inviteMember, joinByLink, removeMember, showTeam } from './team.ts';
import { addWebhook, removeWebhook, showWebhooks } from './webhooks.ts';

const LIMIT = { name: 'alerts', perMinute: 120, perDay: 5000 } as const;
/** Calls that send something, which costs money and may annoy the recipient. */
const SENDING_LIMIT = { name: 'alert-codes', perMinute: 5, perDay: 30 } as const;

/** Calls for programs, which also accept a key. */
function listWebhookRoutes(needs: OwnAlertNeeds): readonly RawRoute[] {
  const answers: OwnAnswers<typeof WEBHOOK_CALLS> = {
    webhooksList: async ({ accountId }) => ({ items: await showWebhooks(needs, accountId) }),
    webhookAdd: ({ accountId }, { body, language }) => addWebhook(needs, accountId, body, language),
    webhookRemove: (key) => removeWebhook(needs, key),
  };
  return toOwnRoutes(WEBHOOK_CALLS, answers, { limit: 'calls' });
}

function listOwnAnswers(needs: OwnAlertNeeds): OwnAnswers<typeof ALERT_CALLS> {
  return {
    ...listPlaceAnswers(needs),
    alertRulesList: async ({ accountId }) => ({ items: await showRules(needs, accountId) }),
    alertRuleAdd: ({ accountId }, { body, language }) => addRule(needs, accountId, body, language),
    alertRuleChange: (key, { body, language }) => changeRule(needs, key, body, language),
    alertRuleRemove: (key) => removeOwnRule(needs, key),
    alertChannelsList: ({ accountId }) => describeChannels(needs, accountId),
    alertChannelAdd: ({ accountId }, { body, language }) => addChannel(needs, accountId, body, language),
    alertChannelVerify: (key, { body, language }) => verifyChannel(needs, key, body, language),
    alertChannelCode: (key) => sendCodeAgain(needs, key),
    alertChannelTest: (key, { language }) => testChannel(needs, key, language),
    alertChannelChange: (key, { body, language }) => changeChannel(needs, key, body, language),
    alertChannelRemove: (key) => removeChannel(needs, key),
    alertSettingsShow: ({ accountId }) => showAlertSettings(needs, accountId),
    alertSettingsChange: ({ accountId }, { body, language }) => changeAlertSettings(needs, accountId, body, language),
    alertMessagesList: async ({ accountId }, { query, language }) => ({
      items: await showMessages(needs, accountId, query, language),
    }),
    alertMessageRate: (key, { body, language }) => rateOwnMessage(needs, key, body, language),
    teamShow: ({ accountId }) => showTeam(needs, accountId),
    teamInvite: ({ accountId }, { body, language }) => inviteMember(needs, accountId, body, language),
    teamJoin: ({ accountId }, { body, language }) => joinByLink(needs, accountId, body, language),
    teamMemberChange: (key, { body, language }) => changeMember(needs, key, body, language),
    teamMemberRemove: (key) => removeMember(needs, key),
  };
}

export function listOwnAlertRoutes(needs: OwnAlertNeeds): readonly RawRoute[] {
  const calls = {
    alertChannelCode: { limit: SENDING_LIMIT },
    alertChannelTest: { limit: SENDING_LIMIT },
    alertMessagesList: { sharesWithTeam: true },
  };
  return [...toOwnRoutes(ALERT_CALLS, listOwnAnswers(needs), { limit: LIMIT, calls }), ...listWebhookRoutes(needs)];
}
