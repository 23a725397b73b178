import { parseKey } from './parse-values.ts';
import { parsePartnerUrl, type ReadSetting, readTogether } from './read-together.ts';

/** The provider of automatic calls. Holds a secret: shown nowhere. */
export interface CallSettings {
  readonly url: string;
  readonly secret: string;
}

/** Reads the provider of automatic calls; null where none is set. Throws SettingError where it is set by half, or badly. */
export function readCallSettings(read: ReadSetting): CallSettings | null {
  const calls = readTogether(read, { CALL_PROVIDER_URL: parsePartnerUrl, CALL_PROVIDER_SECRET: parseKey });
  return calls && { url: calls.CALL_PROVIDER_URL, secret: calls.CALL_PROVIDER_SECRET };
}
