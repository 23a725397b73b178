import { shareCardMessages } from '@portal/content/messages/share-card-messages';
import type { CallApi } from '@portal/contract/call-api';
import { placesResolve } from '@portal/contract/endpoints/places';
import { weatherToday } from '@portal/contract/endpoints/weather';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatMoment, vietnamDate, vietnamWeekday } from '@portal/domain/time/vietnam-time';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatPercent, formatRain, formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { nameSky, type SunPlace } from '#components/weather/name-sky.ts';
import { toSection } from '#components/weather/section.ts';
import { findSkySymbol } from '#components/weather/sky-symbol.ts';
import { ShareCard, type ShareCardFacts } from './share-card.tsx';
import type { ShareCardRequest } from './share-card-request.ts';

const WET_FROM_MM = 0.1;

/** A picture is of a whole day: the sun stands high in it. */
const NOON: SunPlace = { heightDeg: 60, isUp: true, isRising: true };

function describeDate(now: EpochSeconds, language: Language): string {
  const words = shareCardMessages[language];
  const { year, month, day } = vietnamDate(now);
  return words.date(words.weekdays[vietnamWeekday(now)] ?? '', day, month, year);
}

function describeRain(day: Day, style: ValueStyle): string | null {
  const words = shareCardMessages[style.language];
  if (day.rain === null) return null;
  if (day.rain < WET_FROM_MM) return words.dry;
  const amount = formatRain(day.rain, style);
  if (day.rainProbability === null) return words.amount(amount);
  return words.chance(formatPercent(day.rainProbability, style), amount);
}

function describeDay(
  day: Day | null,
  language: Language,
): Pick<ShareCardFacts, 'range' | 'state' | 'rain' | 'sky' | 'symbol'> {
  const words = shareCardMessages[language];
  const style: ValueStyle = { language, temperatureUnit: 'C', windUnit: 'kmh' };
  if (day === null) return { range: null, state: words.noData, rain: null, sky: 'cloudy', symbol: null };
  const isKnown = day.temperatureMin !== null && day.temperatureMax !== null;
  return {
    range: isKnown
      ? words.range(formatTemperature(day.temperatureMin, style), formatTemperature(day.temperatureMax, style))
      : null,
    state: day.text ?? words.noData,
    rain: describeRain(day, style),
    sky: nameSky({ code: day.code, isDay: true, thunder: null }, NOON),
    symbol: findSkySymbol(day.code as SkyCode | null, true),
  };
}

/** The picture of today at a place as SVG; null where no place has the slug. Figures are left out where there are none. */
export async function drawShareCard({ slug, language, now }: ShareCardRequest, call: CallApi): Promise<string | null> {
  const found = await call(placesResolve, { query: { location: slug, lang: language } });
  if (!found.ok || found.reply.outcome !== 'place') return null;
  const { main, secondary } = found.reply.located.place.displayName;
  const section = toSection(await call(weatherToday, { query: { location: slug, lang: language } }), formatMoment(now));
  const today = section.ok ? section.reply : null;
  return renderToStaticMarkup(
    <ShareCard
      place={main}
      province={secondary}
      date={describeDate(now, language)}
      demo={today?.issued.demo === true ? shareCardMessages[language].demo : null}
      {...describeDay(today?.day ?? null, language)}
    />,
  );
}
