import { toColumnIndex, toColumnLetters } from '@portal/domain/table/read-text-formula';
import { Parser } from 'htmlparser2';
import { listZipEntries, unpackZipEntry, type ZipEntry, ZipError } from '#platform/zip/read-zip.ts';

export type WorkbookFault = 'notWorkbook' | 'zipBomb' | 'locked' | 'noSheet';

/** Content of a cell. Formulas are not computed, and cached results are not trusted. */
export type SheetCell =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  /** Text without the equals sign; empty if the file lacks it. */
  | { readonly kind: 'formula'; readonly formula: string }
  | { readonly kind: 'error' };

export interface SheetFacts {
  readonly name: string;
  /** Whether dates count from 1904 instead of 1900. */
  readonly countsFrom1904: boolean;
}

interface WorkbookOptions {
  /** Name of the sheet; null: the first visible one. */
  readonly sheet?: string | null;
  /**
   * Called for each row with cells, from column A (null: empty), with its number from 1 and whether it is hidden by a
   * filter or manually. False stops reading.
   */
  readonly onRow: (cells: readonly (SheetCell | null)[], row: number, isHidden: boolean) => boolean;
  /** Called with the size of each unpacked chunk, for measurements. */
  readonly onUnpacked?: (bytes: number) => void;
}

/** A sheet of 100,000 rows with three columns takes about 20 MB. */
const MOST_SHEET_BYTES = 96 * 2 ** 20;
const MOST_STRINGS_BYTES = 48 * 2 ** 20;
const MOST_BOOK_BYTES = 2 ** 20;
const MOST_COLUMNS = 256;
const LONGEST_CELL = 1000;
/** Sheets nest seven elements deep, drawings a few more. */
const MOST_DEPTH = 64;
/** Three elements per cell, 100,000 rows of 30 columns: more takes minutes. */
const MOST_ELEMENTS = 12_000_000;
/** A password-protected workbook is an OLE file with encrypted content. */
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

/** Drops prefixes: some programs write `x:row`. */
const toLocal = (name: string): string => name.slice(name.indexOf(':') + 1);

type Pieces = AsyncIterable<Buffer>;

/** Streaming parser. Throws `BadWorkbook` for too deep or too many elements. */
async function parseXml(pieces: Pieces, { open, text, close }: Events): Promise<void> {
  let [depth, elements] = [0, 0];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > MOST_DEPTH || ++elements > MOST_ELEMENTS) throw new BadWorkbook('zipBomb');
        open?.(toLocal(name), attributes);
      },
      ontext: (piece) => text?.(piece),
      onclosetag(name) {
        depth -= 1;
        close?.(toLocal(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder('utf-8');
  for await (const piece of pieces) parser.write(decoder.decode(piece, { stream: true }));
  parser.end();
}

const ESCAPED = /_x([0-9A-F]{4})_/gi;

/** Characters that XML cannot contain are escaped as `_x000D_` (ECMA-376 22.4.2.4). */
const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** The shared strings that cells refer to by index. Phonetic runs (`rPh`) are left out. */
async function readStrings(pieces: Pieces): Promise<string[]> {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let phonetic = 0;
  await parseXml(pieces, {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    text(piece) {
      if (isText && current.length < LONGEST_CELL) current += piece;
    },
    close(name) {
      if (name === 'si') strings.push(unescapeText(current));
      if (name === 'rPh') phonetic -= 1;
      if (name === 't') isText = false;
    },
  });
  return strings;
}

interface RawCell {
  readonly type: string;
  readonly value: string;
  readonly formula: string | null;
}

function toCell({ type, value, formula }: RawCell, strings: readonly string[]): SheetCell | null {
  if (formula !== null) return { kind: 'formula', formula };
  if (value === '') return null;
  if (type === 'e') return { kind: 'error' };
  if (type === 's') return { kind: 'text', value: strings[Number(value)] ?? '' };
  if (type !== '' && type !== 'n') return { kind: 'text', value: unescapeText(value.slice(0, LONGEST_CELL)) };
  const number = Number(value);
  return Number.isFinite(number) ? { kind: 'number', value: number } : { kind: 'error' };
}

/** A shared formula: other cells use it relative to their position. */
interface SharedFormula {
  readonly formula: string;
  readonly row: number;
  readonly column: number;
}

const REFERENCE = /"(?:[^"]|"")*"|(\$?)([A-Z]{1,3})(\$?)(\d{1,7})(?![\d(A-Z])/gi;

/** Shifts a shared formula by rows and columns. */
function moveFormula(formula: string, rows: number, columns: number): string {
  return formula.replace(
    REFERENCE,
    (whole, fixed: string, letters: string | undefined, fixedRow: string, row: string) => {
      if (letters === undefined) return whole;
      const column = fixed === '$' ? letters : toColumnLetters(Math.max(0, toColumnIndex(letters) + columns));
      return `${fixed}${column}${fixedRow}${fixedRow === '$' ? row : Math.max(1, Number(row) + rows)}`;
    },
  );
}

/** Attributes of a formula, and its text so far. */
interface OpenFormula {
  readonly shared: string | null;
  text: string;
}

