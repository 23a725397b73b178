/**
 * Method and path of every call for the caller's places, rules, channels and messages (api.md, "Places, rules,
 * messages"). They serve the portal's own pages and require a session except for webhooks.
 */
export const ALERT_ADDRESSES = {
  alertPlacesList: { method: 'GET', path: '/api/v1/me/places' },
  alertPlaceAdd: { method: 'POST', path: '/api/v1/me/places', status: 201 },
  alertPlaceChange: { method: 'PATCH', path: '/api/v1/me/places/:id' },
  alertPlaceRemove: { method: 'DELETE', path: '/api/v1/me/places/:id' },
  alertRulesList: { method: 'GET', path: '/api/v1/me/rules' },
  alertRuleAdd: { method: 'POST', path: '/api/v1/me/rules', status: 201 },
  alertRuleChange: { method: 'PATCH', path: '/api/v1/me/rules/:id' },
  alertRuleRemove: { method: 'DELETE', path: '/api/v1/me/rules/:id' },
  alertChannelsList: { method: 'GET', path: '/api/v1/me/channels' },
  alertChannelAdd: { method: 'POST', path: '/api/v1/me/channels', status: 201 },
  alertChannelVerify: { method: 'POST', path: '/api/v1/me/channels/:id/verify' },
  alertChannelCode: { method: 'POST', path: '/api/v1/me/channels/:id/code', status: 202 },
  alertChannelTest: { method: 'POST', path: '/api/v1/me/channels/:id/test', status: 202 },
  alertChannelChange: { method: 'PATCH', path: '/api/v1/me/channels/:id' },
  alertChannelRemove: { method: 'DELETE', path: '/api/v1/me/channels/:id' },
  alertSettingsShow: { method: 'GET', path: '/api/v1/me/alert-settings' },
  alertSettingsChange: { method: 'PATCH', path: '/api/v1/me/alert-settings' },
  alertMessagesList: { method: 'GET', path: '/api/v1/me/messages' },
  teamShow: { method: 'GET', path: '/api/v1/me/team' },
  teamInvite: { method: 'POST', path: '/api/v1/me/team', status: 201 },
  teamJoin: { method: 'POST', path: '/api/v1/me/team/join' },
  teamMemberChange: { method: 'PATCH', path: '/api/v1/me/team/:id' },
  teamMemberRemove: { method: 'DELETE', path: '/api/v1/me/team/:id' },
  alertMessageRate: { method: 'PATCH', path: '/api/v1/me/messages/:id' },
} as const;

/** Preview of a rule's past and future messages: also for guests, without side effects. */
export const RULE_PREVIEW_ADDRESS = { method: 'POST', path: '/api/v1/rules/preview' } as const;
