import type { LatLng } from '@portal/domain/geo/lat-lng';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { PlaceSeries } from '#series/place-series.ts';
import { type RawHour, readRawHours } from '#series/read-raw-hours.ts';
import type { RunStore } from '#store/run-store.ts';
import { getVariable, VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';

/** One hour of a variable: the grid's own value, and the portal's value. Null is unknown. */
interface ReportedHour {
  readonly at: string;
  readonly raw: number | null;
  readonly value: number | null;
  /** Start of the interval of `raw`; only for amounts and means. */
  readonly from?: string;
  readonly to?: string;
  /** Set if this hour comes from another run than the variable's. */
  readonly source?: string;
  readonly runAt?: string;
  readonly rawUnit?: string;
  readonly surfaceHeight?: number | null;
}

/** A variable of a place with its source: run and unit are those of its first known hour. */
interface ReportedVariable {
  readonly unit: string;
  readonly rawUnit: string;
  readonly source: string;
  readonly runAt: string;
  readonly demo: boolean;
  readonly surfaceHeight: number | null;
  readonly placeHeight: number | null;
  readonly hours: readonly ReportedHour[];
}

/** The series of a place as the command prints it. Heights in metres. */
export interface SeriesReport {
  readonly place: LatLng & { readonly stationCode: number | null; readonly readAt: LatLng };
  readonly placeHeight: number | null;
  readonly variables: Partial<Record<VariableName, ReportedVariable>>;
}

/** Puts a series next to the raw values that it was derived from. Omits variables without a known hour. */
export function reportSeries(store: RunStore, series: PlaceSeries): SeriesReport {
  const variables: Partial<Record<VariableName, ReportedVariable>> = {};
  for (const name of VARIABLE_NAMES) {
    const reported = reportVariable(store, series, name);
    if (reported !== null) variables[name] = reported;
  }
  const { point, stationCode, readAt, placeHeightM } = series;
  return { place: { ...point, stationCode, readAt }, placeHeight: placeHeightM, variables };
}

function reportVariable(store: RunStore, series: PlaceSeries, name: VariableName): ReportedVariable | null {
  const raws = readRawHours(store, series, name);
  const first = raws.find((raw) => raw !== null);
  const run = first === undefined ? undefined : series.runs[first?.run ?? 0];
  if (!first || run === undefined) return null;
  return {
    unit: getVariable(name).unit,
    rawUnit: first.unit,
    source: run.source,
    runAt: formatMoment(run.runAt),
    demo: run.demo,
    surfaceHeight: run.surfaceHeightM,
    placeHeight: series.placeHeightM,
    hours: raws.map((raw, hour) => reportHour(series, name, hour, raw, first)),
  };
}

function reportHour(
  series: PlaceSeries,
  name: VariableName,
  hour: number,
  raw: RawHour | null,
  first: RawHour,
): ReportedHour {
  const at = formatMoment(series.startAt + hour * HOUR_SECONDS);
  const value = series.variables[name]?.values[hour] ?? Number.NaN;
  if (raw === null || Number.isNaN(value)) return { at, raw: null, value: null };
  const run = series.runs[raw.run];
  const isOther = raw.run !== first.run && run !== undefined;
  return {
    at,
    raw: raw.raw,
    value,
    ...(raw.interval === null ? {} : { from: formatMoment(raw.interval.from), to: formatMoment(raw.interval.to) }),
    ...(isOther
      ? { source: run.source, runAt: formatMoment(run.runAt), rawUnit: raw.unit, surfaceHeight: run.surfaceHeightM }
      : {}),
  };
}
