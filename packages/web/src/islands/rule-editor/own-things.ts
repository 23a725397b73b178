import { ALERT_ADDRESSES } from '@portal/contract/alert-addresses.table';
import { ORDER_ADDRESSES } from '@portal/contract/order-addresses.table';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { type AccountAnswer, callOwn } from '#islands/session/call-account.ts';
import { type Draft, readDraft } from './rule-draft.ts';

/** A place of the caller. */
export interface EditorPlace {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly points?: readonly unknown[];
  readonly active: boolean;
}

/** A channel of the caller. */
export interface EditorChannel {
  readonly id: string;
  readonly kind: 'email' | 'sms' | 'zalo' | 'push' | 'webhook';
  readonly address: string;
  readonly verified: boolean;
  readonly active: boolean;
  readonly pausedBy?: 'plan';
}

/** What of the caller's account a rule is made of. */
export interface OwnThings {
  readonly places: readonly EditorPlace[];
  readonly channels: readonly EditorChannel[];
  readonly planId: PlanId;
}

/** What the editor opens with; `draft` is null where the rule is a new one. */
export type Opened =
  | { readonly kind: 'ready'; readonly things: OwnThings; readonly draft: Draft | null; readonly isPaused: boolean }
  | { readonly kind: 'missing' | 'failed' };

type Shown = Readonly<Record<string, unknown>> & { readonly id: string };

const toItems = <Item>({ body }: AccountAnswer): readonly Item[] => body.items as readonly Item[];

/** Loads a rule and what it may be made of. `ruleId` null: a new one. Never throws. */
export async function openRule(ruleId: string | null): Promise<Opened> {
  const [places, channels, plan, rules] = await Promise.all([
    callOwn(ALERT_ADDRESSES.alertPlacesList),
    callOwn(ALERT_ADDRESSES.alertChannelsList),
    callOwn(ORDER_ADDRESSES.ownPlan),
    callOwn(ALERT_ADDRESSES.alertRulesList),
  ]);
  if ([places, channels, plan, rules].some(({ status }) => status !== 200)) return { kind: 'failed' };
  const things: OwnThings = {
    places: toItems(places),
    channels: toItems(channels),
    planId: plan.body.planId as PlanId,
  };
  if (ruleId === null) return { kind: 'ready', things, draft: null, isPaused: false };
  const shown = toItems<Shown>(rules).find(({ id }) => id === ruleId);
  const draft = shown === undefined ? null : readDraft(shown);
  if (shown === undefined || draft === null) return { kind: 'missing' };
  return { kind: 'ready', things, draft, isPaused: shown.pausedBy === 'plan' };
}
