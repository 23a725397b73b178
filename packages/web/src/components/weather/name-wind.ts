import type { Language } from '@portal/domain/language/language';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import { abbreviateWindDirection, findWindDirection, nameWindDirection } from '@portal/domain/wind/wind-direction';

/** Name of a wind direction; null when calm or unknown. */
export function findDirectionName(
  degrees: number | null,
  metresPerSecond: number | null,
  language: Language,
): string | null {
  if (degrees === null || metresPerSecond === null) return null;
  const index = findWindDirection(degrees, metresPerSecond);
  return index === null ? null : nameWindDirection(index, language);
}

/** Maximum letters of a direction in a row of values; English readers know all abbreviations. */
const SHORT_DIRECTION: Readonly<Record<Language, number>> = { vi: 12, en: 0 };

/** Direction for a row of values: the name, or for long ones the abbreviation with the name as `title`. */
export function findShortDirection(
  degrees: number | null,
  metresPerSecond: number | null,
  language: Language,
): { readonly text: string; readonly name: string | null } | null {
  const index = degrees === null || metresPerSecond === null ? null : findWindDirection(degrees, metresPerSecond);
  if (index === null) return null;
  const name = nameWindDirection(index, language);
  if (name.length <= SHORT_DIRECTION[language]) return { text: name, name: null };
  return { text: abbreviateWindDirection(index, language), name };
}

/** Beaufort number; null where unknown. */
export function findForce(metresPerSecond: number | null): number | null {
  return metresPerSecond === null ? null : beaufortForce(metresPerSecond);
}
