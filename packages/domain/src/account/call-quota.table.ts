/** Calls that a caller without a key may make. */
export interface CallQuota {
  readonly perMinute: number;
  readonly perDay: number;
}

/**
 * Calls without a key per network address: of programs and, counted separately, of the portal's own pages. Pages and
 * documents take these numbers from here. They are below the free key's 500 a day, which is below package 1.
 */
export const CALL_QUOTAS = {
  guest: { perMinute: 30, perDay: 250 },
  ownPages: { perMinute: 120, perDay: 2000 },
} as const satisfies Record<string, CallQuota>;
