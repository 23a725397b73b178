import { SettingError } from './setting-error.ts';

/** An address of map tiles with `{z}`, `{x}` and `{y}` in its path, each once. It may have a query. */
export function parseTileAddress(setting: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
  if (!isWeb || `${url.username}${url.password}${url.hash}` !== '' || /[\s\\;,'"]/.test(value)) {
    throw new SettingError(setting, value, 'is not an address of tiles (http:// or https:// with a host)');
  }
  const marks = value.match(/\{[^}]*\}/g) ?? [];
  const isWhole = [...marks].sort().join('') === '{x}{y}{z}';
  if (isWhole && !/[{}]/.test(decodeURI(url.host)) && !url.search.includes('%7B')) return value;
  throw new SettingError(setting, value, 'does not have {z}, {x} and {y} once each in its path');
}
