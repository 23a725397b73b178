import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { fillWords } from '#components/places/place-words.ts';
import {
  formatPercent,
  formatRain,
  formatTemperature,
  UNKNOWN,
  type ValueStyle,
} from '#components/weather/format-values.ts';
import { findRunAgeHours, STALE_AFTER_HOURS, UNUSABLE_AFTER_HOURS } from '#components/weather/freshness.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import { listSkyUses, nameShown } from '#components/weather/sky.ts';

const STEP = 11;
const BLOCK = 9;
/** An hour of so much rain fills the whole height: heavier rain shows by its colour. */
const FULL_MM = 20;
const LEAST = 3;

/** Width of the drawing of so many hours. */
export function toBarsWidth(hours: number): number {
  return hours * STEP - (STEP - BLOCK);
}

/**
 * The hours' rain as one path for each step of the scale, 0 (dry) to 4: the height of a bar grows with the root of the
 * amount, and an hour that is not known is left empty.
 */
export function drawRainBars(amounts: readonly (number | null)[], height: number): readonly string[] {
  const paths = ['', '', '', '', ''];
  amounts.forEach((millimetres, hour) => {
    if (millimetres === null) return;
    const level = toRainLevel(millimetres);
    const share = level === 0 ? 0 : Math.min(1, Math.sqrt(millimetres / FULL_MM));
    const tall = Math.max(LEAST, Math.round(height * share));
    paths[level] += `M${hour * STEP} ${height - tall}h${BLOCK}v${tall}h-${BLOCK}z`;
  });
  return paths;
}

export const BARS_HEIGHT = 32;

/** Words of a card, which the browser needs too. */
interface PlaceCardWords {
  readonly rainAhead: string;
  readonly chance: string;
  readonly dry: string;
  readonly noData: string;
  readonly stale: string;
  readonly tooOld: string;
}

/** The next hours of a place and where they come from. */
export interface PlaceHours {
  readonly hours: readonly Hour[];
  readonly issued: Issued;
}

/** What a card of a place shows, as texts and drawings. */
export interface PlaceCardFacts {
  readonly temperature: string;
  /** State of now and the chance of rain: `Nhiều mây · mưa 60%`. */
  readonly state: string;
  /** `Mưa 24 giờ tới: 12 mm`; empty where that is not known. */
  readonly rain: string;
  /** How old the figures are, once that matters; else empty. */
  readonly note: string;
  readonly sky: readonly [string, string, string];
  readonly bars: readonly string[];
  /** Clock at the left edge of each quarter of the bars. */
  readonly clocks: readonly string[];
}

function formatRainAhead(hours: readonly Hour[], words: PlaceCardWords, style: ValueStyle): string {
  const amounts = hours.map(({ rain }) => rain).filter((amount) => amount !== null);
  if (amounts.length < hours.length || hours.length === 0) return '';
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return `${words.rainAhead}: ${sum < 0.1 ? words.dry : formatRain(sum, style)}`;
}

function formatState(now: Hour, words: PlaceCardWords, style: ValueStyle): string {
  const { rainProbability } = now;
  const chance =
    rainProbability === null ? null : fillWords(words.chance, { percent: formatPercent(rainProbability, style) });
  return [now.code === null ? words.noData : nameShown(now, style.language), chance]
    .filter((part) => part !== null)
    .join(' · ');
}

/** A card of which nothing is known but why. */
export function toEmptyCardFacts(state: string): PlaceCardFacts {
  const sky = state === '' ? (['', '', ''] as const) : listSkyUses({ code: null, isDay: true, thunder: null });
  return {
    temperature: UNKNOWN,
    state,
    rain: '',
    note: '',
    sky,
    bars: drawRainBars([], BARS_HEIGHT),
    clocks: NO_CLOCKS,
  };
}

const NO_CLOCKS = ['', '', '', ''];

/** What a card says of a place whose hours begin now; the same on the server and in the browser. */
export function toPlaceCardFacts(place: PlaceHours | null, words: PlaceCardWords, style: ValueStyle): PlaceCardFacts {
  const now = place?.hours[0];
  if (place === null || now === undefined) return toEmptyCardFacts(words.noData);
  const age = findRunAgeHours(place.issued, now.at) ?? 0;
  if (age > UNUSABLE_AFTER_HOURS) return toEmptyCardFacts(words.tooOld);
  return {
    temperature: formatTemperature(now.temperature, style),
    state: formatState(now, words, style),
    rain: formatRainAhead(place.hours, words, style),
    note: age > STALE_AFTER_HOURS ? fillWords(words.stale, { hours: Math.floor(age) }) : '',
    sky: listSkyUses(now),
    bars: drawRainBars(
      place.hours.map(({ rain }) => rain),
      BARS_HEIGHT,
    ),
    clocks: [0, 6, 12, 18].map((index) => place.hours[index]?.at.slice(11, 16) ?? ''),
  };
}

/** What the browser needs to show a reader's own places on the home page. */
export interface HomePlacesProps {
  readonly language: Language;
  readonly temperatureUnit: 'C' | 'F';
  /** Path of a place's page with `{location}` in it. */
  readonly path: string;
  readonly words: PlaceCardWords &
    Readonly<
      Record<
        'saved' | 'cities' | 'arrange' | 'done' | 'earlier' | 'later' | 'remove' | 'removed' | 'moved' | 'failed',
        string
      >
    >;
}
