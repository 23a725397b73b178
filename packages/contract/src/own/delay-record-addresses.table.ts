/**
 * Method and path of every call for the caller's weather-delay records. They serve the portal's own pages and require
 * a session.
 */
export const DELAY_RECORD_ADDRESSES = {
  recordsList: { method: 'GET', path: '/api/v1/me/records' },
  recordAdd: { method: 'POST', path: '/api/v1/me/records', status: 201 },
  recordShow: { method: 'GET', path: '/api/v1/me/records/:id' },
  recordRename: { method: 'PATCH', path: '/api/v1/me/records/:id' },
  recordEnd: { method: 'DELETE', path: '/api/v1/me/records/:id' },
  recordStatement: { method: 'POST', path: '/api/v1/me/records/:id/statements', status: 202 },
} as const;

/**
 * The days of a month as JSON lines, for anyone who knows the record's public id and wants to verify them
 * (docs/product/delay-records.md). `file` is the month with its extension: `2026-10.jsonl`.
 */
export const RECORD_MONTH_ADDRESS = { method: 'GET', path: '/api/v1/weather-records/:id/:file' } as const;

/** The script that verifies such a file (docs/product/delay-records.md). */
export const RECORD_SCRIPT_ADDRESS = { method: 'GET', path: '/api/v1/weather-records/verify-record.mjs' } as const;
