import type { CompanionApp } from '@portal/domain/account/companion-app';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import type { RawRequest } from '#platform/http/raw-route.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { SessionTokens } from './session-token.ts';

export interface AccountNeeds {
  readonly database: Database;
  /** Machine clock: a portal run with CLOCK must not make sessions look old. */
  readonly clock: () => EpochSeconds;
  readonly passwords: PasswordHasher;
  readonly tokens: SessionTokens;
  readonly isCommonPassword: (password: string) => boolean;
  readonly sendsTexts: boolean;
  readonly writesToCompany: boolean;
  /** The account's current plan; `endsAt` is null without an end. */
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId; readonly endsAt: EpochSeconds | null }>;
  /** Detaches rows that outlive the account, in the transaction that deletes it. */
  readonly unlinkAccount: (queries: Queries, accountId: string) => Promise<void>;
  /** Verifies channels of the account's own address, in the transaction that verifies it. */
  readonly verifyChannels: (
    queries: Queries,
    accountId: string,
    verified: { readonly email: string; readonly now: EpochSeconds },
  ) => Promise<void>;
  readonly endCodes: (queries: Queries, accountId: string) => Promise<void>;
  /** Ends an account's keys, webhooks, calendars and open invitations. Call the returned function after the commit. */
  readonly endAccess: (queries: Queries, accountId: string) => Promise<() => void>;
  /** The same, and removes channels, rules, places, teams and pending orders. */
  readonly dropOwn: (queries: Queries, accountId: string) => Promise<() => void>;
  /** Data of other features for an account's export, by name. */
  readonly exportOwn: (accountId: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Where an app deletes accounts (https); null: not configured. */
  readonly findRemovalAddress: (app: CompanionApp) => string | null;
}

export interface CallOrigin {
  /** The address or network by which callers are counted. */
  readonly network: string;
  readonly userAgent: string | null;
}

export const toOrigin = ({ network, headers }: RawRequest): CallOrigin => ({
  network,
  userAgent: headers['user-agent'] ?? null,
});

export interface SignedIn {
  readonly accountId: string;
  readonly sessionId: string;
  /** Expiry of the token that was sent. */
  readonly expiresAt: EpochSeconds;
}
