import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import {
  type OfficialWarning,
  type WarningFeature,
  warningAreas,
  warningsList,
} from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';

/** Areas of the official warnings in force, for maps; none where they could not be asked for. */
export async function loadWarningAreas(language: Language, call: CallApi): Promise<readonly WarningFeature[]> {
  const result = await call(warningAreas, { query: { lang: language } });
  return result.ok ? result.reply.features : [];
}

/** The official warnings of level 3 and more for a place that are over for less than a day: nothing is advised there yet. */
export async function loadOver(
  language: Language,
  call: CallApi,
  location: string,
): Promise<readonly OfficialWarning[]> {
  const result = await call(warningsList, { query: { location, lang: language } });
  return result.ok ? result.reply.over : [];
}

/** The official warnings in force for a place, or all where none is named; none where they could not be asked for. */
export async function loadWarnings(
  language: Language,
  call: CallApi,
  location?: string,
): Promise<readonly OfficialWarning[]> {
  return (await loadGates(language, call, location)).items;
}

/** The same beside those that are over for less than a day, for pages that advise something. */
export async function loadGates(
  language: Language,
  call: CallApi,
  location?: string,
): Promise<EndpointReply<typeof warningsList>> {
  const place = location === undefined ? {} : { location };
  const result = await call(warningsList, { query: { ...place, lang: language } });
  return result.ok ? result.reply : { items: [], over: [] };
}
