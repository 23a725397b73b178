import { SettingError } from './setting-error.ts';

export function parseEmail(setting: string, value: string): string {
  if (/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(value)) return value;
  throw new SettingError(setting, value, 'is not an e-mail address');
}
