import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import type { ChannelKind } from '@portal/domain/alert/channel.table';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import type { OwnNeeds } from '#platform/own-resource/plan-count.ts';

interface VerifiedAddresses {
  readonly email: string | null;
  /** The account's own address, verified or not. */
  readonly accountEmail: string;
  /** E.164. */
  readonly phone: string | null;
  readonly language: Language;
}

export interface TriggerQuestion {
  readonly rule: AlertRule;
  readonly placeName: string;
  readonly slug: string | null;
  readonly points: readonly LatLng[];
}

/** The next time a rule is met, and its message. */
export interface NextTrigger {
  readonly at: EpochSeconds;
  readonly because: string;
}

export interface OwnAlertNeeds extends OwnNeeds {
  readonly clock: () => EpochSeconds;
  /** Weather clock: messages are due by it. */
  readonly weatherClock: () => EpochSeconds;
  /** Throws `AppError` `unknownPlace` or `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  /** Notifies the account's owner of a new webhook, in the same transaction. */
  readonly noticeWebhook: (queries: Queries, accountId: string, host: string) => Promise<void>;
  readonly findVerified: (accountId: string) => Promise<VerifiedAddresses | null>;
  /** Null: the rule is not met, or no data. */
  readonly findNextTrigger: (question: TriggerQuestion) => NextTrigger | null;
  readonly isAvailable: (kind: ChannelKind) => boolean;
  /** Whether the URL is https and resolves to a public address now. */
  readonly isAllowedWebhook: (url: string) => Promise<boolean>;
  /** VAPID public key for push subscriptions; null: push is off. */
  readonly findPushKey: () => string | null;
}
