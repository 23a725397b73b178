import type { FieldSpec } from './field-spec.ts';

/** The values of a field in the order of its scanning mode. */
export function scanValues(field: FieldSpec): Float64Array {
  const { rows, columns } = field.grid;
  const mode = field.scanningMode ?? 0;
  const scanned = new Float64Array(rows * columns);
  const alongRows = (mode & 0x20) === 0;
  const outerCount = alongRows ? rows : columns;
  const innerCount = alongRows ? columns : rows;
  let place = 0;
  for (let outer = 0; outer < outerCount; outer++) {
    for (let step = 0; step < innerCount; step++) {
      const inner = (mode & 0x10) !== 0 && outer % 2 === 1 ? innerCount - 1 - step : step;
      const i = alongRows ? inner : outer;
      const j = alongRows ? outer : inner;
      const column = (mode & 0x80) === 0 ? i : columns - 1 - i;
      const row = (mode & 0x40) === 0 ? rows - 1 - j : j;
      scanned[place++] = field.values[row * columns + column] ?? Number.NaN;
    }
  }
  return scanned;
}
