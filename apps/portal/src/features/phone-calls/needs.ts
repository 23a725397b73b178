import { type CallRefusal, phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import { AppError, type PlainErrorCode } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { CallProvider } from '#platform/call-provider/call-provider.ts';
import type { Database } from '#platform/database/database.ts';
import type { CallBook } from './call-book.ts';
import { type CallClient, findClient } from './own-call-store.ts';

export interface PhoneCallNeeds {
  readonly database: Database;
  /** Machine clock, by which the legal hours count. */
  readonly clock: () => EpochSeconds;
  /** Null: not configured on a public portal; calls are off. */
  readonly provider: CallProvider | null;
  readonly publicUrl: string;
}

export interface CampaignNeeds extends PhoneCallNeeds {
  readonly book: CallBook;
}

/** A refusal with its own sentence. */
export function refuseCall(code: PlainErrorCode, refusal: CallRefusal): AppError {
  const [vi, en] = [phoneCallMessages.vi.refusals[refusal], phoneCallMessages.en.refusals[refusal]];
  return new AppError(code, { detail: { vi, en } });
}

/** The account's call rate. Throws `AppError` `forbidden` if it may not call. */
export async function requireClient({ database }: PhoneCallNeeds, accountId: string): Promise<CallClient> {
  const client = await findClient(database, accountId);
  if (client === null) throw refuseCall('forbidden', 'notEnabled');
  return client;
}
