import type { Language } from '@portal/domain/language/language';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { useEffect, useRef, useState } from 'react';
import { findToken } from '#islands/session/access-token.ts';
import {
  type CheckoutState,
  cancelOrder,
  choosePlan,
  openCheckout,
  pay,
  readOrder,
  type StepContext,
  startAgain,
} from './checkout-steps.ts';

/** Props written by the server. */
export interface CheckoutProps {
  readonly language: Language;
  readonly planId: PlanId;
  /** Order already placed; null without one. */
  readonly orderId: string | null;
  readonly methods: readonly PaymentMethod[];
  /** Preselected method; null where none is available. */
  readonly method: PaymentMethod | null;
}

/** Fast polling for the first two minutes, while people watch; slower after that. */
const QUICK_MS = 3000;
const SLOW_MS = 10_000;
const QUICK_FOR_MS = 120_000;

function useOrderWatch({ language, state, change }: StepContext): void {
  const id = state.order?.id;
  const isWaiting = state.order?.state === 'pending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the pending order only
  useEffect(() => {
    if (id === undefined || !isWaiting) return;
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const order = await readOrder(id, language);
      if (order !== null) change({ order });
      timer = setTimeout(ask, Date.now() - began < QUICK_FOR_MS ? QUICK_MS : SLOW_MS);
    };
    timer = setTimeout(ask, QUICK_MS);
    return () => clearTimeout(timer);
  }, [id, isWaiting]);
}

/** Actions of choosing, paying and waiting; all amounts come from the server. Guests see the public price. */
export function useCheckout({ language, method, planId, orderId }: CheckoutProps) {
  const [state, setState] = useState<CheckoutState>({
    isSignedIn: false,
    planId,
    method,
    quote: null,
    order: null,
    transfer: null,
    isChoosing: false,
    isBusy: false,
    message: null,
  });
  const key = useRef({ planId: '', value: '' });
  const change = (next: Partial<CheckoutState>) => setState((before) => ({ ...before, ...next }));
  const context: StepContext = { language, state, change, key };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (findToken() !== null) void openCheckout(context, orderId);
  }, []);
  useOrderWatch(context);
  return {
    ...state,
    isWaiting: state.order?.state === 'pending',
    choosePlan: (wanted: PlanId) => void choosePlan(context, wanted),
    chooseMethod: (method: PaymentMethod) => change({ method }),
    chooseAgain: () => change({ isChoosing: true, transfer: null }),
    pay: (method: PaymentMethod | null = state.method) => void pay(context, method),
    cancel: () => void cancelOrder(context),
    startAgain: () => void startAgain(context),
  };
}

export type CheckoutSteps = ReturnType<typeof useCheckout>;
