/** A sign between whole and decimal digits. */
export type DecimalMark = '.' | ',';

/** What a cell with an amount says. */
export type ParsedAmount =
  | { readonly kind: 'gap' }
  /** `mark` is the decimal mark that the number is read with; `sure` is false where it may as well separate thousands. */
  | { readonly kind: 'value'; readonly value: number; readonly mark: DecimalMark | null; readonly sure: boolean }
  | { readonly kind: 'fault'; readonly code: 'noNumber' | 'formula' };

const GAP: ParsedAmount = { kind: 'gap' };
const GAP_WORDS = new Set(['', '-', '--', '–', '—', 'na', 'n/a', '#n/a', 'nan', 'null', 'none']);
/** Numbers that loggers write for nothing. */
const GAP_NUMBERS = new Set([-99, -99.9, -99.99, -999, -999.9, -999.99, -9999, -9999.9]);

const WHOLE = /^[+-]?\d+$/;
const WITH_MARK = /^[+-]?(\d*)([.,])(\d+)(?:[eE][+-]?\d{1,2})?$/;
const POINT_GROUPS = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const COMMA_GROUPS = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const SPACE_GROUPS = /^[+-]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?$/;
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Reads a number as operators write it: decimal comma or point, thousands between spaces or with both marks. `1.234` and
 * `1,234` can be either, which the whole file decides. A formula is never computed. Empty cells, dashes, NA and −99 … −9999
 * of loggers are gaps.
 */
export function parseAmount(cell: string): ParsedAmount {
  const text = cell.trim().replace(/^\u2212/, '-');
  if (WHOLE.test(text)) return toValue(Number(text), null, true);
  if (GAP_WORDS.has(text.toLowerCase())) return GAP;
  const [, whole = '', mark, decimals = ''] = WITH_MARK.exec(text) ?? [];
  if (mark !== undefined) {
    const sure = decimals.length !== 3 || whole.length === 0 || whole.length > 3 || whole.startsWith('0');
    return toValue(Number(text.replace(',', '.')), mark as DecimalMark, sure);
  }
  if (SPACE_GROUPS.test(text)) return parseAmount(text.replace(/[ \u00a0\u202f]/g, '')) as ParsedAmount;
  if (POINT_GROUPS.test(text)) return toValue(Number(text.replaceAll('.', '').replace(',', '.')), ',', true);
  if (COMMA_GROUPS.test(text)) return toValue(Number(text.replaceAll(',', '')), '.', true);
  return { kind: 'fault', code: FORMULA.test(text) ? 'formula' : 'noNumber' };
}

function toValue(value: number, mark: DecimalMark | null, sure: boolean): ParsedAmount {
  return GAP_NUMBERS.has(value) ? GAP : { kind: 'value', value, mark, sure };
}
