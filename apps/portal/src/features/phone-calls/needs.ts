import { type CallRefusal, phoneCallMessages } from '@portal/content/messages/phone-call-messages';
import { nameInputError } from '@portal/contract/check-schema';
import { AppError, type PlainErrorCode } from '@portal/contract/errors';
import { cleanLine } from '@portal/domain/contact/clean-line';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { CallProvider } from '#platform/call-provider/call-provider.ts';
import type { Database } from '#platform/database/database.ts';
import type { CallBook } from './call-book.ts';
import { type CallClient, findClient } from './own-call-store.ts';

/** What automatic calls need of the rest of the portal. */
export interface PhoneCallNeeds {
  readonly database: Database;
  /** The machine's clock: the law goes by it. */
  readonly clock: () => EpochSeconds;
  /** Null where no provider is set and people elsewhere reach the portal: nothing can be called. */
  readonly provider: CallProvider | null;
  /** Where links lead. */
  readonly publicUrl: string;
}

/** The same with where campaigns are stored. */
export interface CampaignNeeds extends PhoneCallNeeds {
  readonly book: CallBook;
}

/** A refusal with its own sentence. */
export function refuseCall(code: PlainErrorCode, refusal: CallRefusal): AppError {
  const [vi, en] = [phoneCallMessages.vi.refusals[refusal], phoneCallMessages.en.refusals[refusal]];
  return new AppError(code, { detail: { vi, en } });
}

/** How fast the account may call. Throws `AppError` `forbidden` where calls are not open to it. */
export async function requireClient({ database }: PhoneCallNeeds, accountId: string): Promise<CallClient> {
  const client = await findClient(database, accountId);
  if (client === null) throw refuseCall('forbidden', 'notEnabled');
  return client;
}

/** A name without marks at its ends. Throws `AppError` `badInput`. */
export function readName(name: string, language: Language): string {
  const line = cleanLine(name);
  if (line === '') throw new AppError('badInput', { errors: [nameInputError('name', 'empty', language)] });
  return line;
}
