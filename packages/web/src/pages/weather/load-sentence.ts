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

export function toPlaceQuery({ place }: LocatedPlace, { language }: PageRequest): { readonly query: PlaceQuery } {
  if (place.slug === null) return { query: { lat: place.lat, lng: place.lng, lang: language } };
  return { query: { location: place.slug, lang: language } };
}

export interface PageSentence {
  /** In the visitor's unit; null where there is no data for one. */
  readonly text: string | null;
  /** True if any of it uses demo data. */
  readonly isDemo: boolean;
}

/** The sentence; under an emergency bulletin also its attribution, else null. */
interface NamedSentence extends PageSentence {
  readonly named: ReturnType<typeof describeUnderWarning>['named'];
}

/** Loads the lead sentence. Started together with the page's other calls, it shares their reading of the place. */
export async function loadSentence(
  located: LocatedPlace,
  request: PageRequest,
  call: CallApi,
  { span, warnings }: { readonly span: SmartgenSpan; readonly warnings: readonly RatedWarning[] },
): Promise<PageSentence> {
  const result = await call(weatherSmartgen, toSentenceQuery(located, request, span));
  return toPageSentence(toSection(result, formatMoment(request.now)), warnings, request.language);
}

export function toSentenceQuery(located: LocatedPlace, request: PageRequest, span: SmartgenSpan) {
  return { query: { ...toPlaceQuery(located, request).query, span, unit: request.settings.temperatureUnit } };
}

/**
 * Sentence of a reply; none if it failed or is outdated. Under an emergency bulletin it is attributed to the model and
 * calls nothing dry.
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
