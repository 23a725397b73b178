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

/** What is said of a line of work, and where its figures come from. */
interface WorkAdvice {
  readonly text: string;
  readonly issued: Issued;
}

/** What the lines of work say of this hour; null where that is not known. */
export interface WorkNow {
  /** What farmers at the place shall do now: a quoted warning or the advice. */
  readonly advice: string | null;
  /** Rain on the Da River basin. */
  readonly basin: string | null;
  /** Wind at hub height off Bạc Liêu. */
  readonly wind: string | null;
  /** Where all of it comes from; null where nothing is known. */
  readonly issued: Issued | null;
}

/** What a visitor who never said grows. */
const DEFAULT_CROP = 'rice';

async function loadFarmAdvice(slug: string, request: PageRequest, call: CallApi): Promise<WorkAdvice | null> {
  const { language, settings, now } = request;
  const query = { location: slug, lang: language, crop: settings.crop ?? DEFAULT_CROP };
  const reply: FarmReply | null = findReply(toSection(await call(weatherAgriculture, { query }), formatMoment(now)));
  if (reply === null || reply.text === null) return null;
  return { text: reply.alert ?? toFarmText(reply.text, { language, ...settings }), issued: reply.issued };
}

const BASIN_HOURS = 24;
/** Less than this at the wettest point is said by this limit alone: a bulletin may hold, and the basin is not called dry. */
const LEAST_MM = 1;

/** The driest and the wettest of the basin's points over the next day. The page of hydropower shows the mean over the area, which lies between. */
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

/** The wind of this hour where cranes work off the coast, in metres a second as the trade has it. */
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

/** Loads what the lines of work say, each on its own. */
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
