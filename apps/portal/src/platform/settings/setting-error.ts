/** A setting that cannot be used. The message is one line: the setting, what was given, what is allowed. */
export class SettingError extends Error {
  readonly setting: string;

  constructor(setting: string, value: string, problem: string) {
    super(`${setting}: ${JSON.stringify(value)} ${problem}`);
    this.name = 'SettingError';
    this.setting = setting;
  }
}
