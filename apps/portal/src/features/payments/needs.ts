import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { PlanChange } from '@portal/domain/plan/plan-change';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import type { PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';

/** A paid order whose month is granted. */
interface PlanGrant {
  readonly accountId: string;
  readonly orderId: string;
  readonly planId: PlanId;
  /** Dong that it cost, in money and credit. */
  readonly value: number;
  /** Version of the account's months that the order was quoted for: of another one nothing is granted. */
  readonly quotedFor: number;
}

type MonthKey = Pick<PlanGrant, 'accountId' | 'orderId'>;

/** What became of the month of an order whose money goes back; unless it ended, nothing has changed. */
type RevokedMonth =
  | { readonly kind: 'ended'; readonly restored: readonly PlanId[] }
  | { readonly kind: 'credited' | 'followed'; readonly byOrderId: string };

/** A month whose rest a later order counted as credit. */
interface Conversion {
  readonly orderId: string;
  readonly replacedBy: string;
  readonly droppedAt: EpochSeconds;
}

/** Which plans accounts have, as far as orders need it: in the transaction of an order. */
interface PlanAccess {
  readonly quote: (queries: Queries, accountId: string, planId: PlanId) => Promise<PlanChange>;
  /** Holds the months of an account still and gives their version; always before one of its orders is locked. Null: it was deleted. */
  readonly lock: (queries: Queries, accountId: string) => Promise<number | null>;
  readonly grant: (queries: Queries, grant: PlanGrant) => Promise<PlanChange | null>;
  readonly revoke: (queries: Queries, key: MonthKey) => Promise<RevokedMonth>;
  readonly listConversions: (accountIds: readonly string[]) => Promise<readonly Conversion[]>;
}

/** How the owner of an order is written to. */
interface Contact {
  readonly email: string;
  readonly language: Language;
}

/** What the parts of payments need of the rest of the portal. */
export interface PaymentNeeds {
  readonly database: Database;
  /** The machine's clock: a portal run with CLOCK must not expire orders. */
  readonly clock: () => EpochSeconds;
  /** Ways to pay that are set up; a command has none. */
  readonly gateways: readonly PaymentGateway[];
  readonly plans: PlanAccess;
  /** Origin of the portal's pages, for return addresses and links. */
  readonly publicUrl: string;
  /** Null where the account was deleted. */
  readonly findContact: (accountId: string) => Promise<Contact | null>;
  /** Null: letters cannot be sent. */
  readonly sendMail: SendMail | null;
  /** Who is told of money that is nobody's; null: the log alone is. */
  readonly companyEmail: string | null;
  readonly warn: (problem: string) => void;
}
