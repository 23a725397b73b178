import { homeMessages } from '@portal/content/messages/home-messages';
import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { weatherHours24, weatherNow } from '@portal/contract/endpoints/weather';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { comesFirst, isEmergency } from '@portal/domain/warning/warning-kind';
import { toPath } from '@portal/routes/to-path';
import type { SkyCardFacts } from '#components/place-cards/sky-card.tsx';
import { fillWords } from '#components/places/place-words.ts';
import { loadWarnings } from '#components/warnings/load-warnings.ts';
import { formatTemperature, UNKNOWN, type ValueStyle } from '#components/weather/format-values.ts';
import { RAIN_LEVEL_LIMITS } from '#components/weather/rain-level.ts';
import { findRunAgeHours, STALE_AFTER_HOURS } from '#components/weather/run-age.ts';
import { findReply, type MissingReason, type Section, toSection } from '#components/weather/section.ts';
import { showNow } from '#components/weather/show-now.ts';
import { findSkyNow, nameShown } from '#components/weather/sky.ts';
import { findSkyScene } from '#components/weather/sky-scene.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { withholdDry } from '#pages/weather/load-now.ts';
import { markWorth, readOwnCostLoss } from '#pages/weather/own-cost-loss.ts';
import { describeNextRain } from './describe-next-rain.ts';

/** Card of a place with its sources; null without any. */
export interface PlaceCard {
  readonly slug: string;
  readonly facts: SkyCardFacts;
  readonly issued: Issued | null;
}

interface CardData {
  readonly now: Section<EndpointReply<typeof weatherNow>>;
  readonly hours: readonly Hour[];
  readonly nowcast: EndpointReply<typeof nowcastSteps> | null;
  readonly warnings: readonly OfficialWarning[];
}

const [WET_MMH] = RAIN_LEVEL_LIMITS;

/** The bulletin in an emergency, else the nowcast if it has rain, else the next rain within 24 hours. */
function describeRain({ hours, nowcast, warnings }: CardData, style: ValueStyle): string | null {
  const bulletin = warnings.find(isEmergency);
  if (bulletin !== undefined) return bulletin.headline;
  const isWet = nowcast?.steps.some(({ rainRate }) => (rainRate ?? 0) >= WET_MMH) ?? false;
  if (nowcast === null || !isWet) return describeNextRain(hours, warnings, style)?.text ?? null;
  return withholdDry(nowcast, warnings, style.language).sentence;
}

function describeMissing(reason: MissingReason, language: ValueStyle['language']): string {
  const { tooOld, failed } = ownPlacesMessages[language];
  return { noData: homeMessages[language].noData, tooOld, failed }[reason];
}

/** Current content of a card, and its sky. */
function toFacts(data: CardData, style: ValueStyle, nowSeconds: number): SkyCardFacts {
  if (!data.now.ok) return { temperature: UNKNOWN, state: describeMissing(data.now.reason, style.language) };
  const { place, now, issued } = data.now.reply;
  const age = findRunAgeHours(issued, now.at) ?? 0;
  const { stale } = ownPlacesMessages[style.language];
  const sky = { ...findSkyNow(now), isWarning: data.warnings.some(isEmergency) };
  return {
    name: place.displayName.main,
    // The country for a province, which adds nothing.
    secondary: place.slug === place.province ? '' : place.displayName.secondary,
    scene: findSkyScene(sky, place, nowSeconds),
    temperature: formatTemperature(now.temperature, style),
    // Next to a bulletin the model's sky would contradict it.
    state: sky.isWarning
      ? ''
      : now.code === null
        ? homeMessages[style.language].noData
        : nameShown(now, style.language),
    rain: describeRain(data, style),
    note: age > STALE_AFTER_HOURS ? fillWords(stale, { hours: Math.floor(age) }) : null,
  };
}

async function loadPlaceCard(slug: string, request: PageRequest, call: CallApi, isWarned: boolean): Promise<PlaceCard> {
  const { language, settings, now: nowSeconds } = request;
  const nowAt = formatMoment(nowSeconds);
  const input = { query: { location: slug, lang: language } };
  const [present, day, steps, warnings] = await Promise.all([
    call(weatherNow, input),
    call(weatherHours24, input),
    call(nowcastSteps, input),
    isWarned ? loadWarnings(language, call, slug) : [],
  ]);
  const now = toSection(present, nowAt);
  const hours = showNow(findReply(toSection(day, nowAt))?.hours ?? [], findReply(now)?.now);
  const nowcast = findReply(toSection(steps, nowAt));
  const facts = toFacts({ now, hours, nowcast, warnings }, { language, ...settings }, nowSeconds);
  const href = toPath('weather:now', language, { location: slug });
  const { view: marks } = markWorth({ style: { language, ...settings } }, readOwnCostLoss(request), warnings);
  return { slug, facts: { ...facts, href, marks }, issued: findReply(now)?.issued ?? null };
}

/** Cards in order, loaded independently: a failed one says so. */
export async function loadPlaceCards(
  slugs: readonly string[],
  request: PageRequest,
  call: CallApi,
): Promise<readonly PlaceCard[]> {
  const inForce = await loadWarnings(request.language, call);
  const isWarned = inForce.some(comesFirst);
  return Promise.all(slugs.map((slug) => loadPlaceCard(slug, request, call, isWarned)));
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;
/** Maximum saved places. */
const MOST_CARDS = 12;

/** Place slugs of an address; invalid ones are dropped. */
export function parseSlugs(text: string): readonly string[] {
  const slugs = text.split(',').filter((slug) => slug.length <= LONGEST_SLUG && SLUG.test(slug));
  return [...new Set(slugs)].slice(0, MOST_CARDS);
}
