import { maskSecrets } from '@portal/forecast/sources/fetching/fetching';

/** An invalid setting. The message is one line: setting, value (without passwords and keys in URLs), allowed values. */
export class SettingError extends Error {
  readonly setting: string;

  constructor(setting: string, value: string, problem: string) {
    super(`${setting}: ${JSON.stringify(maskSecrets(value))} ${problem}`);
    this.name = 'SettingError';
    this.setting = setting;
  }
}
