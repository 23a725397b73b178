import { SettingError } from './setting-error.ts';

const MOST_CHARACTERS = 300;

/** A line of text that people are shown. */
export function parseLine(setting: string, value: string): string {
  const text = value.normalize('NFC').trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
  if (text.length > 0 && text.length <= MOST_CHARACTERS && !/[\u0000-\u001f\u007f]/.test(text)) return text;
  throw new SettingError(setting, value, `is not one line of at most ${MOST_CHARACTERS} characters`);
}
