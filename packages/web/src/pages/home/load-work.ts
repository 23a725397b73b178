import { homeMessages } from '@portal/content/messages/home-messages';
import { DA_RIVER_POINTS } from '@portal/content/solutions/da-river-points.table';
import type { CallApi } from '@portal/contract/call-api';
import { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { weatherRain72, weatherWind } from '@portal/contract/endpoints/weather';
import { findBasinRain, sumRain } from '@portal/domain/hydro/basin-rain';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { type FarmReply, toFarmText } from '#components/agriculture/farm-view.ts';
import { SITES } from '#components/content/sites.table.ts';
import { formatClock, formatRain, formatRainNumber, formatSpeed } from '#components/weather/format-values.ts';
import { joinIssued } from '#components/weather/freshness.ts';
import { findReply, toSection } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';

/** Text on an industry, with its source. */
interface WorkAdvice {
  readonly text: string;
  readonly issued: Issued;
}

/** Current advice per industry; null where unknown. */
export interface WorkNow {
  /** Current advice for farmers: a quoted warning or the advice. */
  readonly advice: string | null;
  /** Rain on the Da River basin. */
  readonly basin: string | null;
  /** Wind at hub height off Bạc Liêu. */
  readonly wind: string | null;
  /** Sources of all of it; null where nothing is known. */
  readonly issued: Issued | null;
}

/** Default crop of visitors without a choice. */
const DEFAULT_CROP = 'rice';

async function loadFarmAdvice(slug: string, request: PageRequest, call: CallApi): Promise<WorkAdvice | null> {
  const { language, settings, now } = request;
  const query = { location: slug, lang: language, crop: settings.crop ?? DEFAULT_CROP };
  const reply: FarmReply | null = findReply(toSection(await call(weatherAgriculture, { query }), formatMoment(now)));
  if (reply === null || reply.text === null) return null;
  return { text: reply.alert ?? toFarmText(reply.text, { language, ...settings }), issued: reply.issued };
}

const BASIN_HOURS = 24;
/**
 * A wettest point below this is described by the limit only: a bulletin may be in force, so the basin is not called
 * dry.
 */
const LEAST_MM = 1;

/**
 * Driest and wettest of the basin's points over the next day. The hydropower page shows the areal mean, which lies
 * between.
 */
async function loadBasinRain({ language, settings, now }: PageRequest, call: CallApi): Promise<WorkAdvice | null> {
  const nowAt = formatMoment(now);
  const replies = await Promise.all(
    DA_RIVER_POINTS.map(async ({ lat, lng }) =>
      findReply(toSection(await call(weatherRain72, { query: { lat, lng, lang: language } }), nowAt)),
    ),
  );
  const toSum = (reply: (typeof replies)[number]) =>
    reply === null
      ? null
      : sumRain(
          reply.hours.map(({ rain }) => rain),
          BASIN_HOURS,
        );
  const range = findBasinRain(replies.map(toSum));
  const issued = replies.find((reply) => reply !== null)?.issued;
  if (range === null || issued === undefined) return null;
  const style = { language, ...settings };
  const words = homeMessages[language].work.hydropower;
  const text =
    range.highMm < LEAST_MM
      ? words.little
      : words.basin(formatRainNumber(range.lowMm, style), formatRain(range.highMm, style));
  return { text, issued };
}

const HUB_M = 100;

/** Current offshore wind at crane height, m/s as used in the industry. */
async function loadHubWind({ language, settings, now }: PageRequest, call: CallApi): Promise<WorkAdvice | null> {
  const { lat, lng } = SITES.bacLieu;
  const reply = findReply(
    toSection(await call(weatherWind, { query: { lat, lng, lang: language } }), formatMoment(now)),
  );
  const [hour] = reply?.hours ?? [];
  const speed = hour?.levels.find(({ height }) => height === HUB_M)?.windSpeed ?? null;
  if (reply === null || hour === undefined || speed === null) return null;
  const shown = formatSpeed(speed, { language, ...settings, windUnit: 'ms' });
  return { text: homeMessages[language].work.wind.hub(shown, formatClock(hour.at)), issued: reply.issued };
}

/** Loads all industries independently. */
export async function loadWork(slug: string, request: PageRequest, call: CallApi): Promise<WorkNow> {
  const [advice, basin, wind] = await Promise.all([
    loadFarmAdvice(slug, request, call),
    loadBasinRain(request, call),
    loadHubWind(request, call),
  ]);
  const [first, ...others] = [advice, basin, wind].flatMap((shown) => shown?.issued ?? []);
  return {
    advice: advice?.text ?? null,
    basin: basin?.text ?? null,
    wind: wind?.text ?? null,
    issued: first === undefined ? null : joinIssued(first, others),
  };
}
