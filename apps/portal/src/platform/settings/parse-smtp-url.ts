import { SettingError } from './setting-error.ts';

/** An address of a mail server. The error does not repeat it: it holds a password. */
export function parseSmtpUrl(setting: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if ((url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '') return value;
  throw new SettingError(setting, '…', 'is not an address such as smtp://user:password@host:587');
}
