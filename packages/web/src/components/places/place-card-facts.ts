import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatPercent, formatRain, formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { listSkyUses } from '#components/weather/sky-use.ts';
import { drawRainBars } from './draw-rain-bars.ts';
import { fillWords } from './fill-words.ts';

export const BARS_HEIGHT = 32;

/** Words of a card, which the browser needs too. */
export interface PlaceCardWords {
  readonly rainAhead: string;
  readonly chance: string;
  readonly dry: string;
  readonly noData: string;
}

/** What a card of a place shows, as texts and drawings. */
export interface PlaceCardFacts {
  readonly temperature: string;
  /** State of now and the chance of rain: `Nhiều mây · mưa 60 %`. */
  readonly state: string;
  /** `Mưa 24 giờ tới: 12 mm`. */
  readonly rain: string;
  readonly sky: readonly [string, string];
  readonly bars: readonly string[];
  /** Clock at the left edge of each quarter of the bars. */
  readonly clocks: readonly string[];
}

function tellRain(hours: readonly Hour[], words: PlaceCardWords, style: ValueStyle): string {
  const amounts = hours.map(({ rain }) => rain).filter((amount) => amount !== null);
  if (amounts.length < hours.length || hours.length === 0) return words.noData;
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return `${words.rainAhead}: ${sum < 0.1 ? words.dry : formatRain(sum, style)}`;
}

/** What a card says of a place whose hours begin now; the same on the server and in the browser. */
export function toPlaceCardFacts(hours: readonly Hour[], words: PlaceCardWords, style: ValueStyle): PlaceCardFacts {
  const [now] = hours;
  const chance = now?.rainProbability ?? null;
  const told = chance === null ? null : fillWords(words.chance, { percent: formatPercent(chance, style) });
  return {
    temperature: formatTemperature(now?.temperature ?? null, style),
    state: [now?.text ?? words.noData, told].filter((part) => part !== null).join(' · '),
    rain: tellRain(hours, words, style),
    sky: listSkyUses(now ?? { code: null, isDay: true, thunder: null }),
    bars: drawRainBars(
      hours.map(({ rain }) => rain),
      BARS_HEIGHT,
    ),
    clocks: [0, 6, 12, 18].map((index) => hours[index]?.at.slice(11, 16) ?? ''),
  };
}
