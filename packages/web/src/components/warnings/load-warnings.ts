import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import {
  type OfficialWarning,
  type WarningFeature,
  warningAreas,
  warningsList,
} from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';

/** Areas of official warnings in force, for maps; empty if loading failed. */
export async function loadWarningAreas(language: Language, call: CallApi): Promise<readonly WarningFeature[]> {
  const result = await call(warningAreas, { query: { lang: language } });
  return result.ok ? result.reply.features : [];
}

/** Official warnings of level 3 and above that ended less than a day ago: pages give no advice yet. */
export async function loadOver(
  language: Language,
  call: CallApi,
  location: string,
): Promise<readonly OfficialWarning[]> {
  const result = await call(warningsList, { query: { location, lang: language } });
  return result.ok ? result.reply.over : [];
}

/** Official warnings in force for a place, or all without one; empty if loading failed. */
export async function loadWarnings(
  language: Language,
  call: CallApi,
  location?: string,
): Promise<readonly OfficialWarning[]> {
  return (await loadGates(language, call, location)).items;
}

/** Warnings in force plus those that ended less than a day ago, for pages that give advice. */
export async function loadGates(
  language: Language,
  call: CallApi,
  location?: string,
): Promise<EndpointReply<typeof warningsList>> {
  const place = location === undefined ? {} : { location };
  const result = await call(warningsList, { query: { ...place, lang: language } });
  return result.ok ? result.reply : { items: [], over: [] };
}
