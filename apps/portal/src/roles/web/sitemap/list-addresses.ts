import { toLanguagePath } from '@portal/routes/counterpart';
import { ROUTES } from '@portal/routes/route.table';
import type { RouteId } from '@portal/routes/route-id';

export interface SitemapPlace {
  readonly slug: string;
  readonly province: string;
  readonly isProvince: boolean;
  /** Whether it has a page of the sea. */
  readonly isCoastal: boolean;
}

/** One page in both languages, as paths. */
export interface SitemapAddress {
  readonly vi: string;
  readonly en: string;
}

type Span = readonly [id: RouteId, days?: string];

const OF_A_PROVINCE: readonly Span[] = (['weather', 'agri'] as const).flatMap((kind) => [
  [`${kind}:now`],
  [`${kind}:hourly`],
  [`${kind}:tomorrow`],
  ...['3', '5', '7', '10', '15'].map((days): Span => [`${kind}:next-days`, days]),
  [`${kind}:90-days`],
  ...(kind === 'weather' ? [['weather:heat'] as const] : []),
]);

/** Within a province places differ only in the near days: longer spans would repeat the same page. */
const BELOW_A_PROVINCE: readonly Span[] = [
  ['weather:now'],
  ['weather:hourly'],
  ['weather:next-days', '3'],
  ['weather:next-days', '7'],
  ['agri:now'],
  ['ward-bulletin'],
];

const OF_A_COAST: readonly Span[] = [['weather:sea']];

function toAddress(id: RouteId, parameters: Readonly<Record<string, string>> = {}): SitemapAddress {
  return { vi: toLanguagePath(id, 'vi', parameters), en: toLanguagePath(id, 'en', parameters) };
}

/** The pages of one province's places, its own first. */
export function listPlaceAddresses(
  places: readonly SitemapPlace[],
  province: string,
  routes: ReadonlySet<string>,
): SitemapAddress[] {
  const inside = places.filter((place) => place.province === province);
  const sorted = inside.sort((a, b) => Number(b.isProvince) - Number(a.isProvince));
  return sorted.flatMap(({ slug, isProvince, isCoastal }) =>
    [...(isProvince ? OF_A_PROVINCE : BELOW_A_PROVINCE), ...(isCoastal ? OF_A_COAST : [])]
      .filter(([id]) => routes.has(id))
      .map(([id, days]) => toAddress(id, days === undefined ? { location: slug } : { location: slug, days })),
  );
}

/** Pages without a place. */
export function listFixedAddresses(routes: ReadonlySet<string>): SitemapAddress[] {
  return ROUTES.filter(({ id, vi }) => routes.has(id) && !/\{(location|days|url|id)\}/.test(vi)).map(({ id }) =>
    toAddress(id),
  );
}
