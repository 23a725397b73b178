import { maskSecrets } from '@portal/forecast/sources/fetching/fetching';

/**
 * A setting that cannot be used. The message is one line: the setting, what was given (without passwords and keys of an
 * address), what is allowed.
 */
export class SettingError extends Error {
  readonly setting: string;

  constructor(setting: string, value: string, problem: string) {
    super(`${setting}: ${JSON.stringify(maskSecrets(value))} ${problem}`);
    this.name = 'SettingError';
    this.setting = setting;
  }
}
