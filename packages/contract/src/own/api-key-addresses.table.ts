/**
 * Method and path of every call for the caller's API keys and their usage (api.md, "The API product"). They serve the
 * portal's own pages.
 */
export const API_KEY_ADDRESSES = {
  apiKeysList: { method: 'GET', path: '/api/v1/me/keys' },
  apiKeyAdd: { method: 'POST', path: '/api/v1/me/keys', status: 201 },
  apiKeyChange: { method: 'PATCH', path: '/api/v1/me/keys/:id' },
  apiKeyRevoke: { method: 'DELETE', path: '/api/v1/me/keys/:id' },
  apiUsageShow: { method: 'GET', path: '/api/v1/me/usage' },
} as const;
