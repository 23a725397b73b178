import type { RegularGrid } from '#grid/regular-grid.ts';
import type { CycleTimetable } from '#sources/schedule/source.ts';
import type { SourceVariables } from '#sources/schedule/variable-coverage.ts';
import type { Recipe } from './recipe.ts';

/** One of the services of Open-Meteo: what is asked of it, where and when. */
export interface OpenMeteoService {
  /** Name of the source and its runs. */
  readonly name: string;
  readonly title: string;
  /** Last part of the address. */
  readonly call: 'forecast' | 'air-quality' | 'marine';
  /** Address above `call` of the free service, and of the one for customers with a key. */
  readonly publicUrl: string;
  readonly customerUrl: string;
  readonly licence: string;
  readonly timetable: CycleTimetable;
  readonly grid: RegularGrid;
  /** Cells of the grid whose centres are asked for, ascending; the others stay unknown. */
  readonly cells: readonly number[];
  /** First and last hour, counted from the start of the run. Hours before it serve the day so far and the NowCast. */
  readonly hours: { readonly from: number; readonly to: number };
  readonly recipes: readonly Recipe[];
  readonly variables: SourceVariables;
  /** A variable of the service without which a point is of no use, and up to which hour; null where each may lack all. */
  readonly needed: { readonly name: string; readonly upToHour: number } | null;
  /** Whether the heights of the points count as the source's ground. */
  readonly hasGround: boolean;
}
