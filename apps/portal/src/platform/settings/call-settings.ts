import { parseKey } from './parse-values.ts';
import { parsePartnerUrl, type ReadSetting, readTogether } from './read-together.ts';

/** Contains a secret; never printed. */
export interface CallSettings {
  readonly url: string;
  readonly secret: string;
}

/** Null: not configured. Throws SettingError if incomplete or invalid. */
export function readCallSettings(read: ReadSetting): CallSettings | null {
  const calls = readTogether(read, { CALL_PROVIDER_URL: parsePartnerUrl, CALL_PROVIDER_SECRET: parseKey });
  return calls && { url: calls.CALL_PROVIDER_URL, secret: calls.CALL_PROVIDER_SECRET };
}
