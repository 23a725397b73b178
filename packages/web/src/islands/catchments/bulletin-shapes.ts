import type { CatchmentRain } from './catchment-shapes.ts';
import type { FlowForecast } from './flow-shapes.ts';

/** A cell of a bulletin: words, or an amount with its decimals. */
export type BulletinCell = string | { readonly value: number | null; readonly digits: 0 | 1 | 2 };

/** A part of a bulletin: a table and sentences below it. */
export interface BulletinSection {
  readonly id: 'sums' | 'days' | 'flow' | 'level' | 'clock' | 'score';
  readonly heading: string;
  readonly notes: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly BulletinCell[])[];
  /** Indexes of rows that say too little. */
  readonly greyRows: readonly number[];
}

/** A bulletin in a list. */
export interface BulletinItem {
  readonly number: number;
  readonly slotAt: string;
  readonly issuedAt: string;
  readonly late: boolean;
  readonly asked: boolean;
  readonly demo: boolean;
}

/** Bulletins of a catchment as `/me/catchments/{id}/bulletins` lists them. */
export interface BulletinList {
  readonly name: string;
  readonly items: readonly BulletinItem[];
  readonly missed: readonly string[];
  readonly nextAt: string;
  readonly scoreTable: BulletinSection;
}

/** A bulletin as it was issued, with its words in the language of the call. */
export interface ShownBulletin extends BulletinItem {
  readonly rain: Omit<CatchmentRain, 'map'>;
  readonly forecast: FlowForecast;
  readonly text: {
    readonly title: string;
    readonly subtitle: string;
    readonly notices: readonly string[];
    readonly lead: string;
    readonly facts: readonly (readonly [name: string, value: string])[];
    readonly sections: readonly BulletinSection[];
    readonly advice: string;
    readonly fileName: string;
  };
}
