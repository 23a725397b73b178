import type { Issued, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { BulletinWeather } from '@portal/domain/expert-bulletin/bulletin-weather';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';

/** The weather of a point as pages and API show it now, and the official warnings in force for it. */
export interface PointWeather {
  readonly weather: BulletinWeather;
  readonly issued: Pick<Issued, 'runAt' | 'demo' | 'credits'>;
  readonly warnings: readonly OfficialWarning[];
}

/** Throws `AppError` `outsideCoverage` or `noData`. */
export type ReadPointWeather = (
  point: { readonly lat: number; readonly lng: number },
  language: Language,
) => PointWeather;

/** Sends letters to the sales people. */
interface SalesMail {
  readonly send: SendMail;
  readonly salesEmail: string;
}

/** What orders of bulletins need of the rest of the portal. */
export interface ExpertBulletinNeeds {
  readonly database: Database;
  /** The clock of the weather, by which periods are checked. */
  readonly clock: () => EpochSeconds;
  /** The machine's clock, which dates what people do. */
  readonly machineClock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  /** Throws `AppError` `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  /** Null where no mail is set up: letters wait. */
  readonly sendMail: SendMail | null;
  /** Null where nobody is told of orders. */
  readonly sales: SalesMail | null;
  /** Where links lead. */
  readonly publicUrl: string;
}
