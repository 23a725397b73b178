import { SettingError } from './setting-error.ts';

/** The origin under which visitors reach the portal, without a trailing slash. */
export function parsePublicUrl(setting: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin =
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.pathname === '/' &&
    `${url.username}${url.password}${url.search}${url.hash}` === '' &&
    !/[?#\\\s]/.test(value);
  if (isOrigin) return url.origin;
  throw new SettingError(
    setting,
    value,
    'is not an origin (http:// or https:// with a host, no path, such as https://example.vn)',
  );
}
