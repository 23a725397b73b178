import { shareCardMessages } from '@portal/content/messages/share-card-messages';
import { warningMessages } from '@portal/content/messages/warning-messages';
import type { CallApi } from '@portal/contract/call-api';
import { placesResolve } from '@portal/contract/endpoints/places';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { weatherToday } from '@portal/contract/endpoints/weather';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatMoment, vietnamDate, vietnamWeekday } from '@portal/domain/time/vietnam-time';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadGates } from '#components/warnings/load-warnings.ts';
import { formatSpanAmount, mayBeCalledDry, sayLittleRain } from '#components/weather/format-spans.ts';
import { formatPercent, formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { toSection } from '#components/weather/section.ts';
import { findSkyScene, type SkyScene } from '#components/weather/sky-scene.ts';
import type { ShareCardRequest } from './share-card-request.ts';
import { fillTokens, SHARE_INK, SHARE_INK_2, SHARE_LEFT, SHARE_WIDTH, ShareFrame } from './share-frame.tsx';
import { ShareSky } from './share-sky.tsx';
import { fitSize, measureText } from './wrap-text.ts';

/** Content of the picture, formatted. */
export interface ShareCardFacts {
  readonly place: string;
  readonly province: string;
  readonly date: string;
  /** `24° – 31°`; null where unknown. */
  readonly range: string | null;
  readonly state: string;
  readonly rain: string | null;
  /** Demo notice; null for real data. */
  readonly demo: string | null;
  readonly scene: SkyScene;
}

const TEXT_WIDTH = 760;
const WHOLE_WIDTH = SHARE_WIDTH - 2 * SHARE_LEFT;

interface LineProps {
  readonly text: string | null;
  readonly y: number;
  readonly size: number;
  readonly weight?: 500 | 700;
  readonly width?: number;
  readonly color?: string;
}

/** One line of text, shrunk to fit. */
function Line({ text, y, size, weight = 500, width = TEXT_WIDTH, color = SHARE_INK }: LineProps) {
  if (text === null || text === '') return null;
  return (
    <text x={SHARE_LEFT} y={y} fontSize={fitSize(text, width, size, 22)} fontWeight={weight} fill={color}>
      {text}
    </text>
  );
}

const PILL_SIZE = 22;

/** Demo notice at the upper right. */
function DemoPill({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  const width = Math.round(measureText(text) * PILL_SIZE) + 32;
  const left = SHARE_WIDTH - SHARE_LEFT - width;
  return (
    <>
      <rect x={left} y="60" width={width} height="46" rx="8" fill="#4c439b" />
      <text x={left + width / 2} y="91" textAnchor="middle" fontSize={PILL_SIZE} fontWeight={700} fill="#ffffff">
        {text}
      </text>
    </>
  );
}

/** Picture of a place's day: brand, place, date and weather. */
export function ShareCard({ place, province, date, range, state, rain, demo, scene }: ShareCardFacts) {
  return (
    <ShareFrame scene={<ShareSky scene={scene} />}>
      <Line text={place} y={206} size={84} weight={700} width={WHOLE_WIDTH} />
      <Line text={[province, date].filter((part) => part !== '').join(' · ')} y={262} size={34} color={SHARE_INK_2} />
      <Line text={range} y={392} size={116} weight={700} />
      <Line text={state} y={454} size={42} weight={700} />
      <Line text={rain} y={502} size={32} color={SHARE_INK_2} />
      <DemoPill text={demo} />
    </ShareFrame>
  );
}

const WET_FROM_MM = 0.1;

function describeDate(now: EpochSeconds, language: Language): string {
  const words = shareCardMessages[language];
  const { year, month, day } = vietnamDate(now);
  return words.date(words.weekdays[vietnamWeekday(now)] ?? '', day, month, year);
}

/** Official warnings under which no day is called dry: an emergency in force, or ended less than a day ago. */
interface CardGates {
  readonly emergency: OfficialWarning | null;
  readonly isAfter: boolean;
}

/** Kind and level as in the bulletin. */
function nameWarning({ kind, level }: OfficialWarning, language: Language): string {
  const words = warningMessages[language];
  const name = `${words.label}: ${words.kinds[kind]}`;
  return level === null ? name : `${name} · ${words.level(level)}`;
}

function describeRain(day: Day | null, style: ValueStyle, { emergency, isAfter }: CardGates): string | null {
  const words = shareCardMessages[style.language];
  if (emergency !== null) return nameWarning(emergency, style.language);
  if (day === null || day.rain === null) return null;
  if (day.rain < WET_FROM_MM && !isAfter) {
    const rainText = sayLittleRain(day, style.language);
    return mayBeCalledDry(day) ? words.dry : `${rainText.charAt(0).toUpperCase()}${rainText.slice(1)}`;
  }
  const amount = formatSpanAmount(day.rain, style);
  if (day.rainProbability === null) return words.amount(amount);
  return words.chance(formatPercent(day.rainProbability, style), amount);
}

function describeDay(
  day: Day | null,
  language: Language,
  gates: CardGates,
): Pick<ShareCardFacts, 'range' | 'state' | 'rain'> {
  const words = shareCardMessages[language];
  const style: ValueStyle = { language, temperatureUnit: 'C', windUnit: 'kmh' };
  const rain = describeRain(day, style, gates);
  if (day === null) return { range: null, state: words.noData, rain };
  const isKnown = day.temperatureMin !== null && day.temperatureMax !== null;
  return {
    range: isKnown
      ? words.range(formatTemperature(day.temperatureMin, style), formatTemperature(day.temperatureMax, style))
      : null,
    state: day.text ?? words.noData,
    rain,
  };
}

/** Picture of today at a place as SVG; null for an unknown slug. Unknown values are left out. */
export async function drawShareCard({ slug, language, now }: ShareCardRequest, call: CallApi): Promise<string | null> {
  const found = await call(placesResolve, { query: { location: slug, lang: language } });
  if (!found.ok || found.reply.outcome !== 'place') return null;
  const { main, secondary } = found.reply.located.place.displayName;
  const [asked, { items, over }] = await Promise.all([
    call(weatherToday, { query: { location: slug, lang: language } }),
    loadGates(language, call, slug),
  ]);
  const section = toSection(asked, formatMoment(now));
  const gates = { emergency: items.find(isEmergency) ?? null, isAfter: over.some(isEmergency) };
  const today = section.ok ? section.reply : null;
  const weather = { code: today?.day.code ?? null, skyCode: today?.day.skyCode ?? null, isDay: true, thunder: null };
  const scene = findSkyScene({ ...weather, isWarning: gates.emergency !== null }, found.reply.located.place, now);
  const card = (
    <ShareCard
      place={main}
      province={secondary}
      date={describeDate(now, language)}
      demo={today?.issued.demo === true ? shareCardMessages[language].demo : null}
      scene={scene}
      {...describeDay(today?.day ?? null, language, gates)}
    />
  );
  return fillTokens(renderToStaticMarkup(card), scene);
}
