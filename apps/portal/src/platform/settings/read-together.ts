import { isLoopbackHost } from './parse-addresses.ts';
import { SettingError } from './setting-error.ts';

export type Parse = (setting: string, value: string) => string;
export type ReadSetting = (setting: string, parse: Parse, otherwise: null) => string | null;

/** Reads a setting by its name. */
export type Read = <Value, Default>(
  name: string,
  parse: (name: string, value: string) => Value,
  otherwise: Default,
) => Value | Default;

/** A URL that secrets may be sent to: HTTPS, or this machine. */
export function parsePartnerUrl(setting: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (isSafe && `${url.username}${url.password}${url.search}${url.hash}` === '' && !/[?#\\\s]/.test(value))
    return value.replace(/\/+$/, '');
  throw new SettingError(setting, value, 'is not an address (https:// with a host, no query)');
}

/** Settings that are set together or not at all; null: none set. Throws SettingError if only some are. */
export function readTogether<Name extends string>(
  read: ReadSetting,
  parsers: Readonly<Record<Name, Parse>>,
  optional: readonly string[] = [],
): Record<Name, string> | null {
  const names = Object.keys(parsers) as Name[];
  const values = names.map((name) => [name, read(name, parsers[name], null)] as const);
  const isNamed = (name: string): boolean => read(name, (_, value) => value, null) !== null;
  const present = [...names, ...optional].filter(isNamed);
  if (present.length === 0) return null;
  const missing = names.find((name) => !isNamed(name));
  if (missing !== undefined) throw new SettingError(missing, '', `is required with ${present[0]}`);
  return Object.fromEntries(values) as Record<Name, string>;
}
