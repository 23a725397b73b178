import { localAccuracyMessages } from '@portal/content/messages/local-accuracy-messages';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { LocalAccuracy } from '@portal/domain/score/local-accuracy';
import { toPath } from '@portal/routes/to-path';
import { formatCount, formatScore, nameTenths } from '#components/weather/format-scores.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { StripFoot } from '#components/weather/strip-foot.tsx';
import type { PageRequest } from '#pages/page-request.ts';

/** Forecast accuracy around a place; null without observations or if disabled. */
export const findAccuracy = async (
  { findLocalAccuracy }: PageRequest,
  { place }: LocatedPlace,
): Promise<LocalAccuracy | null> => (await findLocalAccuracy?.(place.province)) ?? null;

interface LocalAccuracyLineProps {
  readonly accuracy: LocalAccuracy | null;
  readonly province: string | null;
  readonly view: PageView;
}

/** Accuracy of recent forecasts at the place, next to the current one; nothing where unknown. */
export function LocalAccuracyLine({ accuracy, province, view }: LocalAccuracyLineProps) {
  if (accuracy === null || province === null) return null;
  const { language, temperatureUnit } = view.style;
  const { warmth, rain } = accuracy;
  const words = localAccuracyMessages[language];
  const toError = (celsius: number): string =>
    `${formatScore(temperatureUnit === 'F' ? celsius * 1.8 : celsius, language)}°`;
  const tenths = (share: number): string => nameTenths(share, language);
  const sentences = [
    warmth && words.warmth(toError(warmth.errorC), formatCount(warmth.pairs, language)),
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
