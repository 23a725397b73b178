/**
 * Method and path of every call about the caller's API keys and their usage (api.md, "The API product"). They are for the portal's
 * own pages and stand in no document for API customers.
 */
export const API_KEY_ADDRESSES = {
  apiKeysList: { method: 'GET', path: '/api/v1/me/keys' },
  apiKeyAdd: { method: 'POST', path: '/api/v1/me/keys' },
  apiKeyChange: { method: 'PATCH', path: '/api/v1/me/keys/:id' },
  apiKeyRevoke: { method: 'DELETE', path: '/api/v1/me/keys/:id' },
  apiUsageShow: { method: 'GET', path: '/api/v1/me/usage' },
} as const;

/** Name of a call about API keys. */
export type ApiKeyCallId = keyof typeof API_KEY_ADDRESSES;
