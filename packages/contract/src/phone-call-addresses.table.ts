/**
 * Method and path of every call about the caller's automatic phone calls. They are for the portal's own pages and ask for a session; they stand in
 * no document for API customers.
 */
export const PHONE_CALL_ADDRESSES = {
  callsShow: { method: 'GET', path: '/api/v1/me/calls' },
  callListAdd: { method: 'POST', path: '/api/v1/me/call-lists' },
  callListUpload: { method: 'PUT', path: '/api/v1/me/call-lists/:id/file' },
  callListAccept: { method: 'POST', path: '/api/v1/me/call-lists/:id/accept' },
  callListRemove: { method: 'DELETE', path: '/api/v1/me/call-lists/:id' },
  callRecordingAdd: { method: 'POST', path: '/api/v1/me/call-recordings' },
  callRecordingFile: { method: 'GET', path: '/api/v1/me/call-recordings/:id/file' },
  callRecordingRemove: { method: 'DELETE', path: '/api/v1/me/call-recordings/:id' },
  callCampaignAdd: { method: 'POST', path: '/api/v1/me/call-campaigns' },
  callCampaignShow: { method: 'GET', path: '/api/v1/me/call-campaigns/:id' },
  callCampaignAct: { method: 'POST', path: '/api/v1/me/call-campaigns/:id/actions' },
  callCampaignReport: { method: 'GET', path: '/api/v1/me/call-campaigns/:id/report' },
  callCampaignRemove: { method: 'DELETE', path: '/api/v1/me/call-campaigns/:id' },
  callBlocksAdd: { method: 'POST', path: '/api/v1/me/call-blocks' },
  callBlockRemove: { method: 'DELETE', path: '/api/v1/me/call-blocks/:id' },
} as const;

/** Name of a call about automatic phone calls. */
export type PhoneCallCallId = keyof typeof PHONE_CALL_ADDRESSES;

/** Where the provider of calls says how one ended (docs/operate/automatic-calls.md). */
export const CALL_OUTCOME_ADDRESS = { method: 'POST', path: '/api/calls/outcomes' } as const;

/** Where the provider fetches a recording, by a signed address (docs/operate/automatic-calls.md). */
export const CALL_RECORDING_ADDRESS = { method: 'GET', path: '/api/calls/recordings/:account/:id' } as const;

/** Bytes of a file with a phone list at most. */
export const MOST_PHONE_FILE_BYTES = 25 * 2 ** 20;
