import type { VariableName } from '#variables/variable.table.ts';
import type { PlaceSeries } from './place-series.ts';

/** 2026-11-20 17:00 UTC: midnight in Vietnam. */
export const MIDNIGHT = Date.UTC(2026, 10, 20, 17) / 1000;
const HANOI = { lat: 21.02, lng: 105.85 };

/** Values of a made-up series; a single number applies to every hour. */
export type SeriesValues = Partial<Record<VariableName, number | readonly number[]>>;

/** A series of Hà Nội from midnight on; `runOf` is the rank of a variable's run. */
export function makeSeries(
  values: SeriesValues,
  hours = longest(values),
  runOf: Partial<Record<VariableName, number>> = {},
): PlaceSeries {
  const names = Object.keys(values) as VariableName[];
  const variables = names.map((name) => {
    const given = values[name] ?? [];
    const list = typeof given === 'number' ? new Array<number>(hours).fill(given) : given;
    return [name, { values: Float64Array.from(list), runOf: new Uint8Array(hours).fill(runOf[name] ?? 0) }];
  });
  return {
    point: HANOI,
    readAt: HANOI,
    stationCode: null,
    placeHeightM: null,
    startAt: MIDNIGHT,
    hours,
    now: MIDNIGHT,
    runs: [],
    variables: Object.fromEntries(variables),
    climate: null,
  };
}

/** Number of hours of the longest list; a day if there is none. */
function longest(values: SeriesValues): number {
  const lengths = Object.values(values).map((given) => (typeof given === 'number' ? 0 : (given?.length ?? 0)));
  return Math.max(...lengths, 0) || 24;
}
