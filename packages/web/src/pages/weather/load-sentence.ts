import { describeUnderWarning } from '@portal/content/warnings/describe-under-warning';
import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { SmartgenSpan } from '@portal/contract/endpoints/smartgen-schema';
import { weatherSmartgen } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { isEmergency, type RatedWarning } from '@portal/domain/warning/warning-kind';
import { formatClock } from '#components/weather/format-values.ts';
import { findReply, type Section, toSection } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';

/** The query with which a located place asks for its weather. */
export function toPlaceQuery({ place }: LocatedPlace, { language }: PageRequest): { readonly query: PlaceQuery } {
  if (place.slug === null) return { query: { lat: place.lat, lng: place.lng, lang: language } };
  return { query: { location: place.slug, lang: language } };
}

/** The text that stands first on a page. */
export interface PageSentence {
  /** In the visitor's degrees; null where there is nothing to say it from. */
  readonly text: string | null;
  /** Whether any of it rests on demo values. */
  readonly isDemo: boolean;
}

/** The text, and under an emergency bulletin whose it is and what that one says; else null. */
interface NamedSentence extends PageSentence {
  readonly named: ReturnType<typeof describeUnderWarning>['named'];
}

/** Asks for the text of a page. Begun together with the page's own figures it rests on the same reading of the place. */
export async function loadSentence(
  located: LocatedPlace,
  request: PageRequest,
  call: CallApi,
  { span, warnings }: { readonly span: SmartgenSpan; readonly warnings: readonly RatedWarning[] },
): Promise<PageSentence> {
  const result = await call(weatherSmartgen, toSentenceQuery(located, request, span));
  return toPageSentence(toSection(result, formatMoment(request.now)), warnings, request.language);
}

/** The query for the text of a span. */
export function toSentenceQuery(located: LocatedPlace, request: PageRequest, span: SmartgenSpan) {
  return { query: { ...toPlaceQuery(located, request).query, span, unit: request.settings.temperatureUnit } };
}

/**
 * The text of a reply; none of one that failed or is too old. Where an emergency bulletin holds for the place it is named as the
 * model's and calls nothing dry.
 */
export function toPageSentence(
  section: Section<EndpointReply<typeof weatherSmartgen>>,
  warnings: readonly RatedWarning[],
  language: Language,
): NamedSentence {
  const reply = findReply(section);
  if (reply === null || reply.text === null) return { text: null, named: null, isDemo: reply?.issued.demo ?? false };
  const { runAt, demo } = reply.issued;
  const clock = runAt === null ? null : formatClock(runAt);
  const headline = warnings.some(isEmergency)
    ? describeUnderWarning(reply.text, clock, language)
    : { text: reply.text, named: null };
  return { ...headline, isDemo: demo };
}
