import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { PlanChange } from '@portal/domain/plan/plan-change';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import type { PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';

interface PlanGrant {
  readonly accountId: string;
  readonly orderId: string;
  readonly planId: PlanId;
  /** Price in dong, paid in money and credit. */
  readonly value: number;
  /** The version of the account's months that was quoted; another version grants nothing. */
  readonly quotedFor: number;
}

type MonthKey = Pick<PlanGrant, 'accountId' | 'orderId'>;

/** State of an order's month after revoking it for a refund; only `ended` changes anything. */
type RevokedMonth =
  | { readonly kind: 'ended'; readonly restored: readonly PlanId[] }
  | { readonly kind: 'credited' | 'followed'; readonly byOrderId: string };

/** A month whose unused days a later order counted as credit. */
interface Conversion {
  readonly orderId: string;
  readonly replacedBy: string;
  readonly droppedAt: EpochSeconds;
}

/** Plans of accounts, within the transaction of an order. */
interface PlanAccess {
  readonly quote: (queries: Queries, accountId: string, planId: PlanId) => Promise<PlanChange>;
  /**
   * Locks an account's months and returns their version; always before one of its orders is locked. Null: the account
   * was deleted.
   */
  readonly lock: (queries: Queries, accountId: string) => Promise<number | null>;
  readonly grant: (queries: Queries, grant: PlanGrant) => Promise<PlanChange | null>;
  readonly revoke: (queries: Queries, key: MonthKey) => Promise<RevokedMonth>;
  readonly listConversions: (accountIds: readonly string[]) => Promise<readonly Conversion[]>;
}

interface Contact {
  readonly email: string;
  readonly language: Language;
}

export interface PaymentNeeds {
  readonly database: Database;
  /** Machine clock: a portal run with CLOCK must not expire orders. */
  readonly clock: () => EpochSeconds;
  /** The configured gateways; empty in a command that needs none. */
  readonly gateways: readonly PaymentGateway[];
  readonly plans: PlanAccess;
  readonly publicUrl: string;
  readonly findContact: (accountId: string) => Promise<Contact | null>;
  readonly sendMail: SendMail | null;
  /** Recipient of e-mails about unmatched money; null: only logged. */
  readonly companyEmail: string | null;
  readonly warn: (problem: string) => void;
}
