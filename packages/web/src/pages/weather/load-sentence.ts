import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { SmartgenSpan } from '@portal/contract/endpoints/smartgen-schema';
import { weatherSmartgen } from '@portal/contract/endpoints/weather';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { findReply, type Section, toSection } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPlaceQuery } from './place-query.ts';

/** The text that stands first on a page. */
export interface PageSentence {
  /** In the visitor's degrees; null where there is nothing to say it from. */
  readonly text: string | null;
  /** Whether any of it rests on demo values. */
  readonly isDemo: boolean;
}

/** Asks for the text of a page. Call it after the page's own figures: both then rest on one reading of the place. */
export async function loadSentence(
  located: LocatedPlace,
  request: PageRequest,
  call: CallApi,
  span: SmartgenSpan,
): Promise<PageSentence> {
  const result = await call(weatherSmartgen, toSentenceQuery(located, request, span));
  return toPageSentence(toSection(result, formatMoment(request.now)));
}

/** The query for the text of a span. */
export function toSentenceQuery(located: LocatedPlace, request: PageRequest, span: SmartgenSpan) {
  return { query: { ...toPlaceQuery(located, request).query, span, unit: request.settings.temperatureUnit } };
}

/** The text of a reply; none of one that failed or is too old. */
export function toPageSentence(section: Section<EndpointReply<typeof weatherSmartgen>>): PageSentence {
  const reply = findReply(section);
  return { text: reply?.text ?? null, isDemo: reply?.issued.demo ?? false };
}
