import { BRAND } from '@portal/content/brand';
import { farmPagesMessages } from '@portal/content/messages/farm-pages-messages';
import { heatMessages } from '@portal/content/messages/heat-messages';
import { seaMessages } from '@portal/content/messages/sea-messages';
import { shareCardMessages } from '@portal/content/messages/share-card-messages';
import { stormHereMessages } from '@portal/content/messages/storm-here-messages';
import { getWeatherMessages, type WeatherMessages } from '@portal/content/messages/weather';
import type { FoundPlace, LocatedPlace } from '@portal/contract/endpoints/places';
import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import { isHeatSeason } from '@portal/domain/heat/heat-season';
import { formatClock, formatDate, startOfHour, vietnamDate } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { RouteParameters } from '@portal/routes/route-parameters';
import { toPath } from '@portal/routes/to-path';
import { toBreadcrumbList } from '#components/content/to-breadcrumb-list.ts';
import { formatDayMonth } from '#components/weather/format-values.ts';
import type { SpanLink } from '#components/weather/place/span-navigation.tsx';
import type { Section } from '#components/weather/section.ts';
import type { PageHead } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { type PictureSubject, toShareImagePath } from '#share/share-image-path.ts';
import type { PageSentence } from './load-sentence.ts';

/** Length of a description in search results and link previews. */
const LIMIT = 160;

/**
 * As many whole sentences as fit between prefix and suffix; of a first sentence that is too long, the part before a
 * semicolon, or as many words as fit.
 */
export function fitDescription(before: string, text: string, behind = ''): string {
  const maxLength = LIMIT - before.length - behind.length;
  const [first = '', ...others] = text.split(/(?<=[.!?]) /);
  let fitted = first;
  for (const sentence of others) {
    if (fitted.length + 1 + sentence.length > maxLength) break;
    fitted += ` ${sentence}`;
  }
  return before + (fitted.length > maxLength ? cutSentence(fitted, maxLength) : fitted) + behind;
}

function cutSentence(sentence: string, maxLength: number): string {
  const start = sentence.slice(0, maxLength);
  const clauses = /^(.+); /u.exec(start)?.[1];
  return clauses === undefined ? `${start.replace(/[\s,;–]*\S*$/, '')}…` : `${clauses}.`;
}

/** Day spans of the specification. */
const DAY_SPANS = [3, 5, 7, 10, 15] as const;

/** Default span. */
const DEFAULT_DAYS = 7;

function toSpanLink(request: PageRequest, id: RouteId, name: string, parameters: RouteParameters): SpanLink {
  const { language, routeId, parameters: open } = request;
  const current = routeId === id && (parameters.days === undefined || parameters.days === open.days);
  return { name, path: toPath(id, language, parameters), current };
}

const kindOf = ({ routeId }: PageRequest) => (routeId.startsWith('agri:') ? 'agri' : 'weather');

/** Whether the season calls for the page about work in the heat; its own address always answers. */
const isAboutHeat = ({ routeId, now }: PageRequest, { place }: LocatedPlace): boolean =>
  routeId === 'weather:heat' || isHeatSeason(place, vietnamDate(now).month);

/** Whether a storm or a bulletin on one calls for the page about storms; its own address always answers. */
const isAboutStorm = ({ routeId }: PageRequest, storm: Section<StormHereReply> | undefined): boolean =>
  routeId === 'weather:storm' || (storm?.ok === true && storm.reply.state !== 'none');

/** Sub-navigation of a place: all spans, the current one marked, and the link between weather and farming. */
export function listSpanLinks(
  request: PageRequest,
  located: LocatedPlace,
  { spans }: WeatherMessages,
  storm?: Section<StormHereReply>,
): SpanLink[] {
  const { language, routeId, parameters } = request;
  const location = located.place.slug ?? '';
  const kind = kindOf(request);
  const link = (id: RouteId, name: string) => toSpanLink(request, id, name, { location });
  const days = routeId === `${kind}:next-days` ? (parameters.days ?? '') : String(DEFAULT_DAYS);
  return [
    link(`${kind}:now`, spans.now),
    ...(kind === 'weather' && isAboutStorm(request, storm)
      ? [link('weather:storm', stormHereMessages[language].span)]
      : []),
    ...(kind === 'weather' && located.isCoastal === true ? [link('weather:sea', seaMessages[language].span)] : []),
    link(`${kind}:hourly`, spans.hourly),
    ...(kind === 'weather' && isAboutHeat(request, located) ? [link('weather:heat', heatMessages[language].span)] : []),
    link(`${kind}:tomorrow`, spans.tomorrow),
    toSpanLink(request, `${kind}:next-days`, spans.several, { location, days }),
    link(`${kind}:90-days`, spans.ninety),
    kind === 'agri' ? link('weather:now', farmPagesMessages[language].spans.weather) : link('agri:now', spans.farming),
  ];
}

/** Choice of days on a daily page. */
export function listDayLinks(request: PageRequest, location: string, { spans }: WeatherMessages): SpanLink[] {
  return DAY_SPANS.map((days) =>
    toSpanLink(request, `${kindOf(request)}:next-days`, spans.days(days), { location, days: String(days) }),
  );
}

/** The same span for another place. */
export function pathOfPlace(request: PageRequest, place: Pick<FoundPlace, 'slug'>): string {
  return toPath(request.routeId as RouteId, request.language, { ...request.parameters, location: place.slug });
}

interface LocationHeadInput {
  readonly request: PageRequest;
  readonly located: LocatedPlace;
  /** Kind of forecast: `Thời tiết theo giờ`. */
  readonly type: string;
  /** Description of pages without a sentence. */
  readonly description: string;
  /** Lead sentence of the page, also its description. */
  readonly sentence?: PageSentence;
  readonly breadcrumb: string;
  /** What the shared picture says instead of the day. */
  readonly subject?: PictureSubject;
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
    ...findShareImage(input, name),
    feeds: [{ type: 'application/json+oembed', path: toOEmbedAddress(request), title: name }],
    structuredData: [toBreadcrumb(request, located, breadcrumb), toPlaceData(located, name)],
  };
}

/** Absolute oEmbed address: other sites read it from the page. */
function toOEmbedAddress({ publicUrl, path }: PageRequest): string {
  return `${publicUrl}/api/oembed?url=${encodeURIComponent(publicUrl + path)}`;
}

/** Outside its page a sentence needs its place and hour, and the demo notice. */
function describe({ request, description, sentence }: LocationHeadInput, name: string): string {
  if (sentence === undefined || sentence.text === null) return description;
  const { place } = getWeatherMessages(request.language);
  if (sentence.isDemo) return fitDescription(`${name}: `, sentence.text, ` ${place.demoNotice}`);
  const date = formatDayMonth(formatDate(request.now), request.language);
  return fitDescription(place.lead(name, formatClock(startOfHour(request.now)), date), sentence.text);
}

function findShareImage({ request, located, subject, type }: LocationHeadInput, name: string) {
  const { language, edition, now } = request;
  const { slug } = located.place;
  if (edition === undefined || slug === null) return {};
  const path = toShareImagePath({ language, slug, date: formatDate(now), edition }, subject);
  return { image: { path, alt: subject === undefined ? shareCardMessages[language].alt(name) : `${type}, ${name}` } };
}

/** Beyond two weeks neighbouring wards share one outlook: only the province's page is indexed. */
function isWorthFinding({ routeId }: PageRequest, { kind }: LocatedPlace): boolean {
  return !routeId.endsWith(':90-days') || kind === 'province';
}

/** Breadcrumb as shown: weather, province, place. */
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
