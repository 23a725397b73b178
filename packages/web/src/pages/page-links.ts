import type { Place } from '@portal/contract/endpoints/place-schema';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { OrderStatus } from '@portal/contract/own/orders';
import type { ChannelKind } from '@portal/domain/alert/channel.table';
import type { ClimateBulletin, ClimateOrder } from '@portal/domain/climate/climate-bulletin';
import type { SeasonalOutlook } from '@portal/domain/climate/seasonal-outlook';
import type { DataRequest } from '@portal/domain/data-order/data-request';
import type { DelayReason, DelayTerms } from '@portal/domain/delay-record/delay-terms';
import type { ChainState } from '@portal/domain/delay-record/verify-chain';
import type { BulletinDocument } from '@portal/domain/expert-bulletin/bulletin-document';
import type { Language } from '@portal/domain/language/language';
import type { Measurement } from '@portal/domain/observation/measurement';
import type { Station } from '@portal/domain/observation/observed-day';
import type { Taf } from '@portal/domain/observation/taf/taf';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { LocalAccuracy } from '@portal/domain/score/local-accuracy';
import type { NearReports } from '@portal/domain/score/rain-report';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { SampleBasin } from '#components/solutions/sample-basin.ts';

/** Available payment methods. */
export interface PaymentOffer {
  readonly methods: readonly PaymentMethod[];
  /** True in test mode: no money moves. */
  readonly isTest: boolean;
}

/** An alert channel as shown by its code, without a session. */
export interface StopChannel {
  readonly kind: ChannelKind;
  /** Masked. */
  readonly address: string;
  readonly active: boolean;
}

export interface RecordedDay {
  readonly dayAt: EpochSeconds;
  readonly workHours: number;
  readonly lost: readonly { readonly at: EpochSeconds; readonly reasons: readonly DelayReason[] }[];
  readonly unknownHours: number;
  /** mm, whole day; null where an hour is unknown. */
  readonly rainMm: number | null;
  readonly gustMaxMs: number | null;
  readonly demo: boolean;
}

/** Public view of a weather record. */
export interface WeatherRecord {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly terms: DelayTerms;
  readonly firstDayAt: EpochSeconds;
  /** Last day; null while running. */
  readonly lastDayAt: EpochSeconds | null;
  /** Over all days, verified from the stored bytes. */
  readonly chain: ChainState;
  /** Months of the record, newest first, such as `2026-10`. */
  readonly months: readonly string[];
  /** The displayed month, its closed days, and their file. */
  readonly month: string;
  readonly days: readonly RecordedDay[];
  readonly filePath: string;
  readonly credits: readonly string[];
}

export interface DataSampleRow {
  readonly at: EpochSeconds;
  /** In column order; null is unknown. */
  readonly values: readonly (number | null)[];
  readonly basis: 'analysis' | 'forecast' | 'demo';
  readonly source: string | null;
  readonly runAt: EpochSeconds | null;
}

/** Size of a data file, and the rows of its first place. */
export interface DataPreview {
  readonly rows: number;
  readonly bytes: number;
  /** Cheapest plan that covers it; null where none does. */
  readonly planId: PlanId | null;
  readonly isTooLarge: boolean;
  readonly sample: readonly DataSampleRow[];
  readonly credits: readonly string[];
}

/** An expert bulletin as shown by its link. */
export interface ExpertBulletin {
  readonly document: BulletinDocument;
  /** Null until rendered. */
  readonly pdfPath: string | null;
  /** Page of the latest version; null for the latest. */
  readonly newestPath: string | null;
}

/** The newest measurement around a place, and the forecast for that hour at the station. */
export interface MeasuredNearby {
  readonly station: Pick<Station, 'name' | 'network'>;
  readonly distanceKm: number;
  readonly measurement: Measurement;
  /** Null where no run has the hour. */
  readonly forecast: Hour | null;
  /** Licence and credit of the reports; null: not stated. */
  readonly credit: string | null;
  /** Forecast of the nearest airport; null without a valid one. */
  readonly airport?: { readonly name: string; readonly taf: Taf; readonly credit: string | null } | null;
}

/** What features provide to pages besides the contract; absent where not provided. */
export interface PageLinks {
  /** Configured payment methods in display order; absent: none. */
  readonly payments?: PaymentOffer;
  /** Order of a result link; null if unknown. */
  readonly findOrder?: (link: string) => Promise<OrderStatus | null>;
  /** Alert channel of an unsubscribe code; null if unknown. */
  readonly findStopChannel?: (code: string) => Promise<StopChannel | null>;
  /** Weather record of a code with a month (default: the newest); null if unknown. */
  readonly findWeatherRecord?: (code: string, month: string | null) => Promise<WeatherRecord | null>;
  /** Expert bulletin of a code; null if unknown. */
  readonly findExpertBulletin?: (code: string) => Promise<ExpertBulletin | null>;
  /** Makes a climate bulletin from current data; null where not possible. */
  readonly makeClimateBulletin?: (order: ClimateOrder) => Promise<ClimateBulletin | null>;
  /** Seasonal forecast by months and climate regions; null without a current one, and with demo weather. */
  readonly findSeasonalOutlook?: () => SeasonalOutlook | null;
  /** Previews a data file. Rejects for a place outside the forecast area. */
  readonly previewData?: (request: DataRequest, language: Language) => Promise<DataPreview>;
  /** Rain on the hydropower page's sample basin; absent where not available. */
  readonly readSampleBasin?: () => Promise<SampleBasin>;
  /** Accuracy of forecasts in a province over 30 days, by days ahead; null with too few observations. */
  readonly findLocalAccuracy?: (province: string | null) => Promise<ReadonlyMap<number, LocalAccuracy> | null>;
  /** Measurement near a place; null without a fresh one, and with demo weather. */
  readonly findMeasured?: (place: Place, language: Language) => Promise<MeasuredNearby | null>;
  /**
   * Reader reports of rain around a station cell in the half hour before `at`; null for fewer than three. Absent:
   * reports are disabled.
   */
  readonly findNearReports?: (cell: number) => Promise<(NearReports & { readonly at: EpochSeconds }) | null>;
}
