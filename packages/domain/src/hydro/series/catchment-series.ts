import type { HydroStep } from '#hydro/model/gr4-model.ts';
import type { DecimalMark } from '#table/parse-amount.ts';
import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { FlowUnit } from './find-columns.ts';
import type { FaultList, SeriesColumn } from './series-fault.ts';

/** An operator's measurements, step by step without holes in time; NaN is a gap. All lists have the same length. */
export interface CatchmentSeries {
  readonly step: HydroStep;
  /** Start of the first step: a day begins at 00:00 in Vietnam, an hour at the time in the file. */
  readonly from: EpochSeconds;
  readonly flow: Float64Array;
  readonly flowUnit: FlowUnit;
  readonly rainMm: Float64Array;
  /** Null if the file has no such column. */
  readonly peMm: Float64Array | null;
  readonly temperatureC: Float64Array | null;
}

/** Consecutive steps without a value in a column. */
export interface SeriesGap {
  readonly column: SeriesColumn;
  readonly from: EpochSeconds;
  readonly steps: number;
}

/** Summary of a parsed file for its reader. */
export interface SeriesSummary {
  /** Rows with a time. */
  readonly rows: number;
  /** Rows identical to another row. */
  readonly repeatedRows: number;
  readonly wasUnordered: boolean;
  readonly decimalMark: DecimalMark | null;
  readonly ignoredColumns: readonly string[];
  /** Whether its owner confirmed an implausible water balance. */
  readonly balanceAccepted?: boolean;
  /** Steps without a value by column; columns missing from the file are absent. */
  readonly gapSteps: Readonly<Partial<Record<SeriesColumn, number>>>;
  /** The first gaps by time, 200 at most. */
  readonly gaps: readonly SeriesGap[];
}

/** A complete series, or all faults. */
export type SeriesReading =
  | { readonly ok: true; readonly series: CatchmentSeries; readonly summary: SeriesSummary }
  | ({ readonly ok: false } & FaultList);

const LISTED_GAPS = 200;

/** Gaps of a series' columns: number of steps per column, and the first gaps by time. */
export function listGaps(
  columns: Readonly<Partial<Record<SeriesColumn, Float64Array>>>,
  from: EpochSeconds,
  stepSeconds: number,
): Pick<SeriesSummary, 'gapSteps' | 'gaps'> {
  const gapSteps: Partial<Record<SeriesColumn, number>> = {};
  const gaps: SeriesGap[] = [];
  for (const [name, values] of Object.entries(columns)) {
    const column = name as SeriesColumn;
    let missing = 0;
    for (let at = 0; at < values.length; at++) {
      if (!Number.isNaN(values[at])) continue;
      const begin = at;
      while (at + 1 < values.length && Number.isNaN(values[at + 1])) at++;
      missing += at - begin + 1;
      if (gaps.length < LISTED_GAPS * 4) gaps.push({ column, from: from + begin * stepSeconds, steps: at - begin + 1 });
    }
    gapSteps[column] = missing;
  }
  return { gapSteps, gaps: gaps.toSorted((a, b) => a.from - b.from).slice(0, LISTED_GAPS) };
}
