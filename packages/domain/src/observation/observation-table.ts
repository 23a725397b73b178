import type { EpochSeconds } from '#time/vietnam-time.ts';
import { ELEMENTS, type Element } from './element.table.ts';

/** Values per row. */
export const ROW_LENGTH: number = ELEMENTS.length;

/** A value that was not measured. */
export const MISSING = -2_147_483_648;

/** Values are stored as integer hundredths of their unit. */
export const VALUE_SCALE = 100;

/** Index of each element in a row. */
export const ELEMENT_PLACES: Readonly<Record<Element, number>> = Object.fromEntries(
  ELEMENTS.map((element, place) => [element, place]),
) as Record<Element, number>;

/**
 * Kind of a row; `ghcnh` comes days later from NOAA's archive. `corrected` is added if the report replaces another.
 */
export const ROW_KINDS = { metar: 1, speci: 2, synop: 3, own: 4, ghcnh: 5, corrected: 16, automatic: 32 } as const;

/** Failed quality checks of a value; a sum of these, 0 if it passed. */
export const QUALITY_FLAGS = { range: 1, step: 2, stuck: 4, neighbours: 8, inconsistent: 16 } as const;

/** Name of a quality check. */
export type QualityFlag = keyof typeof QUALITY_FLAGS;

/**
 * Observations of one station: per row a minute, a kind (`ROW_KINDS`), values in hundredths (`MISSING` if not measured)
 * and flags (`QUALITY_FLAGS`), `ROW_LENGTH` of each. The arrays may be longer than `length` rows.
 */
export interface ObservationTable {
  length: number;
  /** Minutes since 1970-01-01T00:00Z. */
  minutes: Int32Array;
  kinds: Uint8Array;
  values: Int32Array;
  flags: Uint8Array;
}

/** An empty table with capacity for rows. */
export function makeObservationTable(capacity = 64): ObservationTable {
  return {
    length: 0,
    minutes: new Int32Array(capacity),
    kinds: new Uint8Array(capacity),
    values: new Int32Array(capacity * ROW_LENGTH),
    flags: new Uint8Array(capacity * ROW_LENGTH),
  };
}

/** Appends a row; `values` is in hundredths. */
export function appendRow(table: ObservationTable, minute: number, kind: number, values: Int32Array): void {
  if (table.length === table.minutes.length) grow(table);
  const at = table.length++;
  table.minutes[at] = minute;
  table.kinds[at] = kind;
  table.values.set(values, at * ROW_LENGTH);
  table.flags.fill(0, at * ROW_LENGTH, (at + 1) * ROW_LENGTH);
}

function grow(table: ObservationTable): void {
  const larger = makeObservationTable(table.minutes.length * 2);
  larger.minutes.set(table.minutes);
  larger.kinds.set(table.kinds);
  larger.values.set(table.values);
  larger.flags.set(table.flags);
  Object.assign(table, { ...larger, length: table.length });
}

/** Copies a row of one table to the end of another, with its flags. */
export function copyRow(from: ObservationTable, at: number, to: ObservationTable): void {
  const [first, end] = [at * ROW_LENGTH, (at + 1) * ROW_LENGTH];
  appendRow(to, from.minutes[at] as number, from.kinds[at] as number, from.values.subarray(first, end));
  to.flags.set(from.flags.subarray(first, end), (to.length - 1) * ROW_LENGTH);
}

/**
 * A row with its values in their units; flags are a sum of `QUALITY_FLAGS`, without an entry for a value that passed.
 */
export interface Observation {
  readonly at: EpochSeconds;
  readonly kind: number;
  readonly values: Readonly<Partial<Record<Element, number>>>;
  readonly flags: Readonly<Partial<Record<Element, number>>>;
}

/** A row of a table as an object. */
export function readRow(table: ObservationTable, at: number): Observation {
  const values: Partial<Record<Element, number>> = {};
  const flags: Partial<Record<Element, number>> = {};
  for (const [place, element] of ELEMENTS.entries()) {
    const value = table.values[at * ROW_LENGTH + place] as number;
    const flag = table.flags[at * ROW_LENGTH + place] as number;
    if (value !== MISSING) values[element] = value / VALUE_SCALE;
    if (flag !== 0) flags[element] = flag;
  }
  return { at: (table.minutes[at] as number) * 60, kind: table.kinds[at] as number, values, flags };
}

/**
 * A value as it is stored; `MISSING` for null. Clamps values beyond ±20 million, which are impossible and get flagged.
 */
export function toStored(value: number | null): number {
  if (value === null) return MISSING;
  const hundredths = Math.round(value * VALUE_SCALE);
  return hundredths > 2e9 ? 2e9 : hundredths < -2e9 ? -2e9 : hundredths;
}
