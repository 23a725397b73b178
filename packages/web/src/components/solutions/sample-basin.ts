interface Ranged {
  readonly rain: number | null;
  readonly rainLow: number | null;
  readonly rainHigh: number | null;
}

/** Sample basin with its rain, mm, in the shape that the desk uses for a catchment. */
export interface SampleBasin {
  readonly areaKm2: number;
  /** Points of a closed ring without the repeated end. */
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
