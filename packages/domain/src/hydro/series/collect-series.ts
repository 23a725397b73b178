import { STEP_SECONDS } from '#hydro/model/flow-depth.ts';
import type { HydroStep } from '#hydro/model/gr4-model.ts';
import type { TextRow } from '#table/choose-separator.ts';
import { type DecimalMark, parseAmount } from '#table/parse-amount.ts';
import { parseRowTime } from '#table/parse-row-time.ts';
import { startOfVietnamDay } from '#time/vietnam-time.ts';
import { type CatchmentSeries, listGaps, type SeriesReading } from './catchment-series.ts';
import { type FlowUnit, findColumns, type SeriesColumns } from './find-columns.ts';
import { findStep } from './find-step.ts';
import { makeAmountReader, type SeriesValues } from './series-amounts.ts';
import { makeFault, makeFaultCollector, type SeriesColumn, type SeriesFault } from './series-fault.ts';

/** Most rows of a file: 34 years of hours. */
const MOST_ROWS = 300_000;
/** The header is one of the first non-empty rows, up to this number. */
const HEAD_ROWS = 10;
/** Most steps between the first and the last row. */
const MOST_STEPS = 400_000;

/** Receives the rows of a file one by one; stores only numbers. */
export interface SeriesCollector {
  /** Adds a row of cells with its line number, the header first. False if more rows would change nothing. */
  readonly addRow: (cells: readonly string[], row: number) => boolean;
  /** Adds a fault found by the file's reader. */
  readonly addFault: (fault: SeriesFault) => void;
  /** The series, or all faults of the file. */
  readonly finish: () => SeriesReading;
}

/** The owner's answers about a file where it is ambiguous. */
export interface SeriesAnswers {
  readonly decimalMark?: DecimalMark | null;
  /** Unit of the flow from `FLOW_UNITS`, or `mm`. */
  readonly flowUnit?: string | null;
}

/** Rows with a time, as numbers; NaN is a gap. */
interface Rows {
  readonly lines: number[];
  readonly times: number[];
  readonly values: SeriesValues;
}

const COLUMNS: readonly SeriesColumn[] = ['flow', 'rain', 'pe', 'temperature'];

/** What a value may be at most, and for temperature at least: records of the world with room above (ours). */
const LIMITS: Readonly<Record<HydroStep, Readonly<Record<SeriesColumn, readonly [number, number]>>>> = {
  day: { flow: [0, 300_000], rain: [0, 2500], pe: [0, 25], temperature: [-30, 50] },
  hour: { flow: [0, 300_000], rain: [0, 450], pe: [0, 3], temperature: [-30, 55] },
};
/** Most flow in mm per step. */
const MOST_FLOW_MM: Readonly<Record<HydroStep, number>> = { day: 2000, hour: 400 };

/**
 * Collects a file of inflow, rain, and evapotranspiration or temperature: a complete series or a list of faults.
 *
 * @param mostRows most rows to accept
 */
export function makeSeriesCollector(answers: SeriesAnswers = {}, mostRows = MOST_ROWS): SeriesCollector {
  const faults = makeFaultCollector();
  const rows: Rows = { lines: [], times: [], values: { flow: [], rain: [], pe: [], temperature: [] } };
  const head = makeHeadFinder(answers.flowUnit ?? null);
  const amounts = makeAmountReader(rows.values, answers.decimalMark ?? null, faults.add);
  let columns: SeriesColumns | null = null;

  const addRow = (cells: readonly string[], row: number): boolean => {
    if (cells.every((cell) => cell.trim() === '')) return true;
    if (columns === null) {
      columns = head.tryRow(cells, row);
      return columns !== null || head.goesOn();
    }
    if (rows.times.length >= mostRows) {
      faults.add(makeFault('tooManyRows'));
      return false;
    }
    const cell = cells[columns.time] ?? '';
    const time = parseRowTime(cell, columns.hour === null ? null : (cells[columns.hour] ?? ''));
    if (!time.ok) faults.add(makeFault(time.code, { row, column: 'time', cell }));
    rows.lines.push(row);
    rows.times.push(time.ok ? time.at : NaN);
    for (const column of COLUMNS) {
      const at = columns.at[column];
      if (at !== null) amounts.read(column, cells[at] ?? '', row);
    }
    return true;
  };

  const finish = (): SeriesReading => {
    if (columns === null) {
      if (faults.count() === 0) head.listFaults().forEach(faults.add);
      return { ok: false, ...faults.list() };
    }
    const decimalMark = amounts.settle();
    if (faults.count() > 0) return { ok: false, ...faults.list() };
    scaleFlow(rows, columns.flowFactor);
    const ordered = orderRows(rows, columns, faults.add);
    const found = findStep(ordered.times, ordered.lines);
    if (!found.ok) faults.add(found.fault);
    else checkValues(ordered, columns, found.step, faults.add);
    if (faults.count() > 0 || !found.ok) return { ok: false, ...faults.list() };
    const series = toSeries(ordered, columns, found.step);
    if (typeof series === 'string') return { ok: false, faults: [makeFault(series)], count: 1 };
    return {
      ok: true,
      series,
      summary: {
        rows: rows.times.length,
        repeatedRows: rows.times.length - ordered.times.length,
        wasUnordered: ordered.wasUnordered,
        decimalMark,
        ignoredColumns: columns.ignored,
        ...listGaps(toColumns(series), series.from, STEP_SECONDS[found.step]),
      },
    };
  };
  return { addRow, addFault: faults.add, finish };
}

/**
 * Rates how well the first rows of a file parse as a series: whether one of them is a header, followed by rows with a
 * time and a number. More is better; without a complete header, fewer faults of it.
 */
