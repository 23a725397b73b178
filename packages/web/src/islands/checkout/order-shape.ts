import type { AttemptState, OrderReason, OrderState } from '@portal/domain/order/order-state';
import type { PaymentFailure, PaymentMethod } from '@portal/domain/order/payment-method';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { PlanChangeKind } from '@portal/domain/plan/plan-change';

/** An order as returned by the API (api.md, "Plans, orders, payments"); moments are ISO 8601. */
export interface Order {
  readonly id: string;
  readonly code: string;
  readonly planId: PlanId;
  readonly amount: number;
  readonly credit: number;
  readonly state: OrderState;
  readonly reason: OrderReason | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly endsAt: string | null;
  readonly receiptNumber: string | null;
  /** When its unused days were credited to another order; null if never. */
  readonly converted: { readonly at: string; readonly orderCode: string } | null;
  readonly test: boolean;
  readonly attempts: readonly {
    readonly id: string;
    readonly method: PaymentMethod;
    readonly state: AttemptState;
    readonly reason: PaymentFailure | null;
  }[];
}

/** Price and term of a plan. */
export interface Quote {
  readonly planId: PlanId;
  readonly kind: PlanChangeKind;
  readonly amount: number;
  readonly credit: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A bank transfer by app. */
export interface Transfer {
  readonly drawn: { readonly size: number; readonly path: string };
  readonly bankBin: string;
  readonly account: string;
  readonly accountName: string;
  readonly amount: number;
  readonly purpose: string;
  readonly sandboxUrl: string | null;
}
