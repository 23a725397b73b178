import { SettingError } from './setting-error.ts';

/** A key as providers hand them out. The error does not repeat it: it may be the right one with a slip. */
export function parseKey(setting: string, value: string): string {
  if (/^[\w.~-]{1,200}$/.test(value)) return value;
  throw new SettingError(setting, '…', 'is not a key (letters, digits and - _ . ~, at most 200)');
}
