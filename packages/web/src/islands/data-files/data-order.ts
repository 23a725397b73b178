import { ALERT_ADDRESSES } from '@portal/contract/alert-addresses.table';
import { DATA_ORDER_ADDRESSES } from '@portal/contract/data-order-addresses.table';
import { ORDER_ADDRESSES } from '@portal/contract/order-addresses.table';
import type { DataPlace } from '@portal/domain/data-order/data-request';
import type { DataFormat, DataStep, DataVariableName } from '@portal/domain/data-order/data-variable.table';
import type { Language } from '@portal/domain/language/language';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import { useEffect, useState } from 'react';
import { findToken } from '#islands/session/access-token.ts';
import { callOwn } from '#islands/session/call-account.ts';
import { saveFile } from '#islands/session/save-file.ts';

/** An order as the API shows it (docs/data-orders.md). */
export interface OwnDataOrder {
  readonly id: string;
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly progress: number;
  readonly step: DataStep;
  readonly places: readonly DataPlace[];
  readonly from: string;
  readonly to: string;
  readonly variables: readonly DataVariableName[];
  readonly format: DataFormat;
  readonly result: { readonly rows: number; readonly demo: boolean } | null;
  readonly error: { readonly detail: string } | null;
  readonly fileName: string | null;
  readonly fileBytes: number | null;
  readonly keptUntil: string | null;
}

/** What the page shows, and how it changes it. */
export interface DataOrders {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly OwnDataOrder[];
  readonly planId: PlanId;
  /** Places of alerts, which may be taken over. */
  readonly saved: readonly DataPlace[];
  readonly reload: () => void;
  readonly cancel: (id: string) => Promise<void>;
}

const OK = 200;
const ASK_EVERY_MS = 1500;

const isOpen = ({ state }: OwnDataOrder): boolean => state === 'queued' || state === 'running';
const isPlanId = (value: unknown): value is PlanId => typeof value === 'string' && value in PLANS;

/** Saves the file of an order. False where it cannot be fetched. */
export const saveDataFile = ({ id, fileName }: OwnDataOrder): Promise<boolean> =>
  saveFile(DATA_ORDER_ADDRESSES.dataOrderFile.path.replace(':id', id), fileName ?? '');

/** Loads orders, plan and saved places, and asks again while a file is being made. */
export function useDataOrders(language: Language): DataOrders {
  const [state, setState] = useState<DataOrders['state']>('loading');
  const [items, setItems] = useState<readonly OwnDataOrder[]>([]);
  const [planId, setPlanId] = useState<PlanId>('community');
  const [saved, setSaved] = useState<readonly DataPlace[]>([]);

  const loadOrders = async (): Promise<void> => {
    const { status, body } = await callOwn(DATA_ORDER_ADDRESSES.dataOrdersList, { language });
    if (status !== OK) return setState('failed');
    setItems(body.items as readonly OwnDataOrder[]);
    setState('ready');
  };
  const load = async (): Promise<void> => {
    const [plan, places] = await Promise.all([
      callOwn(ORDER_ADDRESSES.ownPlan, { language }),
      callOwn(ALERT_ADDRESSES.alertPlacesList, { language }),
      loadOrders(),
    ]);
    if (plan.status === OK && isPlanId(plan.body.planId)) setPlanId(plan.body.planId);
    if (places.status !== OK) return;
    const found = places.body.items as readonly Partial<DataPlace>[];
    // Routes have several points, and no one of them is the place.
    setSaved(
      found.flatMap(({ name, lat, lng }) =>
        name === undefined || lat === undefined || lng === undefined ? [] : [{ name, lat, lng }],
      ),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is alive
  useEffect(() => {
    if (findToken() !== null) void load();
  }, []);
  const isWaiting = items.some(isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as a file is being made
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void loadOrders(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const cancel = async (id: string): Promise<void> => {
    await callOwn(DATA_ORDER_ADDRESSES.dataOrderCancel, { id, language });
    await loadOrders();
  };
  return { state, items, planId, saved, reload: () => void load(), cancel };
}
