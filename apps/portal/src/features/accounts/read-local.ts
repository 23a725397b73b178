import { AppError } from '@portal/contract/errors';
import { readFields } from '@portal/domain/account/check-account';
import { isRecord } from '@portal/domain/data/is-record';

/** Parts of browser storage that can be synced. */
const PARTS = ['settings', 'search', 'saved'] as const;
const THEMES = new Set<unknown>(['light', 'dark', 'system']);

/**
 * The known parts of a body; others are left out. Browsers validate the content when they read it back. Throws
 * `AppError` `badInput` for a part that is not an object.
 */
export function readLocal(body: unknown): Readonly<Record<string, unknown>> {
  const values = readFields(body);
  const wrong = PARTS.filter((part) => values[part] !== undefined && values[part] !== null && !isRecord(values[part]));
  if (wrong.length > 0 || !isRecord(body)) throw new AppError('badInput');
  const parts = PARTS.filter((part) => isRecord(values[part])).map((part) => [part, values[part]] as const);
  const theme = THEMES.has(values.theme) ? { theme: values.theme } : {};
  return { ...Object.fromEntries(parts), ...theme };
}
