interface Ranged {
  readonly rain: number | null;
  readonly rainLow: number | null;
  readonly rainHigh: number | null;
}

/** The sample basin with its rain, as the desk reads that of a catchment; mm. */
export interface SampleBasin {
  readonly areaKm2: number;
  /** Longitude and latitude of each point; the last one joins the first. */
  readonly outline: readonly (readonly [lng: number, lat: number])[];
  readonly rain: {
    readonly issued: {
      readonly source: string | null;
      readonly runAt: string | null;
      readonly updatedAt: string | null;
      readonly demo: boolean;
      readonly credits: readonly string[];
    };
    readonly past: readonly { readonly basis: 'radar' | 'analysis' | null }[];
    readonly sums: readonly {
      readonly hours: number;
      readonly past: number | null;
      readonly ahead: number | null;
      readonly aheadLow: number | null;
      readonly aheadHigh: number | null;
    }[];
    readonly days: readonly (Ranged & { readonly date: string; readonly hours: number })[];
    readonly map: {
      readonly latStep: number;
      readonly lngStep: number;
      readonly items: readonly { readonly lat: number; readonly lng: number; readonly rain: number | null }[];
    } | null;
  };
}
