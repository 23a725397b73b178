import type { BulletinScore } from '@portal/domain/hydro/score/score-bulletins';
import type { BasinRain } from '../basin-rain.ts';
import type { CatchmentForecast } from '../inflow.ts';

/** Fields that bulletins lack if issued before ensemble members were stored. */
type LaterField =
  | 'latestAt'
  | 'levelsHigh'
  | 'levelsLow'
  | 'members'
  | 'membersReaching'
  | 'membersRunAt'
  | 'membersSource'
  | 'membersUntil'
  | 'middle'
  | 'nowcast'
  | 'origin'
  | 'rangeBasis';

/** Stored replies may lack fields that were added later. */
type Stored<Reply> = Reply extends (infer Item)[]
  ? Stored<Item>[]
  : Reply extends object
    ? { [Name in keyof Reply as Name extends LaterField ? never : Name]: Stored<Reply[Name]> } & {
        [Name in keyof Reply as Name extends LaterField ? Name : never]?: Stored<Reply[Name]>;
      }
    : Reply;

/** A bulletin as issued: everything in its page, PDF and workbook. Stored as JSON and never changed. */
export interface BulletinContent {
  readonly version: 1;
  readonly catchment: {
    readonly name: string;
    readonly areaKm2: number | null;
    readonly lat: number;
    readonly lng: number;
  };
  /** Past hours cover the last three days. */
  readonly rain: Stored<Omit<BasinRain, 'map'>>;
  readonly forecast: Stored<CatchmentForecast>;
  /** Bulletins of the last 30 days with known observations. */
  readonly score: readonly BulletinScore[];
}

export interface BulletinHead {
  readonly number: number;
  /** Issue time: 07:00, 19:00, or the hour of an issue on demand. */
  readonly slotAt: number;
  readonly issuedAt: number;
  readonly demo: boolean;
}

export interface Bulletin extends BulletinHead {
  readonly content: BulletinContent;
}
