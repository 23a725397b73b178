import { tidyCell } from '#language/unseen-characters.ts';

/** A decimal separator. */
export type DecimalMark = '.' | ',';

/** Meaning of a cell with an amount. */
export type ParsedAmount =
  | { readonly kind: 'gap' }
  | {
      readonly kind: 'value';
      readonly value: number;
      /** The decimal mark used to parse the number. */
      readonly mark: DecimalMark | null;
      /** False if that mark may also separate thousands. */
      readonly sure: boolean;
    }
  | { readonly kind: 'fault'; readonly code: 'noNumber' | 'formula' };

const GAP: ParsedAmount = { kind: 'gap' };
const GAP_WORDS = new Set(['', '-', '--', '–', '—', 'na', 'n/a', '#n/a', 'nan', 'null', 'none']);
/** Missing-value numbers of loggers. */
const GAP_NUMBERS = new Set([-99, -99.9, -99.99, -999, -999.9, -999.99, -9999, -9999.9]);

const WHOLE = /^[+-]?\d+$/;
const WITH_MARK = /^[+-]?(\d*)([.,])(\d+)(?:[eE][+-]?\d{1,2})?$/;
const POINT_GROUPS = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const COMMA_GROUPS = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const SPACE_GROUPS = /^[+-]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/;
const FORMULA = /^[=+\-@\t\r]/;
/** How spreadsheets and exporters store a figure as text: `="12,5"`. */
const TEXT_FORMULA = /^="([^"]*)"$/;

/**
 * Parses a number as operators write it: decimal comma or point, thousands separated by spaces (plain, no-break, thin)
 * or by either mark. `1.234` and `1,234` are ambiguous, which the whole file or its owner resolves. Formulas are not
 * computed. Empty cells, dashes, NA and the −99 … −9999 of loggers are gaps.
 *
 * @param decimal the decimal mark if known: the other one then separates thousands
 */
export function parseAmount(cell: string, decimal: DecimalMark | null = null): ParsedAmount {
  const tidy = tidyCell(cell);
  const text = (TEXT_FORMULA.exec(tidy)?.[1]?.trim() ?? tidy).replace(/^\u2212/, '-');
  if (WHOLE.test(text)) return toValue(Number(text), null, true);
  if (GAP_WORDS.has(text.toLowerCase())) return GAP;
  const bare = SPACE_GROUPS.test(text) ? text.replaceAll(' ', '') : text;
  // Numbers grouped by spaces have no other thousands separator.
  const known = decimal ?? (bare === text ? null : ((/[.,]/.exec(bare)?.[0] ?? null) as DecimalMark | null));
  return known === null ? readWithMarks(bare) : readWithMark(bare, known);
}

function readWithMarks(text: string): ParsedAmount {
  if (WHOLE.test(text)) return toValue(Number(text), null, true);
  const [, whole = '', mark, decimals = ''] = WITH_MARK.exec(text) ?? [];
  if (mark !== undefined) {
    const sure =
      decimals.length !== 3 || whole.length === 0 || whole.length > 3 || whole.startsWith('0') || /e/i.test(text);
    return toValue(Number(text.replace(',', '.')), mark as DecimalMark, sure);
  }
  if (POINT_GROUPS.test(text)) return toValue(Number(text.replaceAll('.', '').replace(',', '.')), ',', true);
  if (COMMA_GROUPS.test(text)) return toValue(Number(text.replaceAll(',', '')), '.', true);
  return { kind: 'fault', code: FORMULA.test(text) ? 'formula' : 'noNumber' };
}

/** Parses a number with a known decimal mark: the other mark may only precede groups of three. */
function readWithMark(text: string, decimal: DecimalMark): ParsedAmount {
  const thousands = decimal === '.' ? ',' : '.';
  const groups = decimal === '.' ? COMMA_GROUPS : POINT_GROUPS;
  const bare = groups.test(text) ? text.replaceAll(thousands, '') : text;
  if (WHOLE.test(bare)) return toValue(Number(bare), null, true);
  if (WITH_MARK.exec(bare)?.[2] === decimal) return toValue(Number(bare.replace(',', '.')), decimal, true);
  return { kind: 'fault', code: FORMULA.test(text) ? 'formula' : 'noNumber' };
}

function toValue(value: number, mark: DecimalMark | null, sure: boolean): ParsedAmount {
  return GAP_NUMBERS.has(value) ? GAP : { kind: 'value', value, mark, sure };
}

/** Both meanings of a cell such as `1.234`: with decimals, and with thousands. */
export function readBothWays(cell: string): { readonly decimal: number; readonly thousands: number } | null {
  const amount = parseAmount(cell);
  if (amount.kind !== 'value' || amount.sure || amount.mark === null) return null;
  return { decimal: amount.value, thousands: Math.round(amount.value * 1000) };
}
