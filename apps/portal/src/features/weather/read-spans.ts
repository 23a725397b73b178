import type { PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { SmartgenSpan } from '@portal/contract/endpoints/smartgen-schema';
import { findSmartgenSpan } from '#features/weather/smartgen/find-smartgen.ts';
import { SERVING_SPANS, type SpanName, WEATHER_SPANS } from './weather-span.table.ts';

/** What of a call's query says which place it reads, and how much of it. */
export interface SpanQuery extends PlaceQuery {
  readonly days?: number;
  readonly hours?: number;
  readonly periods?: number;
  readonly span?: SmartgenSpan;
}

/** One day needs but the near hours; the night of a seventh day that is shown by periods belongs to the eighth. */
function toDaysSpan({ days = 15, periods = 0 }: SpanQuery): SpanName {
  if (days === 1 && periods === 0) return 'near';
  return days > 7 || periods >= 7 ? 'far' : 'week';
}

/** As many hours as the narrowest span has from the last hour of today on. */
export function toHoursSpan({ hours = 24 }: Pick<SpanQuery, 'hours'>): SpanName {
  if (hours <= WEATHER_SPANS.hours.hours - 23) return 'hours';
  return hours <= WEATHER_SPANS.week.hours - 23 ? 'week' : 'long';
}

/** What each call about one place reads of it. */
const READ_SPANS = {
  weatherNow: () => 'hours',
  weatherAqi: () => 'air',
  weatherUv: () => 'hours',
  weatherToday: () => 'near',
  weatherTomorrow: () => 'tomorrow',
  weatherHours24: () => 'hours',
  weatherSmartgen: ({ span }) => findSmartgenSpan(span),
  weatherDays15: toDaysSpan,
  weatherDays90: () => 'far',
  weatherRain72: () => 'rain',
  weatherAgriculture: () => 'far',
} as const satisfies Record<string, (query: SpanQuery) => SpanName>;

/** A call that reads one span of one place. */
export type SpanCallId = keyof typeof READ_SPANS;

/** Lets calls that begin together read a place once: each reads the widest announced span that holds its own. */
export interface SpanSharing {
  /** Announces what a call is going to read. Returns the function that ends the announcement, once the call has read. */
  readonly announce: (id: SpanCallId, query: SpanQuery) => () => void;
  /** The span to read for a call. */
  readonly widen: (id: SpanCallId, query: SpanQuery) => SpanName;
}

/** Makes an empty sharing; one serves all pages, since a place that two of them ask for at a time is read once too. */
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
