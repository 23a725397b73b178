import type { PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { SmartgenSpan } from '@portal/contract/endpoints/smartgen-schema';
import { findSmartgenSpan } from '#features/weather/smartgen/find-smartgen.ts';
import { SERVING_SPANS, type SpanName, WEATHER_SPANS } from './weather-span.table.ts';

/** The parts of a query that determine place and span. */
export interface SpanQuery extends PlaceQuery {
  readonly days?: number;
  readonly hours?: number;
  readonly periods?: number;
  readonly span?: SmartgenSpan;
}

/** One day needs only the near hours; the night of a seventh day shown by periods extends into the eighth. */
function toDaysSpan({ days = 15, periods = 0 }: SpanQuery): SpanName {
  if (days === 1 && periods === 0) return 'near';
  return days > 7 || periods >= 7 ? 'far' : 'week';
}

/** The narrowest span with enough hours even in the last hour of today. */
export function toHoursSpan({ hours = 24 }: Pick<SpanQuery, 'hours'>): SpanName {
  if (hours <= WEATHER_SPANS.hours.hours - 23) return 'hours';
  return hours <= WEATHER_SPANS.week.hours - 23 ? 'week' : 'long';
}

const READ_SPANS = {
  weatherNow: () => 'hours',
  weatherAqi: () => 'air',
  weatherUv: () => 'hours',
  weatherToday: () => 'near',
  weatherTomorrow: () => 'tomorrow',
  // An hour of the day after tomorrow is called cold by its whole day.
  weatherHours24: ({ hours = 24 }) => (hours > 24 ? 'tomorrow' : 'hours'),
  weatherSmartgen: ({ span }) => findSmartgenSpan(span),
  weatherWardBulletin: () => 'week',
  weatherDays15: toDaysSpan,
  weatherDays90: () => 'far',
  weatherRain72: () => 'rain',
  weatherHeat: () => 'week',
  weatherRainTide: () => 'rain',
  weatherAgriculture: () => 'far',
} as const satisfies Record<string, (query: SpanQuery) => SpanName>;

export type SpanCallId = keyof typeof READ_SPANS;

/** Lets concurrent calls read a place once: each reads the widest announced span that contains its own. */
export interface SpanSharing {
  /** Announces a call's span. Call the returned function after reading. */
  readonly announce: (id: SpanCallId, query: SpanQuery) => () => void;
  readonly widen: (id: SpanCallId, query: SpanQuery) => SpanName;
}

/** One instance serves all pages, so that a place requested by two of them is read once too. */
export function createSpanSharing(): SpanSharing {
  const announced = new Map<string, SpanName[]>();
  return {
    announce(id, query) {
      const key = toKey(query);
      const span = READ_SPANS[id](query);
      const spans = announced.get(key) ?? [];
      spans.push(span);
      announced.set(key, spans);
      return () => {
        spans.splice(spans.indexOf(span), 1);
        if (spans.length === 0) announced.delete(key);
      };
    },
    widen(id, query) {
      const span = READ_SPANS[id](query);
      const spans = announced.get(toKey(query)) ?? [];
      return SERVING_SPANS[span].findLast((serving) => spans.includes(serving)) ?? span;
    },
  };
}

function toKey({ location, lat, lng }: PlaceQuery): string {
  return location ?? `${lat},${lng}`;
}
