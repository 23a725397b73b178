import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';

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

/** A rule at one of its places. */
export interface TriggerQuestion {
  readonly rule: AlertRule;
  readonly placeName: string;
  readonly slug: string | null;
  readonly points: readonly LatLng[];
}

/** When a rule is met next, and what its message would say. */
export interface NextTrigger {
  readonly at: EpochSeconds;
  readonly because: string;
}

/** What the calls of an account about its alerts need of the rest of the portal. */
export interface OwnAlertNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  /** The clock of the weather, by which messages are due. */
  readonly weatherClock: () => EpochSeconds;
  /** The place that a query names. Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  /** What else of the account counts as a place of its plan (decisions.md, "Further routes"). */
  readonly listOtherLocations: (
    queries: Queries,
    accountId: string,
  ) => Promise<readonly { readonly id: string; readonly createdAt: EpochSeconds }[]>;
  /** Activities, which the plan counts together with rules (decisions.md, "Further routes"). */
  readonly listActivities: (
    queries: Queries,
    accountId: string,
  ) => Promise<readonly { readonly id: string; readonly createdAt: EpochSeconds }[]>;
  /** Tells the owner of an account of a webhook's host, in the transaction that adds it. */
  readonly noticeWebhook: (queries: Queries, accountId: string, host: string) => Promise<void>;
  /** Null where the account was deleted. */
  readonly findVerified: (accountId: string) => Promise<VerifiedAddresses | null>;
  /** What would set a rule off at some points next; null where nothing does, or nothing is known. */
  readonly findNextTrigger: (question: TriggerQuestion) => NextTrigger | null;
  /** Whether a way is set up, or played by a sandbox. */
  readonly isAvailable: (kind: ChannelKind) => boolean;
  /** Whether a customer's own server may be posted to: https, and public as it resolves now. */
  readonly isAllowedWebhook: (url: string) => Promise<boolean>;
  /** What browsers subscribe to push messages with; null where there are none. */
  readonly findPushKey: () => string | null;
}
