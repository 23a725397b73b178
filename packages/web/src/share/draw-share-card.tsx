import { shareCardMessages } from '@portal/content/messages/share-card-messages';
import { warningMessages } from '@portal/content/messages/warning-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
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
import type { FindPlaceAnswer, ShareCardRequest } from './share-card-request.ts';
import { fillTokens, SHARE_INK, SHARE_INK_2, SHARE_LEFT, SHARE_WIDTH, ShareFrame } from './share-frame.tsx';
import { ShareLines } from './share-lines.tsx';
import { ShareSky } from './share-sky.tsx';
import { fitSize, measureText, wrapText } from './wrap-text.ts';

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

interface AnswerCardProps extends Pick<ShareCardFacts, 'place' | 'province' | 'date' | 'demo' | 'scene'> {
  readonly sentence: string;
  /** Official warning in force; null for none. */
  readonly warning: string | null;
}

const ANSWER_SIZES = [48, 44, 40, 36, 32, 28, 25] as const;
const ANSWER_LINES = 4;
const ANSWER_Y = 340;
const ANSWER_LEADING = 1.22;

/** Picture of an answer: brand, place, date, an official warning first, and the sentence. */
function AnswerCard({ place, province, date, demo, scene, sentence, warning }: AnswerCardProps) {
  const text = wrapText(sentence, TEXT_WIDTH, ANSWER_SIZES, ANSWER_LINES);
  return (
    <ShareFrame scene={<ShareSky scene={{ ...scene, rain: 0 }} />}>
      <Line text={place} y={186} size={68} weight={700} width={WHOLE_WIDTH} />
      <Line text={[province, date].filter((part) => part !== '').join(' · ')} y={234} size={30} color={SHARE_INK_2} />
      <Line text={warning} y={280} size={30} weight={700} />
      <ShareLines text={text} y={ANSWER_Y} leading={ANSWER_LEADING} weight={700} color={SHARE_INK} />
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

/** Place, date and sky of a picture of today; null for an unknown slug. */
async function loadCard({ slug, language, now }: ShareCardRequest, call: CallApi) {
  const query = { location: slug, lang: language };
  const found = await call(placesResolve, { query });
  if (!found.ok || found.reply.outcome !== 'place') return null;
  const { main, secondary } = found.reply.located.place.displayName;
  const [asked, { items, over }] = await Promise.all([call(weatherToday, { query }), loadGates(language, call, slug)]);
  const section = toSection(asked, formatMoment(now));
  const gates = { emergency: items.find(isEmergency) ?? null, isAfter: over.some(isEmergency) };
  const today = section.ok ? section.reply : null;
  const weather = { code: today?.day.code ?? null, skyCode: today?.day.skyCode ?? null, isDay: true, thunder: null };
  const scene = findSkyScene({ ...weather, isWarning: gates.emergency !== null }, found.reply.located.place, now);
  const heading = { place: main, province: secondary, date: describeDate(now, language), scene };
  return { heading, today, gates, query };
}

const nameDemo = (isDemo: boolean, language: Language): string | null =>
  isDemo ? shareCardMessages[language].demo : null;

/** Picture of today at a place as SVG; null for an unknown slug. Unknown values are left out. */
export async function drawShareCard(request: ShareCardRequest, call: CallApi): Promise<string | null> {
  const { language } = request;
  const card = await loadCard(request, call);
  if (card === null) return null;
  const { heading, today, gates } = card;
  const drawn = (
    <ShareCard
      {...heading}
      demo={nameDemo(today?.issued.demo === true, language)}
      {...describeDay(today?.day ?? null, language, gates)}
    />
  );
  return fillTokens(renderToStaticMarkup(drawn), heading.scene);
}

/** Picture of an answer of a place's page as SVG; null for an unknown slug, and where there is no answer. */
export async function drawAnswerCard(
  request: ShareCardRequest,
  call: CallApi,
  findAnswer: FindPlaceAnswer,
): Promise<string | null> {
  const { language, now } = request;
  const card = await loadCard(request, call);
  if (card === null) return null;
  const { heading, gates, query } = card;
  const style = { language, temperatureUnit: 'C', windUnit: 'kmh' } as const;
  const view = { words: getWeatherMessages(language), style, nowAt: formatMoment(now), path: '' };
  const answer = await findAnswer({ query, view }, call);
  if (answer === null) return null;
  const warning = gates.emergency === null ? null : nameWarning(gates.emergency, language);
  const named = answer.heading === undefined ? heading : { ...heading, place: answer.heading, province: '' };
  const drawn = (
    <AnswerCard {...named} demo={nameDemo(answer.isDemo, language)} sentence={answer.sentence} warning={warning} />
  );
  return fillTokens(renderToStaticMarkup(drawn), heading.scene);
}
