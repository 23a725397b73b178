import type { EpochSeconds } from '@portal/domain/time/epoch';

/**
 * Moment of a text such as `201609281445`, `20160928144500` or `20190610-000000` (UTC) that stands by itself or in a
 * name; null where there is none, or none that exists.
 */
export function parseCompactTime(text: string): EpochSeconds | null {
  const found = /(?<!\d)(\d{4})(\d{2})(\d{2})[-T_]?(\d{2})(\d{2})(\d{2})?(?!\d)/.exec(text);
  if (found === null) return null;
  const [, year, month, day, hour, minute, second = '00'] = found;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const at = Date.parse(`${iso}Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(iso) ? at / 1000 : null;
}
