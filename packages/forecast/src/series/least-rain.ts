import { HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { MixedHourUnion } from '@portal/domain/weather/climate-mixture';
import { DAY_PARTS, DAY_PERIODS } from '@portal/domain/weather/period-state';
import { CHANCE_FROM_MM } from '@portal/domain/weather/rain-chance';
import { findClimateShare } from './blend-climate.ts';
import type { PlaceSeries } from './place-series.ts';

const DAY_HOURS = 24;

/** Clock hours at which the spans of a page's rows begin: the day, its parts, its periods. */
const SPAN_STARTS: readonly (readonly number[])[] = [
  [0],
  DAY_PARTS.map(({ fromHour }) => fromHour),
  DAY_PERIODS.map(({ fromHour }) => fromHour % DAY_HOURS),
];

/** A span that ends at the current hour of a series. */
interface OpenSpan {
  union: MixedHourUnion;
  tenths: number;
}

/** Least tenths of a millimetre consistent with a chance: 0.2 mm times the chance, rounded as amounts are. */
const toTenths = (percent: number): number => Math.round((CHANCE_FROM_MM / 10) * percent);

/**
 * Raises the rain of future hours to what their chance implies. Works hour by hour, so that an hour does not depend on
 * the length of the series: if the chance of a span grows beyond its rain, the hour that causes it gets the difference.
 */
export class LeastRain {
  readonly #series: PlaceSeries;
  /** The first hour that is not past. */
  readonly #from: number;
  readonly #firstClock: number;
  readonly #spans: readonly OpenSpan[] = SPAN_STARTS.map(() => ({ union: new MixedHourUnion(), tenths: 0 }));

  constructor(series: PlaceSeries) {
    const { startAt, now } = series;
    this.#series = series;
    this.#from = Math.floor((now - startAt) / HOUR_SECONDS);
    this.#firstClock = (startAt - startOfVietnamDay(startAt)) / HOUR_SECONDS;
  }

  /** Returns the shown tenths of a millimetre of an hour, at least `likely`. Call in the order of the hours. */
  raise(hour: number, likely: number, chancePercent: number | null): number {
    if (hour < this.#from) return likely;
    const clock = (this.#firstClock + hour) % DAY_HOURS;
    // Chances are combined as they are shown.
    const shownPercent = chancePercent === null ? null : Math.round(chancePercent);
    const climate = findClimateShare(this.#series.climate, hour);
    let tenths = Math.max(likely, toTenths(shownPercent ?? 0));
    for (const [index, span] of this.#spans.entries()) {
      if (SPAN_STARTS[index]?.includes(clock) === true) {
        span.union = new MixedHourUnion();
        span.tenths = 0;
      }
      span.union.add(shownPercent, climate);
      tenths = Math.max(tenths, toTenths(Math.round(span.union.percent)) - span.tenths);
    }
    for (const span of this.#spans) span.tenths += tenths;
    return tenths;
  }
}
