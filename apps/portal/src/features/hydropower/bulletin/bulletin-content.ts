import type { BulletinScore } from '@portal/domain/hydro/score/score-bulletins';
import type { BasinRain } from '../basin-rain.ts';
import type { CatchmentForecast } from '../inflow.ts';

/** Fields that bulletins do not have which were issued before members of ensembles were stored. */
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

/** What is stored as it was: of a reply whose fields have become more, the later ones may be missing. */
type Stored<Reply> = Reply extends (infer Item)[]
  ? Stored<Item>[]
  : Reply extends object
    ? { [Name in keyof Reply as Name extends LaterField ? never : Name]: Stored<Reply[Name]> } & {
        [Name in keyof Reply as Name extends LaterField ? Name : never]?: Stored<Reply[Name]>;
      }
    : Reply;

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
  readonly rain: Stored<Omit<BasinRain, 'map'>>;
  readonly forecast: Stored<CatchmentForecast>;
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
