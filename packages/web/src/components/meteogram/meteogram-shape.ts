import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { findSunTimes } from '@portal/domain/time/sun';
import { DAY_SECONDS, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { ValueStyle } from '#components/weather/format-values.ts';

/** y of the rows of a chart. */
interface MeteogramRows {
  readonly iconTop: number;
  readonly nightTop: number;
  readonly date: number;
  readonly warmTop: number;
  readonly warmBase: number;
  readonly clock: number;
  readonly rainTop: number;
  readonly rainBase: number;
  readonly chance: number;
  readonly arrow: number;
  readonly speed: number;
  readonly height: number;
}

/** Geometry of an hour chart in its own pixels: one wide, one for phones. */
export interface MeteogramShape {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly rows: MeteogramRows;
  /** Left edge of the first hour, and width of an hour. */
  readonly left: number;
  readonly step: number;
  readonly icon: number;
  /** Hours that share an icon, a clock time, a chance and an arrow. */
  readonly every: number;
  readonly barInset: number;
}

/** Most hours of a chart for phones; longer spans take several. */
export const NARROW_HOURS = 24;
/** Space for the names of rain classes, longer in English. */
const LEFT: Readonly<Record<Language, Readonly<Record<MeteogramShape['name'], number>>>> = {
  vi: { wide: 48, narrow: 42 },
  en: { wide: 86, narrow: 68 },
};

export function listMeteogramShapes(
  language: Language,
  hours = NARROW_HOURS,
): readonly [wide: MeteogramShape, narrow: MeteogramShape] {
  const { wide, narrow } = LEFT[language];
  return [
    {
      name: 'wide',
      width: 860,
      rows: WIDE_ROWS,
      left: wide,
      step: toStep(852 - wide, hours),
      icon: 30,
      every: hours > NARROW_HOURS ? 3 : 2,
      barInset: hours > NARROW_HOURS ? 0.5 : 1,
    },
    {
      name: 'narrow',
      width: 296,
      rows: NARROW_ROWS,
      left: narrow,
      step: toStep(288 - narrow, NARROW_HOURS),
      icon: 26,
      every: 3,
      barInset: 0.5,
    },
  ];
}

const toStep = (width: number, hours: number): number => Math.floor((10 * width) / hours) / 10;

const WIDE_ROWS: MeteogramRows = {
  iconTop: 0,
  nightTop: 32,
  date: 45,
  warmTop: 66,
  warmBase: 198,
  clock: 217,
  rainTop: 234,
  rainBase: 334,
  chance: 351,
  arrow: 375,
  speed: 400,
  height: 406,
};

/** Low enough for two charts on a phone's page. */
const NARROW_ROWS: MeteogramRows = {
  iconTop: 0,
  nightTop: 26,
  date: 37,
  warmTop: 58,
  warmBase: 132,
  clock: 149,
  rainTop: 160,
  rainBase: 212,
  chance: 227,
  arrow: 243,
  speed: 265,
  height: 270,
};

export const middleOf = ({ left, step }: MeteogramShape, index: number): number =>
  Math.round((left + (index + 0.5) * step) * 10) / 10;

/** x of a time in hours, which may be fractional. */
export const edgeOf = ({ left, step }: MeteogramShape, at: number): number => Math.round((left + at * step) * 10) / 10;

/** Temperature axis in the visitor's unit: its ends and labels. */
export interface DegreeScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 4, 5, 10, 20] as const;
const MOST_TICKS = 5;

/** °C to the visitor's unit, not rounded. */
export function toDegrees(celsius: number, { temperatureUnit }: ValueStyle): number {
  return temperatureUnit === 'F' ? celsius * 1.8 + 32 : celsius;
}

/** A narrower axis would exaggerate fractions of a degree. */
const LEAST_SPAN_C = 4;

/** Axis over all temperatures with whole steps; null for fewer than two values. */
export function findDegreeScale(hours: readonly Pick<Hour, 'temperature'>[], style: ValueStyle): DegreeScale | null {
  const known = hours.flatMap(({ temperature }) => (temperature === null ? [] : [toDegrees(temperature, style)]));
  if (known.length < 2) return null;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const lacking = Math.max(0, LEAST_SPAN_C * (style.temperatureUnit === 'F' ? 1.8 : 1) - (highest - lowest)) / 2;
  const [least, most] = [lowest - lacking, highest + lacking];
  const step = STEPS.find((size) => Math.ceil(most / size) - Math.floor(least / size) < MOST_TICKS) ?? 20;
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

export function heightOf(degrees: number, { low, high }: DegreeScale, { rows }: MeteogramShape): number {
  const y = rows.warmBase - ((degrees - low) / (high - low)) * (rows.warmBase - rows.warmTop);
  return Math.round(y * 10) / 10;
}

/** Sunrise or sunset within the chart. */
interface SunMark {
  readonly kind: 'sunrise' | 'sunset';
  /** Hours since the start of the first hour. */
  readonly at: number;
}

/** Sunset to sunrise, in hours since the start of the first hour. */
export interface NightSpan {
  readonly from: number;
  readonly to: number;
}

/** Sunrises and sunsets at a place within the hours, in order. */
export function listSunMarks(point: LatLng, firstAt: string, hours: number): SunMark[] {
  const startAt = Date.parse(firstAt) / 1000;
  const marks: SunMark[] = [];
  for (let day = startOfVietnamDay(startAt); day < startAt + hours * HOUR_SECONDS; day += DAY_SECONDS) {
    const { sunriseAt, sunsetAt } = findSunTimes(point, day);
    for (const [kind, moment] of [['sunrise', sunriseAt] as const, ['sunset', sunsetAt] as const]) {
      if (moment === null) continue;
      const at = (moment - startAt) / HOUR_SECONDS;
      if (at > 0 && at < hours) marks.push({ kind, at });
    }
  }
  return marks;
}

/** Nights between sunrise and sunset; without either, the first hour decides for all. */
export function listNights(marks: readonly SunMark[], hours: number, isDayFirst: boolean): NightSpan[] {
  const nights: NightSpan[] = [];
  let nightFrom: number | null = isDayFirst && marks[0]?.kind !== 'sunrise' ? null : 0;
  for (const { kind, at } of marks) {
    if (kind === 'sunset') nightFrom = at;
    else if (nightFrom !== null) {
      nights.push({ from: nightFrom, to: at });
      nightFrom = null;
    }
  }
  if (nightFrom !== null) nights.push({ from: nightFrom, to: hours });
  return nights;
}
