import { ALERT_ADDRESSES } from '@portal/contract/alert-addresses.table';
import { ORDER_ADDRESSES } from '@portal/contract/order-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import { useEffect, useState } from 'react';
import type { PickedPlace } from '#islands/dashboard/place-picker.tsx';
import { findToken } from '#islands/session/access-token.ts';
import { type CallAddress, callOwn } from '#islands/session/call-account.ts';

export interface OrderKind<Order> {
  readonly list: CallAddress;
  readonly cancel: CallAddress;
  /** True while an order's state must be polled. */
  readonly isOpen: (order: Order) => boolean;
  readonly askEveryMs: number;
}

/** The user's orders of a kind, with context. */
export interface Orders<Order> {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly items: readonly Order[];
  readonly planId: PlanId;
  /** Places of the user's alerts, offered by the form. */
  readonly saved: readonly PickedPlace[];
  readonly reload: () => void;
  readonly cancel: (id: string) => Promise<boolean>;
}

const OK = 200;
const isPlanId = (value: unknown): value is PlanId => typeof value === 'string' && value in PLANS;

/** Skips routes: they have several points and no single place. */
const listPlaces = (items: readonly Partial<PickedPlace>[]): PickedPlace[] =>
  items.flatMap(({ name, lat, lng }) =>
    name === undefined || lat === undefined || lng === undefined ? [] : [{ name, lat, lng }],
  );

/** Loads orders, plan and saved places; polls while an order is open. */
export function useOrders<Order>(kind: OrderKind<Order>, language: Language): Orders<Order> {
  const [state, setState] = useState<Orders<Order>['state']>('loading');
  const [items, setItems] = useState<readonly Order[]>([]);
  const [planId, setPlanId] = useState<PlanId>('community');
  const [saved, setSaved] = useState<readonly PickedPlace[]>([]);

  const loadOrders = async (): Promise<void> => {
    const { status, body } = await callOwn(kind.list, { language });
    if (status !== OK) return setState('failed');
    setItems(body.items as readonly Order[]);
    setState('ready');
  };
  const load = async (): Promise<void> => {
    const [plan, places] = await Promise.all([
      callOwn(ORDER_ADDRESSES.ownPlan, { language }),
      callOwn(ALERT_ADDRESSES.alertPlacesList, { language }),
      loadOrders(),
    ]);
    if (plan.status === OK && isPlanId(plan.body.planId)) setPlanId(plan.body.planId);
    if (places.status === OK) setSaved(listPlaces(places.body.items as readonly Partial<PickedPlace>[]));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (findToken() !== null) void load();
  }, []);
  const isWaiting = items.some(kind.isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on whether an order is open
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void loadOrders(), kind.askEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const cancel = async (id: string): Promise<boolean> => {
    const { status } = await callOwn(kind.cancel, { id, language });
    await loadOrders();
    return status === OK;
  };
  return { state, items, planId, saved, reload: () => void load(), cancel };
}
