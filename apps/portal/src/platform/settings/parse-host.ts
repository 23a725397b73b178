import { isIP } from 'node:net';
import { SettingError } from './setting-error.ts';

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/i;
const LONGEST_NAME = 253;

function isHostName(value: string): boolean {
  const labels = value.split('.');
  const looksNumeric = /^\d+$/.test(labels.at(-1) ?? '');
  return value.length <= LONGEST_NAME && !looksNumeric && labels.every((label) => LABEL.test(label));
}

/** The address to listen on: an IP address, or a host name that the system can resolve. */
export function parseHost(setting: string, value: string): string {
  if (isIP(value) !== 0 || isHostName(value)) return value;
  throw new SettingError(setting, value, 'is not an IP address or host name (such as 127.0.0.1, :: or localhost)');
}
