import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { weatherNow } from '@portal/contract/endpoints/weather';
import type { AlertRule, HourSpan } from '@portal/domain/alert/alert-rule';
import type { ChannelKind } from '@portal/domain/alert/channel.table';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { Order } from '#islands/checkout/order-shape.ts';
import type { SessionUser } from '#islands/session/session-event.ts';

/** A place or route as returned by the API (api.md, "Places, rules, messages"). */
export interface OwnPlace extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly slug: string | null;
  readonly points?: readonly LatLng[];
  readonly active: boolean;
  readonly pausedBy?: 'plan';
}

export interface OwnRule extends AlertRule {
  readonly id: string;
  readonly placeIds: readonly string[];
  readonly channelIds: readonly string[];
  readonly active: boolean;
  readonly pausedBy?: 'plan';
  readonly nextTrigger: { readonly at: string; readonly because: string } | null;
  readonly lastMessageAt: string | null;
}

export interface OwnChannel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly verified: boolean;
  readonly active: boolean;
  readonly pausedBy?: 'plan';
}

/** Channels of an account, and the possible kinds. */
interface OwnChannels {
  readonly items: readonly OwnChannel[];
  readonly kinds: readonly { readonly kind: ChannelKind; readonly inPlan: boolean; readonly available: boolean }[];
  /** Web Push key; null where push is disabled. */
  readonly pushKey: string | null;
}

export interface OwnMessage {
  readonly id: string;
  /** Null for a channel test. */
  readonly ruleId: string | null;
  readonly placeId: string | null;
  readonly event: { readonly key: string; readonly kind: 'start' | 'upgrade' | 'end' | 'test'; readonly at: string };
  readonly text: string;
  readonly issued: { readonly demo?: boolean } | null;
  readonly channel: ChannelKind | null;
  readonly state: 'queued' | 'sent' | 'delivered' | 'failed' | 'withheld' | 'none';
  readonly reason: string | null;
  readonly sentAt: string | null;
  readonly outcome: 'right' | 'wrong' | 'missed' | 'unknown' | null;
  /** Observation; absent where the portal has none. */
  readonly observed?: { readonly at: string; readonly peak: number | null } | null;
  readonly happened: boolean | null;
}

/** The caller's plan; moments are ISO 8601. */
export interface OwnPlan {
  readonly planId: PlanId;
  readonly expiresAt: string | null;
  readonly cancelled: boolean;
  readonly next: readonly { readonly planId: PlanId; readonly startsAt: string }[];
}

export interface PlaceWeather {
  readonly now: EndpointReply<typeof weatherNow> | null;
  readonly nowcast: EndpointReply<typeof nowcastSteps> | null;
}

/** Quiet hours unless a rule says otherwise; null: none. */
export interface AlertSettings {
  readonly quietHours: HourSpan | null;
}

export interface TeamMember {
  readonly id: string;
  readonly email: string | null;
  readonly role: 'owner' | 'member';
  /** Ids of the places whose alerts they receive. */
  readonly places: readonly string[];
  readonly state: 'invited' | 'active';
  readonly pausedBy?: 'plan';
}

/** Membership in another account's team. */
export interface Membership {
  readonly id: string;
  /** The owner's account. */
  readonly owner: string;
  readonly email: string | null;
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

interface OwnTeam {
  readonly items: readonly TeamMember[];
  readonly memberOf: readonly Membership[];
}

/** An API key; the full text is shown only at creation. */
export interface OwnApiKey {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly origins: readonly string[];
  readonly networks: readonly string[];
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Calls in a window; `limit` null: unlimited. */
export interface UsageWindow {
  readonly used: number;
  readonly limit: number | null;
  readonly resetAt: string;
}

export interface UsageDay {
  readonly date: string;
  readonly calls: number;
  readonly refused: number;
}

/** Usage of the account's keys; days oldest first. */
export interface OwnUsage {
  readonly hour: UsageWindow;
  readonly day: UsageWindow;
  readonly byDay: readonly UsageDay[];
}

/** All dashboard data, by the call that loads it. */
export interface DashboardData {
  readonly user: SessionUser;
  readonly places: readonly OwnPlace[];
  readonly rules: readonly OwnRule[];
  readonly channels: OwnChannels;
  readonly messages: readonly OwnMessage[];
  readonly plan: OwnPlan;
  readonly orders: readonly Order[];
  readonly alertSettings: AlertSettings;
  readonly team: OwnTeam;
  readonly keys: readonly OwnApiKey[];
  readonly usage: OwnUsage;
  /** By place id. */
  readonly weather: Readonly<Record<string, PlaceWeather>>;
}

export type PartName = keyof DashboardData;

/** A loaded part: value, age and request state. */
export interface Part<Value> {
  readonly value: Value | null;
  /** Load time, ms of this device's clock. */
  readonly at: number | null;
  readonly state: 'loading' | 'fresh' | 'failed';
}

export type Parts = { readonly [Name in PartName]: Part<DashboardData[Name]> };
