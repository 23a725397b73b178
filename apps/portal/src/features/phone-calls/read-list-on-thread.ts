import { AppError } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import { serveThreadWork } from '#platform/account-jobs/serve-thread-work.ts';
import { describeFileFault, readPhoneFile, writeNotes } from './read-phone-file.ts';

export interface ReadOrder {
  readonly bytes: Uint8Array;
  readonly language: Language;
  /** Letters of the column with numbers; null: detected. */
  readonly column: string | null;
}

/** Numbers, notes on rows, and their counts. */
export interface ReadResult {
  readonly phones: Float64Array;
  readonly rows: number;
  readonly faulty: number;
  readonly duplicates: number;
  readonly restored: number;
  readonly hidden: number;
  /** CSV of the rows to check; null: none. */
  readonly report: string | null;
}

await serveThreadWork<ReadOrder, ReadResult>(async ({ bytes, language, column }) => {
  const file = await readPhoneFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { column });
  if (!file.ok)
    throw new AppError('badInput', {
      detail: { vi: describeFileFault(file, 'vi'), en: describeFileFault(file, 'en') },
    });
  const { phones, rows, faulty, duplicates, restored, hidden, notes } = file;
  return {
    phones,
    rows,
    faulty,
    duplicates,
    restored,
    hidden,
    report: notes.length === 0 ? null : writeNotes(notes, language),
  };
});
