import { type PhoneFileFault, phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import type { Language } from '@portal/domain/language/language';
import {
  MOST_PHONE_ROWS,
  makePhoneCollector,
  type PhoneList,
  type RowNote,
} from '@portal/domain/phone-call/phone-list';
import { LINE_END, writeCell } from '#platform/http/file-lines.ts';
import { readCsvRows } from '#platform/table-file/read-csv-rows.ts';
import { readXlsxRows } from '#platform/table-file/read-xlsx-rows.ts';

/** A phone list, or why a file is none. */
export type PhoneFile =
  | ({ readonly ok: true } & PhoneList)
  | { readonly ok: false; readonly fault: PhoneFileFault; readonly line: number | null };

const PIECE_BYTES = 64 * 1024;
const ZIP_MARK = 0x504b;
const OLE_MARK = 0xd0cf;

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES);
}

/** Reads a phone list from a workbook or a text with columns, by its bytes and not by its name. */
export async function readPhoneFile(bytes: Buffer, { mostRows = MOST_PHONE_ROWS } = {}): Promise<PhoneFile> {
  const collector = makePhoneCollector(mostRows);
  const mark = bytes.length >= 4 ? bytes.readUInt16BE(0) : 0;
  if (mark === ZIP_MARK || mark === OLE_MARK) {
    const fault = readXlsxRows(bytes, { onRow: collector.addRow });
    if (fault !== null) return { ok: false, fault, line: null };
  } else {
    const found = await readCsvRows(inPieces(bytes), { mostBytes: bytes.length, onRow: collector.addRow });
    if (found !== null) return { ok: false, fault: found.code, line: found.line };
  }
  const list = collector.finish();
  return 'fault' in list ? { ok: false, fault: list.fault, line: null } : { ok: true, ...list };
}

/** What is wrong with a file, in one sentence. */
export function describeFileFault(
  { fault, line }: { fault: PhoneFileFault; line: number | null },
  language: Language,
): string {
  const { file, atLine } = phoneCallMessages[language];
  return line === null ? file[fault] : atLine(line, file[fault]);
}

/** The rows to look at, as CSV: what begins like a formula stands behind an apostrophe. */
export function writeNotes(notes: readonly RowNote[], language: Language): string {
  const words = phoneCallMessages[language];
  const lines = notes.map(({ row, column, text, note }) =>
    [row, column === 0 ? '' : column, text, words.notes[note]].map(writeCell).join(','),
  );
  return `\uFEFF${[words.rowHeads.map(writeCell).join(','), ...lines].join(LINE_END)}${LINE_END}`;
}
