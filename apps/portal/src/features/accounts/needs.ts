import type { CompanionApp } from '@portal/domain/account/companion-app';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import type { RawRequest } from '#platform/http/raw-route.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { SessionTokens } from './session-token.ts';

/** What the parts of the accounts need of the rest of the portal. */
export interface AccountNeeds {
  readonly database: Database;
  /** The machine's clock: a portal run with CLOCK must not make sessions old. */
  readonly clock: () => EpochSeconds;
  readonly passwords: PasswordHasher;
  readonly tokens: SessionTokens;
  readonly isCommonPassword: (password: string) => boolean;
  /** Whether text messages can be sent. */
  readonly sendsTexts: boolean;
  /** Whether letters to the company can be sent. */
  readonly writesToCompany: boolean;
  /** The plan that an account has now; `endsAt` is null where it has no end. */
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId; readonly endsAt: EpochSeconds | null }>;
  /** Takes an account out of what outlives it, in the transaction that deletes it. */
  readonly unlinkAccount: (queries: Queries, accountId: string) => Promise<void>;
  /** Voids the codes that were sent to channels of an account. */
  readonly endCodes: (queries: Queries, accountId: string) => Promise<void>;
  /** Ends keys, webhooks, calendars and open invitations of an account. What is returned has to be called once the transaction holds. */
  readonly endAccess: (queries: Queries, accountId: string) => Promise<() => void>;
  /** The same, with channels, rules, places, teams and pending orders too. */
  readonly dropOwn: (queries: Queries, accountId: string) => Promise<() => void>;
  /** What other features have of an account, for its export, by name. */
  readonly exportOwn: (accountId: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Address (https) at which an app deletes an account; null where the operator has set none. */
  readonly findRemovalAddress: (app: CompanionApp) => string | null;
}

/** Where a call comes from. */
export interface CallOrigin {
  /** The address or network that callers are counted by. */
  readonly network: string;
  /** `User-Agent`; null without. */
  readonly userAgent: string | null;
}

/** Where a request comes from. */
export const toOrigin = ({ network, headers }: RawRequest): CallOrigin => ({
  network,
  userAgent: headers['user-agent'] ?? null,
});

/** A signed-in caller. */
export interface SignedIn {
  readonly accountId: string;
  readonly sessionId: string;
  /** When the token that was sent is over. */
  readonly expiresAt: EpochSeconds;
}
