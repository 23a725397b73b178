import { isIP } from 'node:net';
import { findAddressTrouble } from '@portal/forecast/sources/frames/folder-watch';
import { listServers } from '#platform/database/database-access.ts';
import { SettingError } from './setting-error.ts';

/** A base URL, without a trailing slash. */
export function parseAddress(setting: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
  if (!isWeb || `${url.username}${url.password}${url.search}${url.hash}` !== '' || /[?#\\\s]/.test(value)) {
    throw new SettingError(setting, value, 'is not an address (http:// or https:// with a host, no query)');
  }
  return value.replace(/\/+$/, '');
}

function isDatabaseUrl(value: string): boolean {
  // The host may be empty if the query has a socket folder.
  const text = value.replace(/^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?=\/)/, '$1socket');
  const url = /\s/.test(value) || !URL.canParse(text) ? null : new URL(text);
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  return isPostgres && url.pathname.length > 1;
}

/** A PostgreSQL URL, of one host or several. The error does not repeat it, because it contains a password. */
export function parseDatabaseUrl(setting: string, value: string): string {
  const servers = listServers(value);
  const hasHosts = servers.length === 1 || servers.every((server) => !/\/\/(?:[^@/]*@)?[/:]/.test(server));
  if (hasHosts && servers.every(isDatabaseUrl)) return value;
  throw new SettingError(setting, '…', 'is not an address such as postgres://user:password@host:5432/database');
}

/** One e-mail address without a name. Throws SettingError. */
export function parseEmail(setting: string, value: string): string {
  if (/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(value)) return value;
  throw new SettingError(setting, value, 'is not an e-mail address');
}

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/i;
const LONGEST_NAME = 253;

function isHostName(value: string): boolean {
  const labels = value.split('.');
  const isNumeric = /^\d+$/.test(labels.at(-1) ?? '');
  return value.length <= LONGEST_NAME && !isNumeric && labels.every((label) => LABEL.test(label));
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a host of a setting or URL is this machine. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.has(host);

/** Listening address: an IP address or a resolvable host name. */
export function parseHost(setting: string, value: string): string {
  if (isIP(value) !== 0 || isHostName(value)) return value;
  throw new SettingError(setting, value, 'is not an IP address or host name (such as 127.0.0.1, :: or localhost)');
}

/** Public origin of the portal, without a trailing slash. */
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

/** A mail server URL. The error does not repeat it, because it contains a password. */
export function parseSmtpUrl(setting: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if ((url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '') return value;
  throw new SettingError(setting, '…', 'is not an address such as smtp://user:password@host:587');
}

/** A tile URL with `{z}`, `{x}` and `{y}` once each in its path; may have a query. */
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

/** A URL, with `{yyyy}{MM}{dd}{HH}{mm}` (UTC) if it contains a time; may have a query. */
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

/** Proxies that may state the visitor's address: none, a number of hops, or listed addresses. */
export type TrustProxy = false | number | readonly string[];

const MOST_HOPS = 32;

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** `none`, a number of hops, or comma-separated addresses and ranges. */
export function parseTrustProxy(setting: string, value: string): TrustProxy {
  if (value === 'none') return false;
  if (/^\d{1,2}$/.test(value) && Number(value) <= MOST_HOPS) return Number(value) || false;
  const addresses = value.split(',').map((part) => part.trim());
  if (addresses.every(isAddressOrRange)) return addresses;
  throw new SettingError(
    setting,
    value,
    `is not "none", a number of hops (0–${MOST_HOPS}) or a list of addresses (such as 10.0.0.1, 192.168.0.0/16)`,
  );
}
