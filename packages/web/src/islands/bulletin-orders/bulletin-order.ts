import { ALERT_ADDRESSES } from '@portal/contract/alert-addresses.table';
import { BULLETIN_ORDER_ADDRESSES } from '@portal/contract/bulletin-order-addresses.table';
import { ORDER_ADDRESSES } from '@portal/contract/order-addresses.table';
import type { BulletinRequest, BulletinState } from '@portal/domain/expert-bulletin/bulletin-request';
import type { Language } from '@portal/domain/language/language';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import { useEffect, useState } from 'react';
import { findToken } from '#islands/session/access-token.ts';
import { callOwn } from '#islands/session/call-account.ts';

/** A version that was issued, as the API shows it. */
export interface OwnBulletin {
  readonly version: number;
  readonly language: Language;
  readonly title: string;
  readonly issuedAt: string;
  readonly demo: boolean;
  readonly page: string;
  readonly pdfReady: boolean;
}

/** An order as the API shows it (docs/expert-bulletins.md). */
export interface OwnBulletinOrder
  extends Pick<BulletinRequest, 'place' | 'purpose' | 'concerns' | 'language' | 'remarks' | 'emails'> {
  readonly id: string;
  readonly state: BulletinState;
  readonly reason: string | null;
  readonly from: string;
  readonly to: string;
  readonly neededAt: string;
  readonly createdAt: string;
  readonly writingAt: string | null;
  readonly endedAt: string | null;
  /** The newest version first. */
  readonly bulletins: readonly OwnBulletin[];
}

type SavedPlace = BulletinRequest['place'];

/** What the page shows, and how it changes it. */
export interface BulletinOrders {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly OwnBulletinOrder[];
  readonly planId: PlanId;
  /** Places of alerts, which may be taken over. */
  readonly saved: readonly SavedPlace[];
  readonly reload: () => void;
  /** False where it could not be cancelled. */
  readonly cancel: (id: string) => Promise<boolean>;
}

const OK = 200;
/** An order waits for hours: its state is asked for again while the page is open. */
const ASK_EVERY_MS = 30_000;

const isOpen = ({ state, bulletins }: OwnBulletinOrder): boolean =>
  state === 'received' || state === 'writing' || bulletins.some(({ pdfReady }) => !pdfReady);
const isPlanId = (value: unknown): value is PlanId => typeof value === 'string' && value in PLANS;

/** Loads orders, plan and saved places, and asks again while an order is open. */
export function useBulletinOrders(language: Language): BulletinOrders {
  const [state, setState] = useState<BulletinOrders['state']>('loading');
  const [items, setItems] = useState<readonly OwnBulletinOrder[]>([]);
  const [planId, setPlanId] = useState<PlanId>('community');
  const [saved, setSaved] = useState<readonly SavedPlace[]>([]);

  const loadOrders = async (): Promise<void> => {
    const { status, body } = await callOwn(BULLETIN_ORDER_ADDRESSES.bulletinOrdersList, { language });
    if (status !== OK) return setState('failed');
    setItems(body.items as readonly OwnBulletinOrder[]);
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
    const found = places.body.items as readonly Partial<SavedPlace>[];
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as an order is open
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void loadOrders(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const cancel = async (id: string): Promise<boolean> => {
    const { status } = await callOwn(BULLETIN_ORDER_ADDRESSES.bulletinOrderCancel, { id, language });
    await loadOrders();
    return status === OK;
  };
  return { state, items, planId, saved, reload: () => void load(), cancel };
}
