import { Boolean as Flag, Null, Object as ObjectOf, Optional, Union } from 'typebox';
import { Id } from '../id.ts';
import { ALERT_ADDRESSES } from './alert-addresses.table.ts';
import {
  AlertSettingsInput,
  ChannelInput,
  CodeInput,
  InvitationInput,
  MemberChange,
  PlaceChange,
  PlaceInput,
  Switch,
  TeamToken,
  WebhookInput,
} from './alert-schema.ts';
import { OwnChannel, OwnChannels, OwnWebhook } from './channels.ts';
import { OwnMessage } from './messages.ts';
import { defineOwnCalls, defineOwnList, itemsOf } from './own-call.ts';
import { OwnPlace } from './places.ts';
import { AlertSettings, OwnRule, RuleBody } from './rules.ts';
import { OwnTeam, TeamMember } from './team.ts';

/** Calls about places, rules, channels, messages and the team. */
export const ALERT_CALLS = defineOwnCalls('account', ALERT_ADDRESSES, {
  alertPlacesList: { summary: 'Saved places', reply: itemsOf(OwnPlace) },
  alertPlaceAdd: { summary: 'Save a place or route', body: PlaceInput, reply: OwnPlace },
  alertPlaceChange: { summary: 'Change a place', body: PlaceChange, reply: OwnPlace },
  alertPlaceRemove: { summary: 'Remove a place', reply: null },
  alertRulesList: { summary: 'Alert rules', reply: itemsOf(OwnRule) },
  alertRuleAdd: { summary: 'Add a rule', body: RuleBody, reply: OwnRule },
  alertRuleChange: { summary: 'Change a rule', body: RuleBody, reply: OwnRule },
  alertRuleRemove: { summary: 'Remove a rule', reply: null },
  alertChannelsList: { summary: 'Alert channels', reply: OwnChannels },
  alertChannelAdd: { summary: 'Add a channel', body: ChannelInput, reply: OwnChannel },
  alertChannelVerify: { summary: 'Verify a channel with its code', body: CodeInput, reply: OwnChannel },
  alertChannelCode: { summary: 'Send another code', reply: OwnChannel },
  alertChannelTest: { summary: 'Send a test message', reply: OwnMessage },
  alertChannelChange: { summary: 'Switch a channel on or off', body: Switch, reply: OwnChannel },
  alertChannelRemove: { summary: 'Remove a channel', reply: null },
  alertSettingsShow: { summary: 'Quiet hours', reply: AlertSettings },
  alertSettingsChange: { summary: 'Change the quiet hours', body: AlertSettingsInput, reply: AlertSettings },
  alertMessagesList: {
    summary: 'The latest messages, including those of a team for its shared places',
    query: { before: Optional(Id), owner: Optional(Id) },
    reply: itemsOf(OwnMessage),
  },
  alertMessageRate: {
    summary: 'Rate a message: whether it happened',
    body: ObjectOf({ happened: Union([Flag(), Null()]) }),
    reply: OwnMessage,
  },
  teamShow: { summary: 'The team, and the teams of others', reply: OwnTeam },
  teamInvite: { summary: 'Invite a member', body: InvitationInput, reply: TeamMember },
  teamJoin: { summary: 'Join a team with an invitation token', body: TeamToken, reply: OwnTeam },
  teamMemberChange: { summary: 'Change the places of a member', body: MemberChange, reply: TeamMember },
  teamMemberRemove: { summary: 'Remove a member, or leave a team', reply: null },
});

/** Calls about webhooks, also for programs with a key. */
export const WEBHOOK_CALLS = defineOwnList('keyOrAccount', 'webhook', '/api/v1/me/webhooks', {
  list: { summary: 'Webhooks of rules', reply: itemsOf(OwnWebhook) },
  add: {
    summary: 'Add a webhook to rules; only this reply has its secret',
    body: WebhookInput,
    reply: OwnWebhook,
  },
  remove: { summary: 'Remove a webhook', reply: null },
});
