import { SEGMENTS, type SegmentId } from '@portal/content/happy-rain/segment-words';
import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import { weatherPast } from '@portal/contract/endpoints/earlier-weather';
import { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { weatherHours24, weatherNow } from '@portal/contract/endpoints/weather';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { type RainRecord, writeRainHours } from '@portal/domain/alert/rain-rule';
import { DAY_SECONDS, formatDate, formatMoment, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { loadGates } from '#components/warnings/load-warnings.ts';
import { findReply, type Section, toSection } from '#components/weather/section.ts';
import { showNow } from '#components/weather/show-now.ts';
import { findPlace } from '#pages/home/load-hero.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { withholdDry } from '#pages/weather/load-now.ts';

/** Days of the rule trial. */
const PAST_DAYS = 30;

/** Hourly rain of the last days at a place. */
interface PastRain extends RainRecord {
  /** The same hours, encoded. */
  readonly hours: string;
  readonly issued: Issued;
}

/** Data of a Happy Rain page for a place. */
export interface LandingWeather {
  readonly located: LocatedPlace;
  readonly slug: string;
  /** Rain of the next three hours; never called dry under an emergency bulletin. */
  readonly nowcast: Section<EndpointReply<typeof nowcastSteps>>;
  /** The current hour as of now, then later ones; empty where unknown. */
  readonly hours: readonly Hour[];
  readonly past: PastRain | null;
  readonly warnings: readonly OfficialWarning[];
  /** Warnings in force and recently ended ones (less than a day): no advice next to them. */
  readonly gates: readonly OfficialWarning[];
}

const PLACE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_PLACE = 80;

/** The place of the address, else the visitor's, else the segment's. */
async function findLandingPlace(
  segment: SegmentId,
  request: PageRequest,
  call: CallApi,
): Promise<{ readonly located: LocatedPlace; readonly slug: string } | null> {
  const { query, settings } = request;
  const asked = query.place !== undefined && query.place.length <= LONGEST_PLACE && PLACE.test(query.place);
  const candidates = [asked ? query.place : undefined, settings.place, SEGMENTS[segment].place];
  for (const slug of candidates) {
    const located = slug === undefined ? null : await findPlace(slug, request, call);
    if (located !== null) return { located, slug: located.place.slug ?? slug ?? '' };
  }
  return null;
}

/** Hourly rain of whole days before today; null where no hour is known. */
async function loadPast(slug: string, { now, language }: PageRequest, call: CallApi): Promise<PastRain | null> {
  const today = startOfVietnamDay(now);
  const [from, to] = [today - PAST_DAYS * DAY_SECONDS, today - DAY_SECONDS];
  const query = { location: slug, lang: language, from: formatDate(from), to: formatDate(to) };
  const result = await call(weatherPast, { query });
  if (!result.ok) return null;
  const { hours, issued } = result.reply;
  const rainMm = hours.map(({ rain }) => rain);
  if (rainMm.every((amount) => amount === null)) return null;
  return { startAt: Date.parse(hours[0]?.at ?? '') / 1000, rainMm, hours: writeRainHours(rainMm), issued };
}

/** All data of a Happy Rain page, loaded independently; null where no place is known. */
export async function loadLanding(
  segment: SegmentId,
  request: PageRequest,
  call: CallApi,
): Promise<LandingWeather | null> {
  const place = await findLandingPlace(segment, request, call);
  if (place === null) return null;
  const { language } = request;
  const nowAt = formatMoment(request.now);
  const input = { query: { location: place.slug, lang: language } };
  const [steps, hours, present, past, { items: warnings, over }] = await Promise.all([
    call(nowcastSteps, input),
    call(weatherHours24, input),
    call(weatherNow, input),
    loadPast(place.slug, request, call),
    loadGates(language, call, place.slug),
  ]);
  const nowcast = toSection(steps, nowAt);
  return {
    ...place,
    nowcast: nowcast.ok ? { ok: true, reply: withholdDry(nowcast.reply, warnings, language) } : nowcast,
    hours: showNow(findReply(toSection(hours, nowAt))?.hours ?? [], findReply(toSection(present, nowAt))?.now),
    past,
    warnings,
    gates: [...warnings, ...over],
  };
}
