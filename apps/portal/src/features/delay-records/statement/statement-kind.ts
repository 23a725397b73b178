import { delayRecordMessages } from '@portal/content/messages/delay-record-messages';
import { AppError } from '@portal/contract/errors';
import { FIRST_HASH } from '@portal/domain/delay-record/delay-record';
import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { checkDays, toStart } from '#features/delay-records/check-chain.ts';
import { type Month, parseMonth } from '#features/delay-records/months.ts';
import type { RecordNeeds } from '#features/delay-records/needs.ts';
import { findLastRecord, listRecordsBetween } from '#features/delay-records/record-store.ts';
import { type RecordSite, SITES } from '#features/delay-records/site-store.ts';
import type { AccountJobKind } from '#platform/account-jobs/account-job.ts';
import { runOnThread } from '#platform/account-jobs/run-on-thread.ts';
import type { Database } from '#platform/database/database.ts';
import type { DrawnStatement, StatementOrder } from './statement-order.ts';

export interface StatementInput {
  readonly siteId: string;
  readonly month: string;
  readonly language: Language;
}

const PROGRAM = new URL('./statement-on-thread.ts', import.meta.url);
const READ_SHARE = 0.2;

const refuse = (code: 'badInput' | 'conflict', fault: 'month' | 'brokenChain'): AppError =>
  new AppError(code, {
    detail: { vi: delayRecordMessages.vi.faults[fault], en: delayRecordMessages.en.faults[fault] },
  });

/** The closed days of a month. Throws `AppError` `badInput` if there is none. */
export async function getClosedDays(database: Database, site: RecordSite, monthName: string) {
  const month: Month | null = parseMonth(monthName);
  const days = month === null ? [] : await listRecordsBetween(database, site, month);
  if (month === null || days.length === 0) throw refuse('badInput', 'month');
  return { month, days };
}

/** Job kind that prints a month's statement; fails if the chain is broken. */
export const createStatementKind = ({
  database,
  machineClock,
  publicUrl,
}: RecordNeeds): AccountJobKind<StatementInput> => ({
  name: 'delay-records.print-statement',
  async run({ input, accountId, signal, reportProgress }) {
    const { siteId: id, month: monthName, language } = input;
    const site = await SITES.get(database, { accountId, id });
    const { month, days } = await getClosedDays(database, site, monthName);
    const before = await findLastRecord(database, site, month.fromAt);
    if (!checkDays(days, toStart(before, site)).isWhole) throw refuse('conflict', 'brokenChain');
    reportProgress(READ_SHARE);
    signal.throwIfAborted();
    const page = toLanguagePath('weather-record', language, { code: site.publicId });
    const order: StatementOrder = {
      language,
      month: month.name,
      name: site.name,
      days,
      previousHash: before?.hash ?? FIRST_HASH,
      link: publicUrl + addQuery(page, `month=${month.name}`),
      madeAt: machineClock(),
    };
    const { result, pdf } = await runOnThread<DrawnStatement>({
      program: PROGRAM,
      order,
      signal,
      reportProgress: (share) => reportProgress(READ_SHARE + (1 - READ_SHARE) * share),
    });
    const name = `${language === 'vi' ? 'so-thoi-tiet' : 'weather-record'}-${month.name}.pdf`;
    return { result, file: { bytes: Buffer.from(pdf), name, mediaType: 'application/pdf' } };
  },
});
