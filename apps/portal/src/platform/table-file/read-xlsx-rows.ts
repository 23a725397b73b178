import { Parser } from 'htmlparser2';
import { listZipEntries, readZipEntry, type ZipEntry } from './read-zip.ts';

/** Why a file is no workbook that can be read. */
export type XlsxFault = 'notWorkbook' | 'zipBomb' | 'locked' | 'noSheet';

interface XlsxOptions {
  /**
   * Gets each row that has cells, with its number from 1. A cell with a formula is the text `=`: formulas are never evaluated, and what another program
   * computed is not believed. False: the rest is not read.
   */
  readonly onRow: (cells: readonly string[], row: number) => boolean;
}

/** A sheet of 100,000 rows with three columns takes about 20 MB. */
const MOST_SHEET_BYTES = 96 * 2 ** 20;
const MOST_STRINGS_BYTES = 48 * 2 ** 20;
const MOST_BOOK_BYTES = 2 ** 20;
const MOST_COLUMNS = 256;
const LONGEST_CELL = 1000;
/** Text is parsed in pieces: strings of the whole would lie in memory beside the bytes. */
const PIECE_BYTES = 256 * 1024;

class StopReading extends Error {}

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
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column - 1;
}

/** A number as figures: 84912345678 is stored as `84912345678` or `8.4912345678E10`. */
function toFigures(value: string): string {
  const number = Number(value);
  return /E/i.test(value) && Number.isSafeInteger(number) ? String(number) : value;
}

function readSheet(bytes: Buffer, strings: readonly string[], onRow: XlsxOptions['onRow']): void {
  let cells: string[] = [];
  let row = 0;
  let column = -1;
  let type = '';
  let value = '';
  let isValue = false;
  let hasFormula = false;
  const endCell = (): void => {
    if (column >= MOST_COLUMNS) return;
    while (cells.length < column) cells.push('');
    const shown =
      type === 's' ? (strings[Number(value)] ?? '') : type === '' || type === 'n' ? toFigures(value) : value;
    cells[column] = hasFormula ? '=' : shown.slice(0, LONGEST_CELL);
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

/** The path of the first sheet that is shown, as the workbook and its relations name it. */
function findSheet(book: Buffer, relations: Buffer): string | null {
  let id = '';
  parseXml(book, {
    open(name, attributes) {
      if (name !== 'sheet' || id !== '' || (attributes.state ?? 'visible') !== 'visible') return;
      id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    },
  });
  let target = '';
  parseXml(relations, {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship' && Id === id) target = Target;
    },
  });
  if (target === '') return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}

class BadWorkbook extends Error {
  readonly fault: XlsxFault;
  constructor(fault: XlsxFault) {
    super(fault);
    this.fault = fault;
  }
}

function unpack(zip: Buffer, entry: ZipEntry | undefined, most: number): Buffer {
  const bytes = entry === undefined ? 'notZip' : readZipEntry(zip, entry, most);
  if (typeof bytes !== 'string') return bytes;
  throw new BadWorkbook(bytes === 'zipBomb' ? 'zipBomb' : 'notWorkbook');
}

function readBook(zip: Buffer, onRow: XlsxOptions['onRow']): void {
  // A workbook with a password is an OLE file around an encrypted one.
  if (zip.length >= 4 && zip.readUInt32BE(0) === 0xd0cf11e0) throw new BadWorkbook('locked');
  const entries = listZipEntries(zip);
  if (entries === null) throw new BadWorkbook('notWorkbook');
  const find = (name: string) => entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  const book = unpack(zip, find('xl/workbook.xml'), MOST_BOOK_BYTES);
  const path = findSheet(book, unpack(zip, find('xl/_rels/workbook.xml.rels'), MOST_BOOK_BYTES));
  if (path === null) throw new BadWorkbook('noSheet');
  const shared = find('xl/sharedStrings.xml');
  const strings = shared === undefined ? [] : readStrings(unpack(zip, shared, MOST_STRINGS_BYTES));
  readSheet(unpack(zip, find(path), MOST_SHEET_BYTES), strings, onRow);
}

/** Reads the rows of the first sheet that a workbook shows (ECMA-376). Returns what is wrong, null where nothing is. */
export function readXlsxRows(zip: Buffer, { onRow }: XlsxOptions): XlsxFault | null {
  try {
    readBook(zip, onRow);
    return null;
  } catch (error) {
    if (error instanceof StopReading) return null;
    if (error instanceof BadWorkbook) return error.fault;
    throw error;
  }
}
