import type { BulletinScore } from '@portal/domain/hydro/score/score-bulletins';
import type { BasinRain } from '../basin-rain.ts';
import type { CatchmentForecast } from '../inflow.ts';

/** A bulletin as it was issued: everything that its page, PDF and workbook say. Stored as JSON and never changed. */
export interface BulletinContent {
  readonly version: 1;
  readonly catchment: {
    readonly name: string;
    readonly areaKm2: number | null;
    readonly lat: number;
    readonly lng: number;
  };
  /** Past hours are those of the last three days. */
  readonly rain: Omit<BasinRain, 'map'>;
  readonly forecast: CatchmentForecast;
  /** Bulletins of the last 30 days, as far as is known what came. */
  readonly score: readonly BulletinScore[];
}

/** A bulletin without what it says. */
export interface BulletinHead {
  readonly number: number;
  /** Its time of issue: 07:00, 19:00, or the hour in which it was asked for. */
  readonly slotAt: number;
  readonly issuedAt: number;
  readonly demo: boolean;
}

/** A bulletin as it is stored. */
export interface Bulletin extends BulletinHead {
  readonly content: BulletinContent;
}
