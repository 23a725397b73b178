import { randomInt } from 'node:crypto';
import { mayMoveBulletin } from '@portal/domain/expert-bulletin/bulletin-request';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { BulletinFile } from './bulletin-file.ts';
import { BULLETIN_ORDERS, type BulletinOrder } from './bulletin-order-store.ts';
import { findNewestSource, type IssuedBulletin, insertBulletin } from './bulletin-store.ts';
import { composeBulletin } from './compose-bulletin.ts';
import type { PointWeather } from './needs.ts';
import { ProError } from './pro-error.ts';

/** A file without faults, with the weather its numbers come from. */
export interface ReadyFile {
  readonly file: BulletinFile;
  readonly source: string;
  readonly known: PointWeather;
}

interface Publishing {
  readonly order: BulletinOrder;
  readonly files: readonly ReadyFile[];
  /** Whether an unchanged file is issued again with current data. */
  readonly again: boolean;
  /** Weather clock and machine clock. */
  readonly issuedAt: EpochSeconds;
  readonly now: EpochSeconds;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const CODE_LENGTH = 22;

/** 113 bits, not guessable. */
const makeCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * Freezes text and data of all files of an order together with the messages that draw and deliver them, in one
 * transaction. Throws ProError for a closed order, a text with faults, or an unchanged file.
 */
export function publishBulletins(database: Database, publishing: Publishing): Promise<IssuedBulletin[]> {
  const { order, files, again, issuedAt, now } = publishing;
  return database.inTransaction(async (transaction) => {
    const locked = await BULLETIN_ORDERS.lock(transaction, order);
    if (locked === null || !mayMoveBulletin(locked.state, 'delivered')) {
      throw new ProError(`order ${order.id} is ${locked?.state ?? 'gone'}: run "pro draft ${order.id}" first`);
    }
    const issued: IssuedBulletin[] = [];
    for (const { file, source, known } of files) {
      const before = await findNewestSource(transaction, order, file.language);
      if (before?.source === source && !again) {
        throw new ProError(
          `${file.language}: version ${before.version} was issued from this very file; change it, or give --again for the figures of now`,
        );
      }
      const { document, faults } = composeBulletin({
        order,
        file,
        known,
        now: issuedAt,
        before: before?.document ?? null,
      });
      if (faults.length > 0) throw new ProError(`${file.language}: the text has faults, see "pro check"`);
      const { accountId, id: orderId } = order;
      const { language, version } = document;
      const named = { accountId, orderId, id: makeUuidV7(now * 1000), code: makeCode(), language, version };
      const bulletin = { ...named, document, publishedAt: now };
      await insertBulletin(transaction, { ...bulletin, source });
      issued.push({ ...bulletin, pdfAt: null });
    }
    return issued;
  });
}
