/**
 * Method and path of every call about the caller's jobs in the background (api.md, "Desks"). They are for the portal's own pages
 * and ask for a session; they stand in no document for API customers.
 */
export const JOB_ADDRESSES = {
  job: { method: 'GET', path: '/api/v1/jobs/:id' },
  jobCancel: { method: 'DELETE', path: '/api/v1/jobs/:id' },
  jobFile: { method: 'GET', path: '/api/v1/jobs/:id/file' },
} as const;

/** Name of a call about jobs. */
export type JobCallId = keyof typeof JOB_ADDRESSES;
