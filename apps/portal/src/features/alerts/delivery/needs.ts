import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PushSender } from '#platform/alert-channel/push-sender.ts';
import type { SmsGateway } from '#platform/alert-channel/sms-gateway.ts';
import type { WebhookSender } from '#platform/alert-channel/webhook-sender.ts';
import type { ZaloGateway } from '#platform/alert-channel/zalo-gateway.ts';
import type { Database } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';

/** The partners that alerts leave by; null: none of this kind. */
export interface AlertSenders {
  readonly email: { readonly send: SendMail; readonly isSandbox: boolean } | null;
  readonly sms: SmsGateway | null;
  readonly zalo: ZaloGateway | null;
  readonly push: PushSender | null;
  readonly webhook: WebhookSender | null;
}

/** What delivering needs of the rest of the portal. */
export interface DeliveryNeeds {
  readonly database: Database;
  readonly senders: AlertSenders;
  /** The clock of the weather: messages are due and expire by it. */
  readonly clock: () => EpochSeconds;
  /** The machine's clock: a lease that is not renewed ends by it. */
  readonly leaseClock: () => EpochSeconds;
  /** The plans of accounts that have paid for one. */
  readonly findPaidPlans: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, PlanId>>;
  /** Origin of the portal's pages, for links. */
  readonly publicUrl: string;
  readonly warn: (problem: string) => void;
}
