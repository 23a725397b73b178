import { isIP } from 'node:net';
import { SettingError } from './setting-error.ts';

/** Which proxies may state the visitor's address: none, the nearest so many, or those of the listed addresses. */
export type TrustProxy = false | number | readonly string[];

const MOST_HOPS = 32;

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** `none`, a number of hops, or addresses and ranges separated by commas. */
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
