import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import { ORDER_ADDRESSES } from '@portal/contract/own/order-addresses.table';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { PickedPlace } from '#islands/dashboard/place-picker.tsx';
import { type OwnState, useOwnData } from '#islands/own/use-own-data.ts';
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
  readonly state: OwnState;
  readonly items: readonly Order[];
  readonly planId: PlanId;
  /** Places of the user's alerts, offered by the form. */
  readonly saved: readonly PickedPlace[];
  readonly reload: () => void;
  readonly cancel: (id: string) => Promise<boolean>;
}

/** Skips routes: they have several points and no single place. */
const listPlaces = (items: readonly Partial<PickedPlace>[]): PickedPlace[] =>
  items.flatMap(({ name, lat, lng }) =>
    name === undefined || lat === undefined || lng === undefined ? [] : [{ name, lat, lng }],
  );

/** Loads orders, plan and saved places; polls while an order is open. */
export function useOrders<Order>(kind: OrderKind<Order>, language: Language): Orders<Order> {
  const orders = useOwnData(
    async () => {
      const { ok, body } = await callOwn(kind.list, { language });
      return ok ? (body.items as readonly Order[]) : null;
    },
    { isOpen: (items) => items.some(kind.isOpen), everyMs: kind.askEveryMs },
  );
  const context = useOwnData(async () => {
    const [plan, places] = await Promise.all([
      callOwn(ORDER_ADDRESSES.ownPlan, { language }),
      callOwn(ALERT_ADDRESSES.alertPlacesList, { language }),
    ]);
    return { planId: plan.reply?.planId, saved: listPlaces(places.reply?.items ?? []) };
  });
  const cancel = async (id: string): Promise<boolean> => {
    const { ok } = await callOwn(kind.cancel, { id, language });
    await orders.reload();
    return ok;
  };
  return {
    state: orders.state,
    items: orders.value ?? [],
    planId: context.value?.planId ?? 'community',
    saved: context.value?.saved ?? [],
    reload() {
      void orders.reload();
      void context.reload();
    },
    cancel,
  };
}
