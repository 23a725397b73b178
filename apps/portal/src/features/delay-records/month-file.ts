import type { StoredDay } from '@portal/domain/delay-record/verify-chain';

/** Days as JSON lines, in which each record stands byte by byte as it was hashed (docs/delay-records.md). */
export const toMonthFile = (days: readonly Pick<StoredDay, 'hash' | 'content'>[]): string =>
  days.map(({ hash, content }) => `{"hash":"${hash}","record":${content}}\n`).join('');
