import { phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import { AppError } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import type { AccountJobKind } from '#platform/account-jobs/account-job.ts';
import { runOnThread } from '#platform/account-jobs/run-on-thread.ts';
import type { Database } from '#platform/database/database.ts';
import { clearUpload, findUpload, saveNumbers } from './own-call-store.ts';
import type { ReadOrder, ReadResult } from './read-list-on-thread.ts';

/** Which list is read. */
export interface ReadListInput {
  readonly listId: string;
  readonly language: Language;
}

const PROGRAM = new URL('./read-list-on-thread.ts', import.meta.url);
/** Reading takes the smaller part of the time, storing the larger. */
const READ_SHARE = 0.4;

/** Reads the file of a list on a thread and stores its numbers, all of them or none. */
export const createReadListKind = ({ database }: { readonly database: Database }): AccountJobKind<ReadListInput> => ({
  name: 'phone-calls.read-list',
  async run({ input: { listId, language }, accountId, signal, reportProgress }) {
    const key = { accountId, id: listId };
    const upload = await findUpload(database, key);
    if (upload === null) throw new AppError('notFound');
    const order: ReadOrder = { bytes: new Uint8Array(upload), language };
    let read: ReadResult;
    try {
      read = await runOnThread<ReadResult>({ program: PROGRAM, order, signal, reportProgress });
    } catch (error) {
      // A file that is none leaves the list as it was before it came.
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
