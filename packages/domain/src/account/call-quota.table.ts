/** Calls that a caller without a key may make. */
export interface CallQuota {
  readonly perMinute: number;
  readonly perDay: number;
}

/**
 * Calls without a key per network address: of programs, and, counted apart, of the portal's own pages. Pages and
 * documents state these numbers from here, so that no key stays below the free one (500 a day) and that below package 1.
 */
export const CALL_QUOTAS = {
  guest: { perMinute: 30, perDay: 250 },
  ownPages: { perMinute: 120, perDay: 2000 },
} as const satisfies Record<string, CallQuota>;
