import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';

export interface ObservedSpan {
  readonly stations: readonly Station[];
  readonly days: readonly ObservedDay[];
}

/** Reads station observations between two days, inclusive, as YYYY-MM-DD. */
export type ReadObservations = (span: {
  readonly from: string;
  readonly to: string;
}) => ObservedSpan | Promise<ObservedSpan>;
