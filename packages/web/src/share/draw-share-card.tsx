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
import { toSection } from '#components/weather/section.ts';
import { findSkySymbol, nameSky, type SunPlace } from '#components/weather/sky.ts';
import skySprite from '#components/weather/sky-sprite.svg?raw';
import type { ShareCardRequest } from './share-card-request.ts';
import { fillTokens, SHARE_INK, SHARE_INK_2, SHARE_LEFT, SHARE_WIDTH, ShareFrame } from './share-frame.tsx';
import { fitSize } from './wrap-text.ts';

/** The sprite's symbols in the light theme's colours, to stand in a picture's `<defs>`; on its sky they have no gaps. */
const SKY_DRAWINGS = fillTokens(
  skySprite
    .replace(/^[\s\S]*?<svg[^>]*>(?:<title>[^<]*<\/title>)?|<\/svg>\s*$/g, '')
    .replaceAll('var(--icon-gap)', 'none'),
);

const IDS = new Set([...skySprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id));

/** Whether the sprite has a drawing of the name. */
function hasSkyDrawing(symbol: string): boolean {
  return IDS.has(symbol);
}

/** What the picture says, in words and figures as they shall stand there. */
export interface ShareCardFacts {
  readonly place: string;
  readonly province: string;
  readonly date: string;
  /** `24° – 31°`; null where it is not known. */
  readonly range: string | null;
  readonly state: string;
  readonly rain: string | null;
  /** The sentence that says so; null where all is real. */
  readonly demo: string | null;
  readonly sky: string;
  /** Name of the drawing; null for none. */
  readonly symbol: string | null;
}

const TEXT_WIDTH = 760;
const WHOLE_WIDTH = SHARE_WIDTH - 2 * SHARE_LEFT;

function Drawing({ symbol }: { readonly symbol: string | null }) {
  if (symbol === null || !hasSkyDrawing(symbol)) return null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own drawings */}
      <defs dangerouslySetInnerHTML={{ __html: SKY_DRAWINGS }} />
      <use href={`#${symbol}`} x="850" y="225" width="290" height="290" />
    </>
  );
}

interface LineProps {
  readonly text: string | null;
  readonly y: number;
  readonly size: number;
  readonly weight?: 500 | 700;
  readonly width?: number;
  readonly color?: string;
}

/** One line of text, smaller where it would be too long. */
function Line({ text, y, size, weight = 500, width = TEXT_WIDTH, color = SHARE_INK }: LineProps) {
  if (text === null || text === '') return null;
  return (
    <text x={SHARE_LEFT} y={y} fontSize={fitSize(text, width, size, 22)} fontWeight={weight} fill={color}>
      {text}
    </text>
  );
}

function DemoLabel({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <>
      <path fill="#eceaf6" d="M0 570H1200V630H0z" />
      <text x={SHARE_LEFT} y={609} fontSize={26} fontWeight={700} fill="#4c439b">
        {text}
      </text>
    </>
  );
}

/** The picture of a place's day: who says it, where, when, and what people will live through. */
export function ShareCard({ place, province, date, range, state, rain, demo, sky, symbol }: ShareCardFacts) {
  return (
    <ShareFrame sky={sky}>
      <Line text={place} y={206} size={84} weight={700} width={WHOLE_WIDTH} />
      <Line text={[province, date].filter((part) => part !== '').join(' · ')} y={262} size={34} color={SHARE_INK_2} />
      <Line text={range} y={412} size={124} weight={700} />
      <Line text={state} y={482} size={44} weight={700} />
      <Line text={rain} y={536} size={34} color={SHARE_INK_2} />
      <Drawing symbol={symbol} />
      <DemoLabel text={demo} />
    </ShareFrame>
  );
}

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
