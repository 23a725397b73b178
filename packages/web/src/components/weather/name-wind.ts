import type { Language } from '@portal/domain/language/language';
import { abbreviateWindDirection, beaufortForce, findWindDirection, nameWindDirection } from '@portal/domain/wind/wind';

/** The words beside a wind: its direction, or null when calm or unknown. */
export function findDirectionName(
  degrees: number | null,
  metresPerSecond: number | null,
  language: Language,
): string | null {
  if (degrees === null || metresPerSecond === null) return null;
  const index = findWindDirection(degrees, metresPerSecond);
  return index === null ? null : nameWindDirection(index, language);
}

/** Letters of a direction that still stand in a row of figures; English readers know all of them by letters. */
const SHORT_DIRECTION: Readonly<Record<Language, number>> = { vi: 12, en: 0 };

/** The direction for a row of figures: the name, or for long ones the short form with the name as `title`. */
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

/** Beaufort number of a wind, null where it is not known. */
export function findForce(metresPerSecond: number | null): number | null {
  return metresPerSecond === null ? null : beaufortForce(metresPerSecond);
}
