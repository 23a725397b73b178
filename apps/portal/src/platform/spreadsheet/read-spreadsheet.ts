import { listZipEntries, readZipEntry } from '#platform/zip/read-zip.ts';

/** What stands in a cell. A formula is never computed, and what a program computed of it last is not believed. */
export type SheetCell =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'formula' }
  | { readonly kind: 'error' };

/** A sheet of an Office Open XML workbook. */
export interface Sheet {
  readonly name: string;
  /** By address, such as `B2`; absent: empty. */
  readonly cells: ReadonlyMap<string, SheetCell>;
  /** Whether days are counted from 1904 on instead of 1900. */
  readonly countsFrom1904: boolean;
}

/** A file that is no workbook, or one that cannot be read. The message goes on from the name of the file. */
export class SpreadsheetError extends Error {}

const MOST_CELLS = 400_000;
/** Of one unpacked part. */
const MOST_PART_BYTES = 16_000_000;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, tens, name) => {
    if (name !== undefined) return CHARACTERS[name] ?? whole;
    const code = hex === undefined ? Number(tens) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

/**
 * Elements of a name, whatever prefix the writing program gave them: their attributes and what is in them. Ends at one that is not
 * closed, so that a damaged file is not searched to its end for each.
 */
function* listElements(xml: string, name: string): Generator<readonly [attributes: string, inner: string]> {
  const opening = new RegExp(`<(\\w{1,20}:)?${name}(\\s[^<>]*)?>`, 'g');
  for (let found = opening.exec(xml); found !== null; found = opening.exec(xml)) {
    const [whole, prefix = '', attributes = ''] = found;
    if (whole.endsWith('/>')) {
      yield [attributes.slice(0, -1), ''];
      continue;
    }
    const end = xml.indexOf(`</${prefix}${name}>`, opening.lastIndex);
    if (end === -1) return;
    yield [attributes, xml.slice(opening.lastIndex, end)];
    opening.lastIndex = end;
  }
}

function readAttribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found === null ? null : decode(found[1] ?? found[2] ?? '');
}

/** All text in an element, without readings above the line. */
function readText(inner: string): string {
  const readings = [...listElements(inner, 'rPh')].map(([, reading]) => reading);
  const plain = readings.reduce((text, reading) => text.replace(reading, ''), inner);
  return [...listElements(plain, 't')].map(([, text]) => decode(text)).join('');
}

function readCell(attributes: string, inner: string, shared: readonly string[]): SheetCell | null {
  if (/<(?:\w+:)?f[\s>/]/.test(inner)) return { kind: 'formula' };
  const type = readAttribute(attributes, 't') ?? 'n';
  if (type === 'inlineStr') return { kind: 'text', value: readText(inner) };
  const value = [...listElements(inner, 'v')].map(([, text]) => decode(text)).join('');
  if (value === '') return null;
  if (type === 's') return { kind: 'text', value: shared[Number(value)] ?? '' };
  if (type === 'e') return { kind: 'error' };
  if (type !== 'n') return { kind: 'text', value };
  const number = Number(value);
  return Number.isFinite(number) ? { kind: 'number', value: number } : { kind: 'error' };
}

function readCells(xml: string, shared: readonly string[]): Map<string, SheetCell> {
  const cells = new Map<string, SheetCell>();
  for (const [attributes, inner] of listElements(xml, 'c')) {
    const address = readAttribute(attributes, 'r');
    const cell = readCell(attributes, inner, shared);
    if (address !== null && cell !== null) cells.set(address.toUpperCase(), cell);
    if (cells.size > MOST_CELLS) throw new SpreadsheetError(`has more than ${MOST_CELLS} cells`);
  }
  return cells;
}

function createPartReader(bytes: Buffer): (name: string) => string | null {
  const entries = listZipEntries(bytes);
  if (entries === null) throw new SpreadsheetError('is no XLSX workbook');
  return (name) => {
    const entry = entries.find((one) => one.name === name);
    if (entry === undefined) return null;
    const part = readZipEntry(bytes, entry, MOST_PART_BYTES);
    if (part === 'zipBomb') throw new SpreadsheetError(`has a part bigger than ${MOST_PART_BYTES} bytes`);
    if (part === 'notZip') throw new SpreadsheetError('is damaged');
    const xml = part.toString('utf8');
    // Only what is written stands there: nothing may be defined and expanded.
    if (xml.includes('<!DOCTYPE')) throw new SpreadsheetError('has a document type, which no spreadsheet needs');
    return xml;
  };
}

/** Path of a sheet's part; a target is beside the workbook, or begins at the root. */
function findSheetPath(relations: string, id: string | null): string | null {
  for (const [attributes] of listElements(relations, 'Relationship')) {
    if (readAttribute(attributes, 'Id') !== id) continue;
    const target = readAttribute(attributes, 'Target') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return null;
}

/**
 * Reads a sheet of a workbook (XLSX) by its name, the first without one. Throws `SpreadsheetError` for a file that is none, that has no
 * such sheet, or that is too big when unpacked.
 */
export function readSpreadsheet(bytes: Buffer, name: string | null = null): Sheet {
  try {
    const read = createPartReader(bytes);
    const workbook = read('xl/workbook.xml');
    if (workbook === null) throw new SpreadsheetError('is no XLSX workbook');
    const sheets = [...listElements(workbook, 'sheet')].map(([attributes]) => attributes);
    const chosen = sheets.find((sheet) => name === null || readAttribute(sheet, 'name') === name);
    const path = chosen && findSheetPath(read('xl/_rels/workbook.xml.rels') ?? '', readAttribute(chosen, 'r:id'));
    const xml = path ? read(path) : null;
    if (chosen === undefined || xml === null) throw new SpreadsheetError(`has no sheet ${name ?? ''}`.trim());
    const shared = [...listElements(read('xl/sharedStrings.xml') ?? '', 'si')].map(([, inner]) => readText(inner));
    const countsFrom1904 = /<(?:\w+:)?workbookPr\s[^>]*date1904\s*=\s*["'](?:1|true)["']/.test(workbook);
    return { name: readAttribute(chosen, 'name') ?? '', cells: readCells(xml, shared), countsFrom1904 };
  } catch (error) {
    if (error instanceof RangeError) throw new SpreadsheetError('is damaged');
    throw error;
  }
}

/** What an address of a cell looks like (domain.md §7.8.11). */
export const CELL_ADDRESS = /^[A-Z]{1,3}[1-9][0-9]{0,6}$/;

const FIRST_DAY = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) } as const;
const DAY_MS = 86_400_000;

/** The date of a cell as YYYY-MM-DD: a number of days as spreadsheets count them, or a text of that form; null for anything else. */
export function readCellDate(cell: SheetCell, countsFrom1904: boolean): string | null {
  if (cell.kind === 'text') {
    const text = cell.value.trim().slice(0, 10);
    const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? null : text;
  }
  if (cell.kind !== 'number' || cell.value < 1 || cell.value > 2_958_465) return null;
  const first = countsFrom1904 ? FIRST_DAY.from1904 : FIRST_DAY.from1900;
  return new Date(first + Math.floor(cell.value) * DAY_MS).toISOString().slice(0, 10);
}
