import type { CatchmentRain } from './catchment-shapes.ts';
import type { FlowForecast } from './flow-shapes.ts';

/** A cell of a bulletin: text, or an amount with its decimals. */
export type BulletinCell = string | { readonly value: number | null; readonly digits: 0 | 1 | 2 };

/** Section of a bulletin: a table with notes. */
export interface BulletinSection {
  readonly id: 'sums' | 'days' | 'flow' | 'level' | 'clock' | 'score';
  readonly heading: string;
  readonly notes: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly BulletinCell[])[];
  /** Indexes of greyed-out rows, which have too little data. */
  readonly greyRows: readonly number[];
}

export interface BulletinItem {
  readonly number: number;
  readonly slotAt: string;
  readonly issuedAt: string;
  readonly late: boolean;
  readonly asked: boolean;
  readonly demo: boolean;
}

/** Bulletins of a catchment as returned by `/me/catchments/{id}/bulletins`. */
export interface BulletinList {
  readonly name: string;
  readonly items: readonly BulletinItem[];
  readonly missed: readonly string[];
  readonly nextAt: string;
  readonly scoreTable: BulletinSection;
}

/** A bulletin as issued, in the language of the call. */
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
