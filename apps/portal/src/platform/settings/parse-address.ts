import { SettingError } from './setting-error.ts';

/** An address of the web under which other addresses lie, without a slash at the end. */
export function parseAddress(setting: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
  if (!isWeb || `${url.username}${url.password}${url.search}${url.hash}` !== '' || /[?#\\\s]/.test(value)) {
    throw new SettingError(setting, value, 'is not an address (http:// or https:// with a host, no query)');
  }
  return value.replace(/\/+$/, '');
}
