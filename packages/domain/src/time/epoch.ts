/** A moment as whole seconds since 1970-01-01T00:00:00Z. The engine and the rules count time this way only. */
export type EpochSeconds = number;

/** Seconds in an hour. */
export const HOUR_SECONDS = 3600;

/** Seconds in a day. Vietnam has no daylight saving, so every calendar day has this length. */
export const DAY_SECONDS = 86_400;

/** Offset of Asia/Ho_Chi_Minh from UTC in seconds, all year. */
export const VIETNAM_OFFSET_SECONDS = 7 * HOUR_SECONDS;
