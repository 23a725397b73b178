import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { WardBulletinReply } from '@portal/contract/endpoints/ward-bulletin';
import type { ChannelKind } from '@portal/domain/alert/channel.table';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { WebhookSender } from '#platform/alert-channel/webhook-sender.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import type { OwnNeeds } from '#platform/own-resource/plan-count.ts';

/** A channel of an account, as bulletins need it. */
export interface BulletinChannel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly secret: string | null;
  readonly verifiedAt: EpochSeconds | null;
  readonly active: boolean;
  readonly stopCode: string;
}

/** Place and language of a bulletin. */
export interface BulletinSubject {
  readonly slug: string;
  readonly language: Language;
}

export interface OwnSubscriptionNeeds extends Pick<OwnNeeds, 'database' | 'findPlan'> {
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
  /** Throws `AppError` `unknownPlace`. */
  readonly locate: (query: PlaceQuery) => Place;
  readonly listChannels: (queries: Queries, accountId: string) => Promise<readonly BulletinChannel[]>;
  /** Whether a kind of channel has a provider. */
  readonly isAvailable: (kind: ChannelKind) => boolean;
}

export interface SendingNeeds extends Pick<OwnSubscriptionNeeds, 'clock' | 'findPlan' | 'listChannels'> {
  readonly database: Database;
  /** The day and its hours are those of the weather. */
  readonly weatherClock: () => EpochSeconds;
  /** The reply of the API call. Throws `AppError` `noData`. */
  readonly readBulletin: (subject: BulletinSubject) => Promise<WardBulletinReply>;
  /** Path of the square picture of a place's day. */
  readonly toPicturePath: (subject: BulletinSubject, at: EpochSeconds) => string;
  readonly sendMail: SendMail | null;
  readonly webhook: Pick<WebhookSender, 'send'> | null;
  /** Whether a message to the address stays on this machine. */
  readonly isSandbox: (kind: ChannelKind, address: string) => boolean;
  /** Those of the addresses that asked for nothing. */
  readonly findBlocked: (addresses: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly publicUrl: string;
  readonly warn: (problem: string) => void;
}