/** Resolves the formulas of a sheet in order. */
function makeFormulaReader() {
  const shared = new Map<string, SharedFormula>();
  return ({ shared: index, text }: OpenFormula, row: number, column: number): string => {
    if (index === null) return text;
    const first = shared.get(index);
    if (text !== '') shared.set(index, { formula: text, row, column });
    if (text !== '' || first === undefined) return text;
    return moveFormula(first.formula, row - first.row, column - first.column);
  };
}

async function readSheet(pieces: Pieces, strings: readonly string[], onRow: WorkbookOptions['onRow']): Promise<void> {
  const readFormula = makeFormulaReader();
  let cells: (SheetCell | null)[] = [];
  let [row, column] = [0, -1];
  let isHidden = false;
  let [type, value] = ['', ''];
  let formula: OpenFormula | null = null;
  let part: 'value' | 'formula' | null = null;
  const endCell = (): void => {
    if (column < 0 || column >= MOST_COLUMNS) return;
    while (cells.length < column) cells.push(null);
    cells[column] = toCell(
      { type, value, formula: formula === null ? null : readFormula(formula, row, column) },
      strings,
    );
  };
  await parseXml(pieces, {
    open(name, { r: reference = '', t = '', hidden = '', si }) {
      if (name === 'row') {
        row = Number(reference) || row + 1;
        [cells, column, isHidden] = [[], -1, TRUE.has(hidden)];
      } else if (name === 'c') {
        column = reference === '' ? column + 1 : toColumnIndex(/^[a-z]*/i.exec(reference)?.[0] ?? '');
        [type, value, formula] = [t, '', null];
      } else if (name === 'f') formula = { shared: t === 'shared' ? (si ?? '') : null, text: '' };
      part = name === 'v' || name === 't' ? 'value' : name === 'f' ? 'formula' : null;
    },
    text(piece) {
      if (part === 'value' && value.length < LONGEST_CELL) value += piece;
      if (part === 'formula' && formula !== null && formula.text.length < LONGEST_CELL) formula.text += piece;
    },
    close(name) {
      part = null;
      if (name === 'c') endCell();
      if (name === 'row' && cells.length > 0 && !onRow(cells, row, isHidden)) throw new StopReading();
    },
  });
}

const TRUE = new Set(['1', 'true']);

interface FoundSheet extends SheetFacts {
  readonly relation: string;
}

/** The sheet of a name, or the first visible one. */
async function findSheet(book: Pieces, wanted: string | null): Promise<FoundSheet | null> {
  let found: Omit<FoundSheet, 'countsFrom1904'> | null = null;
  let countsFrom1904 = false;
  await parseXml(book, {
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

/** Path of a sheet's part; its target is relative to the workbook, or absolute. */
async function findPath(relations: Pieces, relation: string): Promise<string> {
  let target = '';
  await parseXml(relations, {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship' && Id === relation) target = Target;
    },
  });
  if (target === '') throw new BadWorkbook('noSheet');
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}

async function readBook(zip: Buffer, { sheet = null, onRow, onUnpacked }: WorkbookOptions): Promise<SheetFacts> {
  if (zip.length >= 4 && zip.readUInt32BE(0) === OLE_MARK) throw new BadWorkbook('locked');
  const entries = listZipEntries(zip);
  if (entries === null) throw new BadWorkbook('notWorkbook');
  const find = (name: string) => entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  async function* unpack(entry: ZipEntry | undefined, most: number): Pieces & AsyncGenerator<Buffer> {
    if (entry === undefined) throw new BadWorkbook('notWorkbook');
    for await (const piece of unpackZipEntry(zip, entry, most)) {
      onUnpacked?.(piece.length);
      yield piece;
    }
  }
  const found = await findSheet(unpack(find('xl/workbook.xml'), MOST_BOOK_BYTES), sheet);
  if (found === null) throw new BadWorkbook('noSheet');
  const path = await findPath(unpack(find('xl/_rels/workbook.xml.rels'), MOST_BOOK_BYTES), found.relation);
  const shared = find('xl/sharedStrings.xml');
  const strings = shared === undefined ? [] : await readStrings(unpack(shared, MOST_STRINGS_BYTES));
  try {
    await readSheet(unpack(find(path), MOST_SHEET_BYTES), strings, onRow);
  } catch (error) {
    if (!(error instanceof StopReading)) throw error;
  }
  return { name: found.name, countsFrom1904: found.countsFrom1904 };
}

/**
 * Streams the rows of a workbook's sheet (XLSX, ECMA-376) while unpacking: no part is ever held whole, and reading
 * stops at a part that is too large, too deep or has too many elements. Resolves to the sheet's facts or the fault;
 * rejects with what `onRow` throws.
 */
export async function readWorkbook(zip: Buffer, options: WorkbookOptions): Promise<SheetFacts | WorkbookFault> {
  try {
    return await readBook(zip, options);
  } catch (error) {
    if (error instanceof BadWorkbook) return error.fault;
    if (error instanceof ZipError) return error.code === 'zipBomb' ? 'zipBomb' : 'notWorkbook';
    // A zip whose directory points beyond its end.
    if (error instanceof RangeError) return 'notWorkbook';
    throw error;
  }
}
