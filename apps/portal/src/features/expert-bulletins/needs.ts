import type { Issued, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { BulletinWeather } from '@portal/domain/expert-bulletin/bulletin-weather';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';

/** Current weather at a point as pages and API show it, with its official warnings. */
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

interface SalesMail {
  readonly send: SendMail;
  readonly salesEmail: string;
}

export interface ExpertBulletinNeeds {
  readonly database: Database;
  /** Weather clock: periods are checked by it. */
  readonly clock: () => EpochSeconds;
  /** Machine clock: dates what people do. */
  readonly machineClock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  /** Throws `AppError` `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  /** Null: no mail server; e-mails wait. */
  readonly sendMail: SendMail | null;
  /** Null: nobody is notified of orders. */
  readonly sales: SalesMail | null;
  readonly publicUrl: string;
}
