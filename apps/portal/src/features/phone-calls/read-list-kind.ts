import { phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import { AppError } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import type { AccountJobKind } from '#platform/account-jobs/account-job.ts';
import { runOnThread } from '#platform/account-jobs/run-on-thread.ts';
import type { Database } from '#platform/database/database.ts';
import { clearUpload, findUpload, saveNumbers } from './own-call-store.ts';
import type { ReadOrder, ReadResult } from './read-list-on-thread.ts';

export interface ReadListInput {
  readonly listId: string;
  readonly language: Language;
  /** Letters of the column with numbers; absent: detected. */
  readonly column?: string | null;
}

const PROGRAM = new URL('./read-list-on-thread.ts', import.meta.url);
/** 100,000 rows take seconds; a file that takes longer is malicious. */
const LONGEST_READ_MS = 120_000;
const READ_SHARE = 0.4;

/** Job kind that reads a list's file on a thread and stores all of its numbers or none. */
export const createReadListKind = ({ database }: { readonly database: Database }): AccountJobKind<ReadListInput> => ({
  name: 'phone-calls.read-list',
  async run({ input: { listId, language, column = null }, accountId, signal, reportProgress }) {
    const key = { accountId, id: listId };
    const upload = await findUpload(database, key);
    if (upload === null) throw new AppError('notFound');
    const order: ReadOrder = { bytes: new Uint8Array(upload), language, column };
    let read: ReadResult;
    try {
      const limit = AbortSignal.timeout(LONGEST_READ_MS);
      read = await runOnThread<ReadResult>({
        program: PROGRAM,
        order,
        signal: AbortSignal.any([signal, limit]),
        reportProgress,
      }).catch((error: unknown) => {
        if (!limit.aborted || signal.aborted) throw error;
        throw new AppError('badInput', {
          detail: { vi: phoneCallMessages.vi.file.zipBomb, en: phoneCallMessages.en.file.zipBomb },
        });
      });
    } catch (error) {
      // An unreadable file is removed, so that another can be uploaded.
      if (error instanceof AppError) await clearUpload(database, key);
      throw error;
    }
    reportProgress(READ_SHARE);
    signal.throwIfAborted();
    await database.inTransaction((queries) => saveNumbers(queries, key, read));
    const { phones, report, ...counts } = read;
    const name = `${phoneCallMessages[language].fileNames.rows}.csv`;
    const file =
      report === null ? {} : { file: { bytes: Buffer.from(report), name, mediaType: 'text/csv; charset=utf-8' } };
    return { result: { listId, numbers: phones.length, ...counts }, ...file };
  },
});
