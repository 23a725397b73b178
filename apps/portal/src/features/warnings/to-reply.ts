import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Warning } from './warning.ts';
import type { WarningUnits } from './warning-coverage.ts';

function makeOfficialWarning(warning: Warning, language: Language, units: WarningUnits): OfficialWarning {
  const { id, issuer, number, kind, level, area, english, link } = warning;
  const original = { language: warning.language, headline: warning.headline, text: warning.text };
  const words = language === 'en' && english !== null ? { language, ...english } : original;
  const places = area.slugs.map((slug) => ({ slug, name: units.findUnit(slug)?.name[language] ?? slug }));
  const listed = places.map(({ name }) => name).join(', ');
  const isOwnWords = area.name !== null && (places.length === 0 || language === warning.language);
  return {
    id,
    issuer,
    number,
    kind,
    level,
    issuedAt: formatMoment(warning.issuedAt),
    startsAt: formatMoment(warning.startsAt),
    expiresAt: formatMoment(warning.expiresAt),
    area: {
      name: isOwnWords ? (area.name ?? '') : listed,
      places,
      polygons: area.polygons.map((polygon) => polygon.map(({ lat, lng }) => ({ lat, lng }))),
      circles: area.circles.map(({ lat, lng, radiusKm }) => ({ lat, lng, radiusKm })),
    },
    ...words,
    original,
    link,
  };
}

/** Replies of warnings that were told before; each goes when its warning does. */
const told = new WeakMap<Warning, Partial<Record<Language, OfficialWarning>>>();

/** A warning as the API tells it, made once a language: every page of its area asks for it. */
export function toOfficialWarning(warning: Warning, language: Language, units: WarningUnits): OfficialWarning {
  const known = told.get(warning) ?? {};
  told.set(warning, known);
  known[language] ??= makeOfficialWarning(warning, language, units);
  return known[language];
}
