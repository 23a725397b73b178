/**
 * Method and path of every call for the caller's background jobs (api.md, "Desks"). They serve the portal's own pages
 * and require a session.
 */
export const JOB_ADDRESSES = {
  job: { method: 'GET', path: '/api/v1/jobs/:id' },
  jobCancel: { method: 'DELETE', path: '/api/v1/jobs/:id' },
  jobFile: { method: 'GET', path: '/api/v1/jobs/:id/file' },
} as const;
