import type { OfflineMessages } from '@portal/content/messages/offline-messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A kept page is not shown from this age on. */
const OLDEST_SHOWN_MS = 24 * HOUR_MS;
/** A clock that was set back this little changes nothing worth telling. */
const TOLERATED_MS = 5 * MINUTE_MS;

/** Whether a page of this age may be shown at all. An age that cannot be, because a clock was set back, is no age to trust. */
export function isShowable(ageMs: number): boolean {
  return ageMs >= -TOLERATED_MS && ageMs < OLDEST_SHOWN_MS;
}

/** `3 giờ trước`, rounded down. */
export function formatAge(ageMs: number, { age }: OfflineMessages): string {
  if (ageMs < MINUTE_MS) return age.moment;
  if (ageMs < HOUR_MS) return age.minutes(Math.floor(ageMs / MINUTE_MS));
  return age.hours(Math.floor(ageMs / HOUR_MS));
}
