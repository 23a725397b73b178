import { BRAND } from '@portal/content/brand';
import { shareCardMessages } from '@portal/content/messages/share-card-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { formatClock, formatDate, startOfHour } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { formatDayMonth } from '#components/weather/format-values.ts';
import type { PageHead } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toShareImagePath } from '#share/share-image-path.ts';
import { fitDescription } from './fit-description.ts';
import type { PageSentence } from './load-sentence.ts';
import { pathOfPlace } from './location-links.ts';

interface LocationHeadInput {
  readonly request: PageRequest;
  readonly located: LocatedPlace;
  /** What the page forecasts: `Thời tiết theo giờ`. */
  readonly type: string;
  /** What stands for the page where it has no text of its own. */
  readonly description: string;
  /** The text of the page, which is its description where there is one. */
  readonly sentence?: PageSentence;
  readonly breadcrumb: string;
}

/** `Đà Lạt, Lâm Đồng | Thời tiết theo giờ | Trời Việt`, with the breadcrumb as structured data. */
export function toLocationHead(input: LocationHeadInput): PageHead {
  const { request, located, type, breadcrumb } = input;
  const { main, secondary } = located.place.displayName;
  const name = secondary === '' ? main : `${main}, ${secondary}`;
  return {
    title: `${name} | ${type} | ${BRAND.name}`,
    titleIsWhole: true,
    description: describe(input, name),
    indexable: isWorthFinding(request, located),
    ...findShareImage(request, located, name),
    structuredData: [toBreadcrumb(request, located, breadcrumb), toPlaceData(located, name)],
  };
}

/** Out of its page a text needs its place and hour, and a demo its name. */
function describe({ request, description, sentence }: LocationHeadInput, name: string): string {
  if (sentence === undefined || sentence.text === null) return description;
  const { place } = getWeatherMessages(request.language);
  if (sentence.isDemo) return fitDescription(`${name}: `, sentence.text, ` ${place.toldAsDemo}`);
  const date = formatDayMonth(formatDate(request.now), request.language);
  return fitDescription(place.toldOf(name, formatClock(startOfHour(request.now)), date), sentence.text);
}

function findShareImage({ language, edition, now }: PageRequest, { place }: LocatedPlace, name: string) {
  if (edition === undefined || place.slug === null) return {};
  const path = toShareImagePath({ language, slug: place.slug, date: formatDate(now), edition });
  return { image: { path, alt: shareCardMessages[language].alt(name) } };
}

/** Past two weeks neighbouring wards have one and the same outlook: their province's page stands for all. */
function isWorthFinding({ routeId }: PageRequest, { kind }: LocatedPlace): boolean {
  return !routeId.endsWith(':90-days') || kind === 'province';
}

/** The way to the page as its head shows it: weather, province, place. */
function toBreadcrumb(request: PageRequest, { place }: LocatedPlace, breadcrumb: string): object {
  const { publicUrl, language, path } = request;
  const { main, secondary } = place.displayName;
  const province = place.province === place.slug || secondary === '' ? null : place.province;
  const crumbs = [
    { name: breadcrumb, href: toLanguagePath('home', language) },
    ...(province === null ? [] : [{ name: secondary, href: pathOfPlace(request, { slug: province }) }]),
    { name: main, href: path },
  ];
  return toBreadcrumbList(crumbs, publicUrl, path);
}

function toPlaceData({ place }: LocatedPlace, name: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    name,
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
  };
}
