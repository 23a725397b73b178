import { Parser } from 'htmlparser2';
import { listZipEntries, readZipEntry, type ZipEntry } from '#platform/zip/read-zip.ts';

/** Why a file is no workbook that can be read. */
export type WorkbookFault = 'notWorkbook' | 'zipBomb' | 'locked' | 'noSheet';

/** What stands in a cell. A formula is never computed, and what a program computed of it last is not believed. */
export type SheetCell =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'formula' }
  | { readonly kind: 'error' };

/** What a workbook says of the sheet that is read. */
export interface SheetFacts {
  readonly name: string;
  /** Whether days are counted from 1904 on instead of 1900. */
  readonly countsFrom1904: boolean;
}

interface WorkbookOptions {
  /** Name of the sheet; null: the first that the workbook shows. */
  readonly sheet?: string | null;
  /** Gets each row that has cells, from column A on (null: empty), with its number from 1. False: the rest is not read. */
  readonly onRow: (cells: readonly (SheetCell | null)[], row: number) => boolean;
}

/** A sheet of 100,000 rows with three columns takes about 20 MB. */
const MOST_SHEET_BYTES = 96 * 2 ** 20;
const MOST_STRINGS_BYTES = 48 * 2 ** 20;
const MOST_BOOK_BYTES = 2 ** 20;
const MOST_COLUMNS = 256;
const LONGEST_CELL = 1000;
/** Text is parsed in pieces: strings of the whole would lie in memory beside the bytes. */
const PIECE_BYTES = 256 * 1024;
/** A workbook with a password is an OLE file around an encrypted one. */
const OLE_MARK = 0xd0cf11e0;

class StopReading extends Error {}

class BadWorkbook extends Error {
  readonly fault: WorkbookFault;
  constructor(fault: WorkbookFault) {
    super(fault);
    this.fault = fault;
  }
}

interface Events {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Names without their prefix: some programs write `x:row`. */
const toLocal = (name: string): string => name.slice(name.indexOf(':') + 1);

function parseXml(bytes: Buffer, { open, text, close }: Events): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(toLocal(name), attributes),
      ontext: (piece) => text?.(piece),
      onclosetag: (name) => close?.(toLocal(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder('utf-8');
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    parser.write(decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true }));
  parser.end();
}

/** The texts that cells refer to by their number. What is read aloud beside a text (`rPh`) is not part of it. */
function readStrings(bytes: Buffer): string[] {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let phonetic = 0;
  parseXml(bytes, {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    text(piece) {
      if (isText && current.length < LONGEST_CELL) current += piece;
    },
    close(name) {
      if (name === 'si') strings.push(current);
      if (name === 'rPh') phonetic -= 1;
      if (name === 't') isText = false;
    },
  });
  return strings;
}

/** Column of a reference such as `AB12`, from 0; -1 for none. */
function toColumn(reference: string): number {
  let column = 0;
  for (const letter of reference.toUpperCase()) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column - 1;
}

interface RawCell {
  readonly type: string;
  readonly value: string;
  readonly hasFormula: boolean;
}

function toCell({ type, value, hasFormula }: RawCell, strings: readonly string[]): SheetCell | null {
  if (hasFormula) return { kind: 'formula' };
  if (value === '') return null;
  if (type === 'e') return { kind: 'error' };
  if (type === 's') return { kind: 'text', value: strings[Number(value)] ?? '' };
  if (type !== '' && type !== 'n') return { kind: 'text', value: value.slice(0, LONGEST_CELL) };
  const number = Number(value);
  return Number.isFinite(number) ? { kind: 'number', value: number } : { kind: 'error' };
}

