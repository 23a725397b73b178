import type { CallApi } from '@portal/contract/call-api';
import { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { FarmReply, FarmView } from '#components/agriculture/farm-view.ts';
import { type Section, toSection } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPlaceQuery } from '#pages/weather/place-query.ts';

export type FarmSection = Section<FarmReply>;

/** The farming reply of a place for the crop of the page. */
export async function loadFarm(
  located: LocatedPlace,
  request: PageRequest,
  call: CallApi,
  { crop, nowAt }: FarmView,
): Promise<FarmSection> {
  const { query } = toPlaceQuery(located, request);
  return toSection(await call(weatherAgriculture, { query: { ...query, crop } }), nowAt);
}

/** A part of the farming reply as a section of its own, which has no data where it tells nothing. */
export function requirePart(section: FarmSection, hasData: (reply: FarmReply) => boolean): FarmSection {
  return section.ok && !hasData(section.reply) ? { ok: false, reason: 'noData' } : section;
}

/** Whether the crop of a page is grown at its place; also where nothing could be asked. Without it nothing is advised. */
export function isCropGrown(section: FarmSection): boolean {
  return !section.ok || section.reply.season.isGrown;
}
