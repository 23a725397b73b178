import type { ClimateBulletin, ClimateOrder } from '@portal/domain/climate/climate-bulletin';
import type { DataRequest } from '@portal/domain/data-order/data-request';
import type { DelayReason, DelayTerms } from '@portal/domain/delay-record/delay-terms';
import type { ChainState } from '@portal/domain/delay-record/verify-chain';
import type { BulletinDocument } from '@portal/domain/expert-bulletin/bulletin-document';
import type { Language } from '@portal/domain/language/language';
import type { AttemptState, OrderReason, OrderState } from '@portal/domain/order/order-state';
import type { PaymentFailure, PaymentMethod } from '@portal/domain/order/payment-method';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { LocalAccuracy } from '@portal/domain/score/local-accuracy';
import type { NearReports } from '@portal/domain/score/rain-report';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { SampleBasin } from '#components/solutions/sample-basin.ts';

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
  /** Ways by which money came that was not counted for it. */
  readonly keptApart: readonly PaymentMethod[];
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

/** A row of a data file, as the page of data suites shows some. */
export interface DataSampleRow {
  readonly at: EpochSeconds;
  /** In the order of the columns; null is unknown. */
  readonly values: readonly (number | null)[];
  readonly basis: 'analysis' | 'forecast' | 'demo';
  readonly source: string | null;
  readonly runAt: EpochSeconds | null;
}

/** What a data file would be, and how it begins at its first place. */
export interface DataPreview {
  readonly rows: number;
  readonly bytes: number;
  /** The smallest plan that has all of it; null where none has. */
  readonly planId: PlanId | null;
  readonly isTooLarge: boolean;
  readonly sample: readonly DataSampleRow[];
  readonly credits: readonly string[];
}

/** An expert bulletin as whoever has its link reads it. */
export interface ExpertBulletin {
  readonly document: BulletinDocument;
  /** Null until the document is drawn. */
  readonly pdfPath: string | null;
  /** Page of the version that replaces this one; null for the newest. */
  readonly newestPath: string | null;
}

/** What features give to pages beside the contract: each is absent where nothing gives it. */
export interface PageLinks {
  /** Ways to pay that are set up, in the order in which they are offered; absent: none. */
  readonly payments?: PaymentOffer;
  /** The order that a link names, for the page of its result; null where there is none. */
  readonly findOrder?: (link: string) => Promise<OrderStatus | null>;
  /** The way of alerts that a message's code names, for the page that stops it; null where there is none. */
  readonly findStopChannel?: (code: string) => Promise<StopChannel | null>;
  /** The weather record of a code, with a month of it: its newest where none is named; null where there is none. */
  readonly findWeatherRecord?: (code: string, month: string | null) => Promise<WeatherRecord | null>;
  /** The expert bulletin of a code; null where there is none. */
  readonly findExpertBulletin?: (code: string) => Promise<ExpertBulletin | null>;
  /** Makes a climate bulletin of what is known now; null where it cannot be made. */
  readonly makeClimateBulletin?: (order: ClimateOrder) => Promise<ClimateBulletin | null>;
  /** What a data file would be. Rejects for a place beyond the forecast. */
  readonly previewData?: (request: DataRequest, language: Language) => Promise<DataPreview>;
  /** The rain on the sample basin of the page of hydropower; absent where nothing reads it. */
  readonly readSampleBasin?: () => Promise<SampleBasin>;
  /** How forecasts for the next day did in a province over the last 30 days; null where too little was measured. */
  readonly findLocalAccuracy?: (province: string | null) => Promise<LocalAccuracy | null>;
  /** What readers around a station cell said of the rain in the half hour before `at`; null for fewer than three. Absent: nobody is asked. */
  readonly findNearReports?: (cell: number) => Promise<(NearReports & { readonly at: EpochSeconds }) | null>;
}
