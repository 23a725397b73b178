import type { DataStep, DataVariable } from '@portal/domain/data-order/data-variable.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type DataTable, NO_SOURCE, type TableFacts, type TablePlace } from './data-table.ts';

/** Origin of a row's values; null: no data. */
interface RowOrigin {
  readonly source: string;
  readonly runAt: EpochSeconds;
}

/** Values in the order of the columns. */
export interface TableRow {
  readonly at: EpochSeconds;
  readonly basis: number;
  readonly origin: RowOrigin | null;
  readonly values: readonly (number | null)[];
}

interface Columns {
  readonly placeOf: Uint16Array;
  readonly at: Float64Array;
  readonly basis: Uint8Array;
  readonly sourceOf: Uint8Array;
  readonly runAt: Float64Array;
  readonly values: readonly Float32Array[];
}

type Column = Uint8Array | Uint16Array | Float32Array | Float64Array;

/** Allocates columns, starting with a copy of `known`. */
function makeColumns(rows: number, variables: number, known?: Columns): Columns {
  const start = <Kind extends Column>(column: Kind, before: Column | undefined): Kind => {
    if (before !== undefined) column.set(before);
    return column;
  };
  return {
    placeOf: start(new Uint16Array(rows), known?.placeOf),
    at: start(new Float64Array(rows), known?.at),
    basis: start(new Uint8Array(rows), known?.basis),
    sourceOf: start(new Uint8Array(rows).fill(NO_SOURCE), known?.sourceOf),
    runAt: start(new Float64Array(rows).fill(Number.NaN), known?.runAt),
    values: Array.from({ length: variables }, (_, index) =>
      start(new Float32Array(rows).fill(Number.NaN), known?.values[index]),
    ),
  };
}

export class TableBuilder {
  readonly #step: DataStep;
  readonly #variables: readonly DataVariable[];
  #columns: Columns;
  readonly #places: TablePlace[] = [];
  readonly #sources: string[] = [];
  readonly #runs = new Map<string, RowOrigin>();
  readonly #credits = new Set<string>();
  #rows = 0;

  /** `rows`: expected number; more may be added. */
  constructor(step: DataStep, variables: readonly DataVariable[], rows: number) {
    this.#step = step;
    this.#variables = variables;
    this.#columns = makeColumns(Math.max(rows, 1), variables.length);
  }

  get rows(): number {
    return this.#rows;
  }

  /** The place of the rows that follow. */
  addPlace(place: TablePlace): void {
    this.#places.push(place);
  }

  addRow({ at, basis, origin, values }: TableRow): void {
    const row = this.#rows;
    if (row === this.#columns.at.length) this.#columns = makeColumns(row * 2, this.#variables.length, this.#columns);
    this.#rows += 1;
    this.#columns.placeOf[row] = this.#places.length - 1;
    this.#columns.at[row] = at;
    this.#columns.basis[row] = basis;
    for (const [column, value] of values.entries()) {
      const into = this.#columns.values[column];
      if (into !== undefined) into[row] = value ?? Number.NaN;
    }
    if (origin === null) return;
    this.#columns.sourceOf[row] = this.#numberSource(origin.source);
    this.#columns.runAt[row] = origin.runAt;
  }

  addRun(run: RowOrigin, credit: string): void {
    this.#runs.set(`${run.source} ${run.runAt}`, run);
    this.#credits.add(credit);
  }

  #numberSource(name: string): number {
    const known = this.#sources.indexOf(name);
    return known >= 0 ? known : this.#sources.push(name) - 1;
  }

  build(facts: Omit<TableFacts, 'credits' | 'runs'>): DataTable {
    const rows = this.#rows;
    const { placeOf, at, basis, sourceOf, runAt, values } = this.#columns;
    return {
      step: this.#step,
      places: this.#places,
      variables: this.#variables,
      rows,
      placeOf: placeOf.slice(0, rows),
      at: at.slice(0, rows),
      basis: basis.slice(0, rows),
      sourceOf: sourceOf.slice(0, rows),
      sources: this.#sources,
      runAt: runAt.slice(0, rows),
      values: values.map((column) => column.slice(0, rows)),
      facts: {
        ...facts,
        credits: [...this.#credits],
        runs: [...this.#runs.values()].sort((a, b) => b.runAt - a.runAt || (a.source < b.source ? -1 : 1)),
      },
    };
  }
}