export function rateSeriesRows(rows: readonly TextRow[], { flowUnit = null }: SeriesAnswers = {}): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const [at, { cells, line }] of rows.slice(0, HEAD_ROWS).entries()) {
    const found = findColumns(cells, line, flowUnit);
    if (!found.ok) {
      best = Math.max(best, -found.faults.length);
      continue;
    }
    const { time, at: places } = found.columns;
    const fits = rows.slice(at + 1).filter((row) => {
      const flow = parseAmount(row.cells[places.flow ?? -1] ?? '');
      return parseRowTime(row.cells[time] ?? '').ok && flow.kind !== 'fault';
    });
    return fits.length;
  }
  return best;
}

/**
 * Finds the header in the first rows: titles may precede it, and if none is complete, the one that lacks least is
 * meant.
 */
function makeHeadFinder(flowUnit: string | null) {
  let tries = 0;
  let closest: readonly SeriesFault[] | null = null;
  return {
    tryRow: (cells: readonly string[], row: number): SeriesColumns | null => {
      const found = findColumns(cells, row, flowUnit);
      tries++;
      if (found.ok) return found.columns;
      if (closest === null || found.faults.length < closest.length) closest = found.faults;
      return null;
    },
    goesOn: (): boolean => tries < HEAD_ROWS,
    listFaults: (): readonly SeriesFault[] => closest ?? [makeFault('empty')],
  };
}

/** Flows in the unit of the series, without floating point noise. */
function scaleFlow({ values }: Rows, factor: number): void {
  if (factor === 1) return;
  values.flow.forEach((value, at) => {
    values.flow[at] = Number((value * factor).toPrecision(12));
  });
}

type AddFault = (fault: SeriesFault) => void;

interface OrderedRows extends Rows {
  readonly wasUnordered: boolean;
}

/** Sorts rows by time, each time once. Different rows with one time are faults. */
function orderRows(rows: Rows, columns: SeriesColumns, addFault: AddFault): OrderedRows {
  const order = rows.times.map((_, at) => at);
  const wasUnordered = rows.times.some((at, index) => index > 0 && at < (rows.times[index - 1] as number));
  if (wasUnordered) order.sort((a, b) => (rows.times[a] as number) - (rows.times[b] as number) || a - b);
  const used = COLUMNS.filter((column) => columns.at[column] !== null);
  const latest: number[] = [];
  for (const at of order) {
    const last = latest.at(-1);
    if (last === undefined || rows.times[last] !== rows.times[at]) {
      latest.push(at);
      continue;
    }
    const column = used.find((name) => !Object.is(rows.values[name][last], rows.values[name][at]));
    if (column !== undefined)
      addFault(makeFault('conflict', { row: rows.lines[at] as number, otherRow: rows.lines[last] as number, column }));
  }
  const pick = (values: readonly number[]): number[] => latest.map((at) => values[at] as number);
  const values = { flow: [], rain: [], pe: [], temperature: [] } as Record<SeriesColumn, number[]>;
  for (const column of used) values[column] = pick(rows.values[column]);
  return { lines: pick(rows.lines), times: pick(rows.times), values, wasUnordered };
}

/** Impossible values, and columns without any. */
function checkValues({ lines, values }: Rows, columns: SeriesColumns, step: HydroStep, addFault: AddFault): void {
  for (const column of COLUMNS) {
    if (columns.at[column] === null) continue;
    const [least, most] = limitsOf(column, step, columns.flowUnit);
    let known = false;
    for (const [at, value] of values[column].entries()) {
      if (Number.isNaN(value)) continue;
      known = true;
      const row = lines[at] as number;
      if (value < least) addFault(makeFault('negative', { row, column, cell: String(value) }));
      else if (value > most) addFault(makeFault('tooHigh', { row, column, cell: String(value) }));
    }
    const isSpare = column === 'temperature' && columns.at.pe !== null;
    if (!known && !isSpare) addFault(makeFault('emptyColumn', { column }));
  }
}

function limitsOf(column: SeriesColumn, step: HydroStep, unit: FlowUnit): readonly [number, number] {
  return column === 'flow' && unit === 'mm' ? [0, MOST_FLOW_MM[step]] : LIMITS[step][column];
}

/**
 * The series with NaN for steps without a row; a fault if it would be too long, or has more steps without a row than
 * rows:
 * days and months are then usually swapped.
 */
function toSeries(
  { times, values }: Rows,
  columns: SeriesColumns,
  step: HydroStep,
): CatchmentSeries | 'tooLong' | 'mostlyGaps' {
  const seconds = STEP_SECONDS[step];
  const first = times[0] as number;
  const length = Math.round(((times.at(-1) as number) - first) / seconds) + 1;
  if (length > MOST_STEPS) return 'tooLong';
  if (length > 2 * times.length) return 'mostlyGaps';
  const spread = (column: SeriesColumn): Float64Array => {
    const laid = new Float64Array(length).fill(NaN);
    for (const [at, value] of values[column].entries())
      laid[Math.round(((times[at] as number) - first) / seconds)] = value;
    return laid;
  };
  return {
    step,
    from: step === 'day' ? startOfVietnamDay(first) : first,
    flow: spread('flow'),
    flowUnit: columns.flowUnit,
    rainMm: spread('rain'),
    peMm: columns.at.pe === null ? null : spread('pe'),
    temperatureC: columns.at.temperature === null ? null : spread('temperature'),
  };
}

function toColumns({ flow, rainMm, peMm, temperatureC }: CatchmentSeries): Partial<Record<SeriesColumn, Float64Array>> {
  return {
    flow,
    rain: rainMm,
    ...(peMm === null ? {} : { pe: peMm }),
    ...(temperatureC === null ? {} : { temperature: temperatureC }),
  };
}
