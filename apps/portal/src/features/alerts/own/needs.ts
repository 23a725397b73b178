import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';

/** Addresses of an account that are known to be its owner's. */
interface VerifiedAddresses {
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly language: Language;
}

/** Ways that a message may leave by. */
export const CHANNEL_KINDS = ['email', 'sms', 'zalo', 'push', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** What the calls of an account about its alerts need of the rest of the portal. */
export interface OwnAlertNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  /** The place that a query names. Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  /** Null where the account was deleted. */
  readonly findVerified: (accountId: string) => Promise<VerifiedAddresses | null>;
  /** Whether a way is set up, or played by a sandbox. */
  readonly isAvailable: (kind: ChannelKind) => boolean;
}
