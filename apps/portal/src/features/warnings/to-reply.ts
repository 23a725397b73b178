import type { OfficialWarning, WarningFeature, WarningGeometry } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { WarningCircle } from '@portal/domain/warning/warning-shape';
import type { Warning } from './warning.ts';
import type { WarningUnits } from './warning-coverage.ts';

type Position = number[];

const CORNERS = 48;
const KM_PER_DEGREE = 111.32;

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function toRing({ lat, lng, radiusKm }: WarningCircle): Position[] {
  const up = radiusKm / KM_PER_DEGREE;
  const across = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (corner % CORNERS) * ((2 * Math.PI) / CORNERS);
    return [round(lng + across * Math.cos(angle)), round(lat + up * Math.sin(angle))];
  });
}

function toPositions(points: ArrayLike<number>): Position[] {
  const positions = Array.from({ length: points.length / 2 }, (_, at) => [
    round(points[2 * at] ?? 0),
    round(points[2 * at + 1] ?? 0),
  ]);
  const [first = [], last = []] = [positions[0], positions.at(-1)];
  return first[0] === last[0] && first[1] === last[1] ? positions : [...positions, first];
}

/** Polygons of an area: the bulletin's own, and known outlines of its provinces and wards. */
function listRings({ area }: Warning, units: WarningUnits): Position[][] {
  const named = area.slugs.map((slug) => units.findUnit(slug)).filter((unit) => unit !== null);
  const outlined = named.flatMap(({ isProvince, slug, wards }) => (isProvince ? [slug] : wards));
  return [
    ...area.polygons.map((polygon) => polygon.map(({ lat, lng }) => [lng, lat])),
    ...area.circles.map(toRing),
    ...outlined.flatMap((slug) => units.listRings(slug).map(toPositions)),
  ];
}

/** Centres of wards without an outline, and of islands of whole provinces. */
function listMiddles({ area }: Warning, units: WarningUnits): Position[] {
  const named = area.slugs.map((slug) => units.findUnit(slug)).filter((unit) => unit !== null);
  const wards = new Set(named.filter(({ isProvince }) => !isProvince).flatMap((unit) => unit.wards));
  const provinces = new Set(named.filter(({ isProvince }) => isProvince).map(({ slug }) => slug));
  if (wards.size + provinces.size === 0) return [];
  return units
    .listWards()
    .filter(({ slug, province, isIsland }) =>
      provinces.has(province) ? isIsland : wards.has(slug) && units.listRings(slug).length === 0,
    )
    .map(({ lat, lng }) => [round(lng), round(lat)]);
}

export function toFeatures(warning: Warning, language: Language, units: WarningUnits): WarningFeature[] {
  const { id, kind, level, headline, english, expiresAt } = warning;
  const localizedHeadline = language === 'en' ? (english?.headline ?? headline) : headline;
  const properties = { id, kind, level, headline: localizedHeadline, expiresAt: formatMoment(expiresAt) };
  const rings = listRings(warning, units);
  const middles = listMiddles(warning, units);
  const geometries: WarningGeometry[] = [
    ...(rings.length === 0 ? [] : [{ type: 'MultiPolygon' as const, coordinates: rings.map((ring) => [ring]) }]),
    ...(middles.length === 0 ? [] : [{ type: 'MultiPoint' as const, coordinates: middles }]),
  ];
  return geometries.map((geometry) => ({ type: 'Feature' as const, properties, geometry }));
}

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
    endAssumed: warning.isEndAssumed === true,
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

const cachedReplies = new WeakMap<Warning, Partial<Record<Language, OfficialWarning>>>();

/** A warning as the API shows it, created once per language because every page in its area needs it. */
export function toOfficialWarning(warning: Warning, language: Language, units: WarningUnits): OfficialWarning {
  const known = cachedReplies.get(warning) ?? {};
  cachedReplies.set(warning, known);
  known[language] ??= makeOfficialWarning(warning, language, units);
  return known[language];
}
