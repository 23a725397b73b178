import {
  type DataRequest,
  findDataPlan,
  findDataRows,
  listDataVariables,
} from '@portal/domain/data-order/data-request';
import { estimateDataBytes, MOST_DATA_BYTES, MOST_DATA_ROWS } from '@portal/domain/data-order/estimate-data-file';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { type EpochSeconds, HOUR_SECONDS, startOfHour, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { BASES, type DataTable, readCell, readRunAt, readSource } from './data-table.ts';
import type { TableNeeds } from './needs.ts';
import { readTable } from './read-table.ts';

/** Fits on a screen. */
const SAMPLE_ROWS = 6;

/** Values in the order of the columns. */
interface SampleRow {
  readonly at: EpochSeconds;
  readonly values: readonly (number | null)[];
  readonly basis: (typeof BASES)[number];
  readonly source: string | null;
  readonly runAt: EpochSeconds | null;
}

/** Size and first rows of a file. */
interface DataPreview {
  /** In the smallest plan that includes all of it, else in the largest. */
  readonly rows: number;
  readonly bytes: number;
  readonly planId: PlanId | null;
  readonly isTooLarge: boolean;
  /** From the current hour or day on; earlier ones need a plan. */
  readonly sample: readonly SampleRow[];
  /** Empty for the demonstration, which the page itself names. */
  readonly credits: readonly string[];
}

const toSample = (table: DataTable): SampleRow[] =>
  Array.from({ length: table.rows }, (_, row) => ({
    at: table.at[row] ?? 0,
    values: table.variables.map(({ decimals }, column) => readCell(table.values[column], row, decimals)),
    basis: BASES[table.basis[row] ?? 0] ?? 'forecast',
    source: readSource(table, row),
    runAt: readRunAt(table, row),
  }));

/** Size, required plan and first rows of a request without an account. Rejects with `AppError` `outsideCoverage`. */
export function createDataPreview(needs: TableNeeds) {
  return async (request: DataRequest, language: Language): Promise<DataPreview> => {
    const { places, step, format } = request;
    const now = needs.clock();
    const planId = findDataPlan(request, now);
    const { count } = findDataRows(planId ?? 'package-5', request, now);
    const shape = { step, places, rowsPerPlace: count, variables: listDataVariables(request) };
    const bytes = estimateDataBytes(shape, format);
    const isHourly = step === 'hourly';
    const present = isHourly ? startOfHour(now) : startOfVietnamDay(now);
    const startAt = Math.max(request.fromAt, present);
    const left = Math.floor((request.toAt - startAt) / HOUR_SECONDS / (isHourly ? 1 : 24)) + (isHourly ? 24 : 1);
    const isAhead = left > 0;
    const table = await readTable(needs, {
      request: { ...request, places: places.slice(0, 1) },
      startAt: isAhead ? startAt : present,
      count: isAhead ? Math.min(SAMPLE_ROWS, left) : SAMPLE_ROWS,
      language,
    });
    const sample = toSample(table);
    return {
      rows: count * places.length,
      bytes,
      planId,
      isTooLarge: bytes > MOST_DATA_BYTES || count * places.length > MOST_DATA_ROWS,
      sample,
      credits: sample.some(({ basis }) => basis === 'demo') ? [] : table.facts.credits,
    };
  };
}
