import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';

/** What was measured in a span of days. */
export interface ObservedSpan {
  readonly stations: readonly Station[];
  readonly days: readonly ObservedDay[];
}

/** Reads what stations measured from one day to another, both counted, as YYYY-MM-DD. */
export type ReadObservations = (span: {
  readonly from: string;
  readonly to: string;
}) => ObservedSpan | Promise<ObservedSpan>;
