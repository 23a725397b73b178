import type { EpochSeconds } from '@portal/domain/time/epoch';
import { parseDate } from '@portal/domain/time/vietnam-time';

const MINUTE_SECONDS = 60;
const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2}))?$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

/** `2026-05-12`, `2026-05-12 07:30` (Vietnam's time) or ISO 8601 with offset; null for anything else. */
export function parsePostDate(value: unknown): EpochSeconds | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const local = LOCAL.exec(text);
  if (local !== null) {
    const [, date = '', hour = '00', minute = '00'] = local;
    const day = parseDate(date);
    if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
    return day + (Number(hour) * 60 + Number(minute)) * MINUTE_SECONDS;
  }
  const at = WITH_OFFSET.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.floor(at / 1000);
}
