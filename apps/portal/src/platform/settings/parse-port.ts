import { SettingError } from './setting-error.ts';

const HIGHEST_PORT = 65_535;

/** A TCP port; 0 lets the system choose a free one. */
export function parsePort(setting: string, value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= HIGHEST_PORT)) throw new SettingError(setting, value, `is not a port number (0–${HIGHEST_PORT})`);
  return port;
}
