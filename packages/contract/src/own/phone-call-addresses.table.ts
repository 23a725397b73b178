/**
 * Method and path of every call for the caller's automatic phone calls. They serve the portal's own pages and require
 * a session.
 */
export const PHONE_CALL_ADDRESSES = {
  callsShow: { method: 'GET', path: '/api/v1/me/calls' },
  callListAdd: { method: 'POST', path: '/api/v1/me/call-lists', status: 201 },
  callListUpload: { method: 'PUT', path: '/api/v1/me/call-lists/:id/file', status: 202 },
  callListAccept: { method: 'POST', path: '/api/v1/me/call-lists/:id/accept' },
  callListRemove: { method: 'DELETE', path: '/api/v1/me/call-lists/:id' },
  callRecordingAdd: { method: 'POST', path: '/api/v1/me/call-recordings', status: 201 },
  callRecordingFile: { method: 'GET', path: '/api/v1/me/call-recordings/:id/file' },
  callRecordingRemove: { method: 'DELETE', path: '/api/v1/me/call-recordings/:id' },
  callCampaignAdd: { method: 'POST', path: '/api/v1/me/call-campaigns', status: 201 },
  callCampaignShow: { method: 'GET', path: '/api/v1/me/call-campaigns/:id' },
  callCampaignAct: { method: 'POST', path: '/api/v1/me/call-campaigns/:id/actions' },
  callCampaignReport: { method: 'GET', path: '/api/v1/me/call-campaigns/:id/report' },
  callCampaignRemove: { method: 'DELETE', path: '/api/v1/me/call-campaigns/:id' },
  callBlocksAdd: { method: 'POST', path: '/api/v1/me/call-blocks' },
  callBlockRemove: { method: 'DELETE', path: '/api/v1/me/call-blocks/:id' },
} as const;

/** Address to which the provider reports a call's outcome (docs/operate/automatic-calls.md). */
export const CALL_OUTCOME_ADDRESS = { method: 'POST', path: '/api/calls/outcomes' } as const;

/** Signed address from which the provider fetches a recording (docs/operate/automatic-calls.md). */
export const CALL_RECORDING_ADDRESS = { method: 'GET', path: '/api/calls/recordings/:account/:id' } as const;

/** Largest file of a phone list, bytes. */
export const MOST_PHONE_FILE_BYTES = 25 * 2 ** 20;
