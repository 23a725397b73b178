import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { weatherNow } from '@portal/contract/endpoints/weather';
import type { AccountUser } from '@portal/contract/own/account';
import type { OwnApiKey, OwnUsage } from '@portal/contract/own/api-keys';
import type { OwnChannels } from '@portal/contract/own/channels';
import type { OwnMessage } from '@portal/contract/own/messages';
import type { OwnPlan, PlanOrder } from '@portal/contract/own/orders';
import type { OwnPlace } from '@portal/contract/own/places';
import type { AlertSettings, OwnRule } from '@portal/contract/own/rules';
import type { OwnTeam } from '@portal/contract/own/team';
import type { OwnWardSubscription } from '@portal/contract/own/ward-subscriptions';

export interface PlaceWeather {
  readonly now: EndpointReply<typeof weatherNow> | null;
  readonly nowcast: EndpointReply<typeof nowcastSteps> | null;
}

/** All dashboard data, by the call that loads it. */
export interface DashboardData {
  readonly user: AccountUser;
  readonly places: readonly OwnPlace[];
  readonly rules: readonly OwnRule[];
  readonly channels: OwnChannels;
  readonly wardBulletins: readonly OwnWardSubscription[];
  readonly messages: readonly OwnMessage[];
  readonly plan: OwnPlan;
  readonly orders: readonly PlanOrder[];
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
