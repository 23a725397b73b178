/** A rain limit set by the operator. */
export interface RainLimit {
  readonly hours: number;
  readonly mm: number;
}

/** GeoJSON outline with closed rings. */
export interface Outline {
  readonly type: 'MultiPolygon';
  readonly coordinates: readonly (readonly (readonly [lng: number, lat: number][])[])[];
}

/** A catchment as returned by `/me/catchments`. */
export interface CatchmentItem {
  readonly id: string;
  readonly name: string;
  readonly areaKm2: number | null;
  readonly lat: number;
  readonly lng: number;
  readonly plant: string | null;
  readonly limits: readonly RainLimit[];
  readonly active: boolean;
  readonly pausedBy?: 'plan';
}

export interface CatchmentDetail extends CatchmentItem {
  readonly points: number;
  readonly outline: Outline | null;
  readonly polygon: Outline | null;
}

export interface PlantItem {
  readonly slug: string;
  readonly name: string;
  readonly megawatts: number;
  readonly lat: number;
  readonly lng: number;
}

export interface CheckedOutline {
  readonly polygon: Outline;
  readonly outline: Outline;
  readonly points: number;
  readonly areaKm2: number;
}

interface RainHour {
  readonly at: string;
  readonly rain: number | null;
}

interface AheadHour extends RainHour {
  readonly rainLow: number | null;
  readonly rainHigh: number | null;
  /** Missing in older bulletins. */
  readonly origin?: 'radar' | 'both' | 'model' | null;
}

export interface RainSum {
  readonly hours: number;
  readonly past: number | null;
  readonly ahead: number | null;
  readonly aheadLow: number | null;
  readonly aheadHigh: number | null;
  readonly rangeBasis: 'members' | 'cells' | null;
  readonly mostCell: number | null;
}

export interface LimitState extends RainLimit {
  readonly now: number | null;
  readonly reached: boolean;
  readonly middleAt: string | null;
  readonly earliestAt: string | null;
}

interface RainCells {
  readonly latStep: number;
  readonly lngStep: number;
  readonly items: readonly {
    readonly lat: number;
    readonly lng: number;
    readonly rain: number | null;
    readonly part: number;
  }[];
}

/** Rain on a catchment as returned by `/me/catchments/{id}/rain`. */
export interface CatchmentRain {
  readonly basis: 'polygon' | 'cell';
  readonly issued: {
    readonly source: string | null;
    readonly runAt: string | null;
    readonly at: string;
    readonly demo: boolean;
    readonly credits: readonly string[];
  };
  readonly coveredPercent: { readonly model: number | null; readonly radar: number | null };
  /** Ensemble behind the ranges; missing, like the nowcast, in older bulletins. */
  readonly members?: { readonly count: number } | null;
  readonly nowcast?: { readonly frameAt: string } | null;
  readonly past: readonly (RainHour & { readonly basis: 'radar' | 'analysis' | null })[];
  readonly ahead: readonly AheadHour[];
  readonly sums: readonly RainSum[];
  readonly limits: readonly LimitState[];
  readonly map: RainCells | null;
}
