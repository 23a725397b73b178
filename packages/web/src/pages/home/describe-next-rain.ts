import { homeMessages } from '@portal/content/messages/home-messages';
import { sayRain, sayUnseen } from '@portal/content/weather/rain-words';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { isEmergency, type RatedWarning } from '@portal/domain/warning/warning-kind';
import { findStretchWord, listRainSpells, type RainSlice } from '@portal/domain/weather/rain-spells';
import { formatClock, formatPercent, type ValueStyle } from '#components/weather/format-values.ts';

interface NextRainText {
  readonly text: string;
  /** Hour of its start; null where none is named. */
  readonly startsAt: string | null;
}

function toSlice({ at, rain, rainProbability, thunder, rainBasis }: Hour): RainSlice {
  const fromAt = Date.parse(at) / 1000;
  const slice = { fromAt, toAt: fromAt + HOUR_SECONDS, rainMmh: rain, chancePercent: rainProbability, thunder };
  return rainBasis === undefined ? slice : { ...slice, isEstimated: true };
}

/**
 * Next rain at a place from its hours, as on its own pages: the first spell with a good chance, else the first of all,
 * else a word for the whole time. Null where hours are unknown or a bulletin takes precedence.
 */
export function describeNextRain(
  hours: readonly Hour[],
  warnings: readonly RatedWarning[],
  style: ValueStyle,
): NextRainText | null {
  if (warnings.some(isEmergency) || hours.some(({ rainProbability }) => rainProbability === null)) return null;
  const slices = hours.map(toSlice);
  const word = findStretchWord(slices);
  if (word === null) return null;
  const { language } = style;
  const words = homeMessages[language].nextRain;
  const spells = listRainSpells(slices);
  const spell = spells.find((one) => one.word !== 'slight') ?? spells[0];
  // Satellites see no further than some hours: what they did not see is not said of the whole time.
  if (spell === undefined && word === 'unseen') return { text: sayUnseen(language), startsAt: null };
  if (spell === undefined) return { text: words.whole(hours.length, sayRain(word, language)), startsAt: null };
  const startsAt = formatMoment(spell.fromAt);
  const rainText = sayRain(spell.word, language);
  const chance = formatPercent(spell.chancePercent, style);
  const when =
    spell.fromAt === slices[0]?.fromAt ? words.now : words.about(nameClock(startsAt, hours[0]?.at ?? '', style));
  return { text: words.at(rainText, when, chance), startsAt };
}

/** `16:00`, for tomorrow `01:00 ngày mai`. */
function nameClock(at: string, nowAt: string, { language }: ValueStyle): string {
  const clock = formatClock(at);
  return at.slice(0, 10) === nowAt.slice(0, 10) ? clock : homeMessages[language].nextRain.tomorrow(clock);
}
