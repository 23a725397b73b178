import { type PhoneFileFault, phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import type { Language } from '@portal/domain/language/language';
import {
  makePhoneCollector,
  type PhoneList,
  type PhoneListOptions,
  type RowNote,
  ratePhoneRows,
} from '@portal/domain/phone-call/phone-list';
import { readTextRows } from '@portal/forecast/formats/delimited-text/read-text-rows';
import { TextTableError } from '@portal/forecast/formats/delimited-text/text-error';
import { LINE_END, writeCell } from '#platform/http/file-lines.ts';
import { readWorkbook, type SheetCell } from '#platform/spreadsheet/read-workbook.ts';

/** A phone list, or why a file cannot be read. */
export type PhoneFile =
  | ({ readonly ok: true } & PhoneList)
  | {
      readonly ok: false;
      readonly fault: PhoneFileFault;
      readonly line: number | null;
      /** Columns to choose from if several contain numbers. */
      readonly columns?: readonly string[];
    };

const PIECE_BYTES = 64 * 1024;
const ZIP_MARK = 0x504b;
const OLE_MARK = 0xd0cf;

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES);
}

/** A cell as digits; a formula as its text, which is a phone number only if it just joins texts. */
const toText = (cell: SheetCell | null): string =>
  cell === null || cell.kind === 'error' ? '' : cell.kind === 'formula' ? `=${cell.formula}` : String(cell.value);

/** The fault of a delimited text; null: none. */
async function readText(bytes: Buffer, onRow: (cells: string[], row: number) => boolean) {
  try {
    await readTextRows(inPieces(bytes), { mostBytes: bytes.length, onRow, rateRows: ratePhoneRows });
    return null;
  } catch (error) {
    if (error instanceof TextTableError) return error;
    throw error;
  }
}

/** Reads a phone list from a workbook or delimited text, detected by content instead of file name. */
export async function readPhoneFile(bytes: Buffer, options: PhoneListOptions = {}): Promise<PhoneFile> {
  const collector = makePhoneCollector(options);
  const mark = bytes.length >= 4 ? bytes.readUInt16BE(0) : 0;
  if (mark === ZIP_MARK || mark === OLE_MARK) {
    const facts = await readWorkbook(bytes, {
      onRow: (cells, row, isHidden) => collector.addRow(cells.map(toText), row, isHidden),
    });
    if (typeof facts === 'string') return { ok: false, fault: facts, line: null };
  } else {
    const found = await readText(bytes, collector.addRow);
    if (found !== null) return { ok: false, fault: found.code, line: found.row };
  }
  const list = collector.finish();
  return 'fault' in list ? { ok: false, line: null, ...list } : { ok: true, ...list };
}

export function describeFileFault(
  { fault, line, columns = [] }: Omit<Extract<PhoneFile, { ok: false }>, 'ok'>,
  language: Language,
): string {
  const { file, atLine } = phoneCallMessages[language];
  const sentence = columns.length === 0 ? file[fault] : `${file[fault]} ${columns.join(', ')}.`;
  return line === null ? sentence : atLine(line, sentence);
}

/** The rows to check as CSV; formula-like cells get a leading apostrophe. */
export function writeNotes(notes: readonly RowNote[], language: Language): string {
  const words = phoneCallMessages[language];
  const lines = notes.map(({ row, column, text, note }) =>
    [row, column === 0 ? '' : column, text, words.notes[note]].map(writeCell).join(','),
  );
  return `\uFEFF${[words.rowHeads.map(writeCell).join(','), ...lines].join(LINE_END)}${LINE_END}`;
}