function readSheet(bytes: Buffer, strings: readonly string[], onRow: WorkbookOptions['onRow']): void {
  let cells: (SheetCell | null)[] = [];
  let row = 0;
  let column = -1;
  let [type, value] = ['', ''];
  let isValue = false;
  let hasFormula = false;
  const endCell = (): void => {
    if (column < 0 || column >= MOST_COLUMNS) return;
    while (cells.length < column) cells.push(null);
    cells[column] = toCell({ type, value, hasFormula }, strings);
  };
  parseXml(bytes, {
    open(name, { r: reference = '', t = '' }) {
      if (name === 'row') {
        row = Number(reference) || row + 1;
        [cells, column] = [[], -1];
      } else if (name === 'c') {
        column = reference === '' ? column + 1 : toColumn(reference);
        [type, value, hasFormula] = [t, '', false];
      } else if (name === 'f') hasFormula = true;
      isValue = name === 'v' || name === 't';
    },
    text(piece) {
      if (isValue && value.length < LONGEST_CELL) value += piece;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') endCell();
      if (name === 'row' && cells.length > 0 && !onRow(cells, row)) throw new StopReading();
    },
  });
}

interface FoundSheet extends SheetFacts {
  readonly relation: string;
}

const TRUE = new Set(['1', 'true']);

/** The sheet of a name, or the first that is shown. */
function findSheet(book: Buffer, wanted: string | null): FoundSheet | null {
  let found: Omit<FoundSheet, 'countsFrom1904'> | null = null;
  let countsFrom1904 = false;
  parseXml(book, {
    open(name, attributes) {
      if (name === 'workbookPr') countsFrom1904 = TRUE.has(attributes.date1904 ?? '');
      if (name !== 'sheet' || found !== null) return;
      const isWanted = wanted === null ? (attributes.state ?? 'visible') === 'visible' : attributes.name === wanted;
      if (!isWanted) return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      found = { name: attributes.name ?? '', relation };
    },
  });
  return found === null ? null : { ...(found as Omit<FoundSheet, 'countsFrom1904'>), countsFrom1904 };
}

/** Path of a sheet's part; a target is beside the workbook, or begins at the root. */
function findPath(relations: Buffer, relation: string): string {
  let target = '';
  parseXml(relations, {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship' && Id === relation) target = Target;
    },
  });
  if (target === '') throw new BadWorkbook('noSheet');
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}

function unpack(zip: Buffer, entry: ZipEntry | undefined, most: number): Buffer {
  const bytes = entry === undefined ? 'notZip' : readZipEntry(zip, entry, most);
  if (typeof bytes !== 'string') return bytes;
  throw new BadWorkbook(bytes === 'zipBomb' ? 'zipBomb' : 'notWorkbook');
}

function readBook(zip: Buffer, { sheet = null, onRow }: WorkbookOptions): SheetFacts {
  if (zip.length >= 4 && zip.readUInt32BE(0) === OLE_MARK) throw new BadWorkbook('locked');
  const entries = listZipEntries(zip);
  if (entries === null) throw new BadWorkbook('notWorkbook');
  const find = (name: string) => entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  const found = findSheet(unpack(zip, find('xl/workbook.xml'), MOST_BOOK_BYTES), sheet);
  if (found === null) throw new BadWorkbook('noSheet');
  const path = findPath(unpack(zip, find('xl/_rels/workbook.xml.rels'), MOST_BOOK_BYTES), found.relation);
  const shared = find('xl/sharedStrings.xml');
  const strings = shared === undefined ? [] : readStrings(unpack(zip, shared, MOST_STRINGS_BYTES));
  const bytes = unpack(zip, find(path), MOST_SHEET_BYTES);
  try {
    readSheet(bytes, strings, onRow);
  } catch (error) {
    if (!(error instanceof StopReading)) throw error;
  }
  return { name: found.name, countsFrom1904: found.countsFrom1904 };
}

/** Reads the rows of a sheet of a workbook (XLSX, ECMA-376). Returns what the workbook says of it, or what is wrong; throws what `onRow` throws. */
export function readWorkbook(zip: Buffer, options: WorkbookOptions): SheetFacts | WorkbookFault {
  try {
    return readBook(zip, options);
  } catch (error) {
    if (error instanceof BadWorkbook) return error.fault;
    // A zip whose directory points beyond its end.
    if (error instanceof RangeError) return 'notWorkbook';
    throw error;
  }
}
