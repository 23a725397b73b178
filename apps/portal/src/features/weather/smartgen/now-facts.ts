import type { DayPeriodId } from '@portal/domain/weather/day-period';
import type { RainClass } from '@portal/domain/weather/rain-class';

/** A part of the next hours, named from the hour in which it is told. */
export interface ComingPeriod {
  readonly id: DayPeriodId;
  readonly isTomorrow: boolean;
}

/** Rain of the rest of this part of the day and the next one. */
export interface ComingRain {
  /** The parts that get rain; all of them where none does. */
  readonly periods: readonly ComingPeriod[];
  /** Strongest class of a part, 0 where all stay dry. */
  readonly rainClass: RainClass;
  /** Sum over all parts, mm. */
  readonly rainMm: number;
  readonly isLikely: boolean;
  readonly hasThunder: boolean;
}

/** What the sentence for now rests on; null is unknown and is not told. Temperatures are whole degrees. */
export interface NowFacts {
  readonly place: string;
  /** 0–23. */
  readonly hour: number;
  readonly temperature: number | null;
  /** Only where it is three degrees or more away from the temperature. */
  readonly feelsLike: number | null;
  readonly code: number | null;
  /** Name of the sky state in the asked language. */
  readonly sky: string | null;
  readonly isRaining: boolean;
  readonly coming: ComingRain | null;
  readonly extreme: { readonly kind: 'high' | 'low'; readonly temperature: number } | null;
}
