import type { EpochSeconds } from '@portal/domain/time/epoch';
import { parseDate } from '@portal/domain/time/vietnam-time';

const ZONED = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** ISO 8601 with offset, the only way in which a bulletin may state a time: null for anything else and for a day that no calendar has. */
export function parseZonedMoment(text: string): EpochSeconds | null {
  const match = ZONED.exec(text.trim());
  if (match === null || parseDate(match[1] ?? '') === null) return null;
  return Date.parse(text.trim()) / 1000;
}
