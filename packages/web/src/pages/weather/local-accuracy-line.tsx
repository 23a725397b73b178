import { localAccuracyMessages } from '@portal/content/messages/local-accuracy-messages';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { LocalAccuracy } from '@portal/domain/score/local-accuracy';
import { toPath } from '@portal/routes/to-path';
import { formatCount, formatScore, nameTenths } from '#components/weather/format-scores.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { StripFoot } from '#components/weather/strip-foot.tsx';
import type { PageRequest } from '#pages/page-request.ts';

/** Accuracy of recent forecasts around a place, by days ahead. */
export type LeadAccuracies = ReadonlyMap<number, LocalAccuracy>;

/** Forecast accuracy around a place; null without observations or if disabled. */
export const findAccuracy = async (
  { findLocalAccuracy }: PageRequest,
  { place }: LocatedPlace,
): Promise<LeadAccuracies | null> => (await findLocalAccuracy?.(place.province)) ?? null;

const formatError = (celsius: number, { language, temperatureUnit }: PageView['style']): string =>
  `${formatScore(temperatureUnit === 'F' ? celsius * 1.8 : celsius, language)}°`;

const DAY_MS = 86_400_000;

/** How forecasts made as long before a day as the current one did; says so where too few were scored. */
export function describeDayAccuracy(
  accuracy: LeadAccuracies | null,
  date: string,
  runAt: string | null,
  { style, nowAt }: PageView,
): string {
  const words = localAccuracyMessages[style.language].day;
  const lead = Math.round((Date.parse(date) - Date.parse((runAt ?? nowAt).slice(0, 10))) / DAY_MS);
  const { warmth = null, rain = null } = accuracy?.get(lead) ?? {};
  const tenths = (share: number): string => nameTenths(share, style.language);
  const facts = [
    ...(warmth === null ? [] : [words.warmth(formatError(warmth.errorC, style))]),
    ...(rain === null ? [] : [words.rain(tenths(rain.detected), tenths(rain.wrong))]),
  ];
  return facts.length === 0 ? words.unknown(lead) : words.known(lead, facts.join('; '));
}

interface LocalAccuracyLineProps {
  readonly accuracy: LeadAccuracies | null;
  readonly province: string | null;
  readonly view: PageView;
}

/** Accuracy of recent next-day forecasts at the place, next to the current one; nothing where unknown. */
export function LocalAccuracyLine({ accuracy, province, view }: LocalAccuracyLineProps) {
  const nextDay = accuracy?.get(1);
  if (nextDay === undefined || province === null) return null;
  const { language } = view.style;
  const { warmth, rain } = nextDay;
  const words = localAccuracyMessages[language];
  const tenths = (share: number): string => nameTenths(share, language);
  const sentences = [
    warmth && words.warmth(formatError(warmth.errorC, view.style), formatCount(warmth.pairs, language)),
    rain && words.rain(tenths(rain.detected), tenths(rain.wrong), formatCount(rain.wetDays, language)),
  ];
  return (
    <StripFoot
      legend={sentences.filter((sentence) => sentence !== null).join(' ')}
      path={`${toPath('weather-report', language)}?province=${province}`}
    >
      {words.more}
    </StripFoot>
  );
}
