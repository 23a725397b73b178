import { findAddressTrouble } from '@portal/forecast/sources/frames/timed-name';
import { SettingError } from './setting-error.ts';

/** An address of the web, with `{yyyy}{MM}{dd}{HH}{mm}` (UTC) where it names a moment. It may have a query. */
export function parseTimedAddress(setting: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
  if (!isWeb || `${url.username}${url.password}${url.hash}` !== '' || /[\s\\]/.test(value)) {
    throw new SettingError(setting, value, 'is not an address (http:// or https:// with a host)');
  }
  const trouble = findAddressTrouble(value);
  if (trouble !== null) throw new SettingError(setting, value, trouble);
  return value;
}
