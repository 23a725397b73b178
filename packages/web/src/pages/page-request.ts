import type { Company } from '@portal/content/company/company';
import type { CallApi } from '@portal/contract/call-api';
import type { Caller } from '@portal/contract/context';
import type { MapGround } from '@portal/contract/map-ground';
import type { PostedAccountForm } from '@portal/domain/account/posted-account-form';
import type { CropId } from '@portal/domain/agriculture/crop';
import type { DelayReason, DelayTerms } from '@portal/domain/delay-record/delay-terms';
import type { ChainState } from '@portal/domain/delay-record/verify-chain';
import type { PostedForm } from '@portal/domain/lead/check-lead';
import type { AttemptState, OrderReason, OrderState } from '@portal/domain/order/order-state';
import type { PaymentFailure, PaymentMethod } from '@portal/domain/order/payment-method';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { SampleBasin } from '#components/solutions/sample-basin.ts';
import type { MapPictureRequest } from '#share/map-picture-request.ts';

/** Settings that a visitor's cookie mirrors, so that the server renders the right ones first. */
export interface PageSettings {
  readonly temperatureUnit: 'C' | 'F';
  readonly windUnit: 'kmh' | 'ms';
  readonly forecastView: 'table' | 'chart';
  /** What the visitor grows; absent where the visitor never said. */
  readonly crop?: CropId;
  /** Slug of the place seen last, for the home page and those of Happy Rain; whether it is one is not said. Absent elsewhere and where none was seen. */
  readonly place?: string;
}

/** By what people can pay here. */
export interface PaymentOffer {
  readonly methods: readonly PaymentMethod[];
  /** Whether no money moves. */
  readonly isTest: boolean;
}

/** What an order's link shows without a session; moments as ISO 8601. */
export interface OrderStatus {
  readonly id: string;
  readonly code: string;
  readonly planId: PlanId;
  readonly amount: number;
  readonly state: OrderState;
  readonly reason: OrderReason | null;
  readonly expiresAt: string;
  readonly endsAt: string | null;
  readonly test: boolean;
  /** The newest try to pay it; null without one. */
  readonly lastAttempt: {
    readonly method: PaymentMethod;
    readonly state: AttemptState;
    readonly reason: PaymentFailure | null;
  } | null;
}

/** A way by which alerts reach somebody, as its code shows it without a session. */
export interface StopChannel {
  readonly kind: 'email' | 'sms' | 'zalo' | 'push' | 'webhook';
  /** In part. */
  readonly address: string;
  readonly active: boolean;
}

/** A closed day of a weather record. */
export interface RecordedDay {
  readonly dayAt: EpochSeconds;
  readonly workHours: number;
  readonly lost: readonly { readonly at: EpochSeconds; readonly reasons: readonly DelayReason[] }[];
  readonly unknownHours: number;
  /** mm, of the whole day; null where an hour is unknown. */
  readonly rainMm: number | null;
  readonly gustMaxMs: number | null;
  readonly demo: boolean;
}

/** A weather record as everybody sees it who has its code. */
export interface WeatherRecord {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly terms: DelayTerms;
  readonly firstDayAt: EpochSeconds;
  /** Its last day; null while it goes on. */
  readonly lastDayAt: EpochSeconds | null;
  /** Of all days, as its bytes are stored now. */
  readonly chain: ChainState;
  /** Names of the months it has, newest first, such as `2026-10`. */
  readonly months: readonly string[];
  /** The month that is shown, with its closed days, and the file of them. */
  readonly month: string;
  readonly days: readonly RecordedDay[];
  readonly filePath: string;
  readonly credits: readonly string[];
}

/** A matched address, ready to be rendered. */
export interface PageRequest {
  readonly routeId: string;
  readonly language: 'vi' | 'en';
  /** Path as asked, without query; decoded parameters beside it. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Whether the light form is wanted: few bytes, no script. A page that has none is shown as it is. */
  readonly lite?: boolean;
  readonly settings: PageSettings;
  readonly now: EpochSeconds;
  /** Origin under which the portal is reached, without a trailing slash. */
  readonly publicUrl: string;
  readonly requestId: string;
  /** Who asks; a guest on every page that is the same for everybody. */
  readonly caller: Caller;
  /** What the operator says of the company. */
  readonly company: Company;
  /** Routes that have nothing to show at present: nothing leads to them. */
  readonly emptyRoutes: readonly string[];
  /** Short name of the runs behind the page, for addresses that change with them; absent where nothing is shared. */
  readonly edition?: string;
  /** The operator's tiles on pages with a map; absent where there are none. */
  readonly ground?: MapGround;
  /** The frame of a map by its address, for the values that a page writes on it; null for one that is not there. */
  readonly findFrame?: (url: string) => MapPictureRequest | null;
  /** Ways to pay that are set up, in the order in which they are offered; absent: none. */
  readonly payments?: PaymentOffer;
  /** The order that a link names, for the page of its result; null where there is none. */
  readonly findOrder?: (link: string) => Promise<OrderStatus | null>;
  /** The way of alerts that a message's code names, for the page that stops it; null where there is none. */
  readonly findStopChannel?: (code: string) => Promise<StopChannel | null>;
  /** The weather record of a code, with a month of it: its newest where none is named; null where there is none. */
  readonly findWeatherRecord?: (code: string, month: string | null) => Promise<WeatherRecord | null>;
  /** The rain on the sample basin of the page of hydropower; absent where nothing reads it. */
  readonly readSampleBasin?: () => Promise<SampleBasin>;
  /** Present only in the answer to a posted form. */
  readonly form?: PostedForm;
  /** The same of a form of accounts. */
  readonly accountForm?: PostedAccountForm;
}

/** What the server sends: a document, or a move to another path of this site. */
export type PageReply =
  | {
      readonly kind: 'document';
      readonly status: number;
      readonly html: string;
      readonly indexable: boolean;
      /** The one foreign origin whose script this page loads; absent by default. */
      readonly scriptOrigin?: string;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

/** Renders a matched address; data comes through the contract only. Never throws for bad input or missing data. */
export type RenderPage = (request: PageRequest, call: CallApi) => Promise<PageReply>;
