import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PushSender } from '#platform/alert-channel/push-sender.ts';
import type { SmsGateway } from '#platform/alert-channel/sms-gateway.ts';
import type { WebhookSender } from '#platform/alert-channel/webhook-sender.ts';
import type { ZaloGateway } from '#platform/alert-channel/zalo-gateway.ts';
import type { Database } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';

/** Providers per channel; null: not configured. */
export interface AlertSenders {
  readonly email: { readonly send: SendMail; readonly isSandbox: boolean } | null;
  readonly sms: SmsGateway | null;
  readonly zalo: ZaloGateway | null;
  readonly push: PushSender | null;
  readonly webhook: WebhookSender | null;
}

export interface DeliveryNeeds {
  readonly database: Database;
  readonly senders: AlertSenders;
  /** Weather clock: messages are due and expire by it. */
  readonly clock: () => EpochSeconds;
  /** Machine clock: leases end by it. */
  readonly leaseClock: () => EpochSeconds;
  /** Only accounts with a paid plan are in the map. */
  readonly findPaidPlans: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, PlanId>>;
  readonly publicUrl: string;
  readonly warn: (problem: string) => void;
}
