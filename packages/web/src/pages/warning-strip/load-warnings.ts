import type { CallApi } from '@portal/contract/call-api';
import { type OfficialWarning, warningsList } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';

/** The official warnings in force for a place, or all where none is named; none where they could not be asked for. */
export async function loadWarnings(
  language: Language,
  call: CallApi,
  location?: string,
): Promise<readonly OfficialWarning[]> {
  const place = location === undefined ? {} : { location };
  const result = await call(warningsList, { query: { ...place, lang: language } });
  return result.ok ? result.reply.items : [];
}
