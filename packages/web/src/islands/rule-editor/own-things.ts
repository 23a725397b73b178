import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { OwnChannel } from '@portal/contract/own/channels';
import { ORDER_ADDRESSES } from '@portal/contract/own/order-addresses.table';
import type { OwnPlace } from '@portal/contract/own/places';
import { DEFAULT_QUIET_HOURS, type HourSpan } from '@portal/domain/alert/alert-rule';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { callOwn, callSignedIn } from '#islands/session/call-account.ts';
import { proposeEmail, proposePlace } from './proposals.ts';
import { type Draft, readDraft } from './rule-draft.ts';

/** Account data that rules refer to. */
export interface OwnThings {
  readonly places: readonly OwnPlace[];
  readonly channels: readonly OwnChannel[];
  readonly planId: PlanId;
  /** Quiet hours of the account, the default for rules; null: none. */
  readonly quietHours: HourSpan | null;
}

/** Initial data of the editor; `draft` is null for a new rule. */
export type Opened =
  | { readonly kind: 'ready'; readonly things: OwnThings; readonly draft: Draft | null; readonly isPaused: boolean }
  | { readonly kind: 'missing' | 'failed' };

/** Loads a rule and its context. `ruleId` null: a new rule. Never throws. */
export async function openRule(ruleId: string | null): Promise<Opened> {
  const [places, channels, plan, rules, settings, account] = await Promise.all([
    callOwn(ALERT_ADDRESSES.alertPlacesList),
    callOwn(ALERT_ADDRESSES.alertChannelsList),
    callOwn(ORDER_ADDRESSES.ownPlan),
    callOwn(ALERT_ADDRESSES.alertRulesList),
    callOwn(ALERT_ADDRESSES.alertSettingsShow),
    callSignedIn('userAccount'),
  ]);
  if (!places.ok || !channels.ok || !plan.ok || !rules.ok) return { kind: 'failed' };
  const things: OwnThings = {
    places: ruleId === null ? proposePlace(places.reply.items) : places.reply.items,
    channels: proposeEmail(channels.reply, account.ok ? account.reply.user : null),
    planId: plan.reply.planId,
    quietHours: settings.ok ? settings.reply.quietHours : DEFAULT_QUIET_HOURS,
  };
  if (ruleId === null) return { kind: 'ready', things, draft: null, isPaused: false };
  const shown = rules.reply.items.find(({ id }) => id === ruleId);
  const draft = shown === undefined ? null : readDraft(shown);
  if (shown === undefined || draft === null) return { kind: 'missing' };
  return { kind: 'ready', things, draft, isPaused: shown.pausedBy === 'plan' };
}
