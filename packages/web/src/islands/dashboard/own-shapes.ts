import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { weatherNow } from '@portal/contract/endpoints/weather';
import type { AlertRule, HourSpan } from '@portal/domain/alert/alert-rule';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { Order } from '#islands/checkout/order-shape.ts';
import type { SessionUser } from '#islands/session/session-event.ts';

/** A place, or a way of points, as the API shows it to its owner (api.md, "Places, rules, messages"). */
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

export type ChannelKind = 'email' | 'sms' | 'zalo' | 'push' | 'webhook';

export interface OwnChannel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly verified: boolean;
  readonly active: boolean;
  readonly pausedBy?: 'plan';
}

/** The channels of an account, and which kinds there may be. */
interface OwnChannels {
  readonly items: readonly OwnChannel[];
  readonly kinds: readonly { readonly kind: ChannelKind; readonly inPlan: boolean; readonly available: boolean }[];
  /** What a browser subscribes with; null where nothing is pushed. */
  readonly pushKey: string | null;
}

export interface OwnMessage {
  readonly id: string;
  /** Null of a test of a channel. */
  readonly ruleId: string | null;
  readonly placeId: string | null;
  readonly event: { readonly key: string; readonly kind: 'start' | 'upgrade' | 'end' | 'test'; readonly at: string };
  readonly text: string;
  readonly issued: { readonly demo?: boolean } | null;
  readonly channel: string | null;
  readonly state: 'queued' | 'sent' | 'delivered' | 'failed' | 'withheld' | 'none';
  readonly reason: string | null;
  readonly sentAt: string | null;
  readonly outcome: 'right' | 'wrong' | 'missed' | 'unknown' | null;
  /** What was measured; absent where the portal says nothing of it. */
  readonly observed?: { readonly at: string; readonly peak: number | null } | null;
  readonly happened: boolean | null;
}

/** The caller's plan; moments as ISO 8601. */
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

/** When nothing is sent unless a rule says otherwise; null: at any hour. */
export interface AlertSettings {
  readonly quietHours: HourSpan | null;
}

/** Somebody on the plan of an account. */
export interface TeamMember {
  readonly id: string;
  readonly email: string | null;
  readonly role: 'owner' | 'member';
  /** Ids of the places whose alerts they receive. */
  readonly places: readonly string[];
  readonly state: 'invited' | 'active';
  readonly pausedBy?: 'plan';
}

/** A team of another's that an account is in. */
export interface Membership {
  readonly id: string;
  /** Account of the owner. */
  readonly owner: string;
  readonly email: string | null;
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

interface OwnTeam {
  readonly items: readonly TeamMember[];
  readonly memberOf: readonly Membership[];
}

/** A key of the API; its text is shown once, when it is made. */
export interface OwnApiKey {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly origins: readonly string[];
  readonly networks: readonly string[];
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Calls of a window; `limit` null: as many as one likes. */
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

/** What the keys of an account have called; days oldest first. */
export interface OwnUsage {
  readonly hour: UsageWindow;
  readonly day: UsageWindow;
  readonly byDay: readonly UsageDay[];
}

/** Everything that the dashboard shows, by the calls that bring it. */
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
  /** By the id of the place. */
  readonly weather: Readonly<Record<string, PlaceWeather>>;
}

export type PartName = keyof DashboardData;

/** One of those parts: what is known of it, since when, and how asking for it stands. */
export interface Part<Value> {
  readonly value: Value | null;
  /** When it came, milliseconds of this device's clock. */
  readonly at: number | null;
  readonly state: 'loading' | 'fresh' | 'failed';
}

export type Parts = { readonly [Name in PartName]: Part<DashboardData[Name]> };
