import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Position of a section in its file, bytes. */
export interface SectionPlace {
  readonly offset: number;
  readonly length: number;
}

/**
 * A regular latitude-longitude grid as stated by a GRIB2 message (template 3.0), before any reordering. Degrees.
 * Steps are positive and derived from the first and last point, which the file gives more exactly than its increments.
 */
export interface LatLngGridDefinition {
  readonly kind: 'lat-lng';
  readonly ni: number;
  readonly nj: number;
  readonly firstLat: number;
  readonly firstLng: number;
  readonly lastLat: number;
  readonly lastLng: number;
  readonly iStep: number;
  readonly jStep: number;
  /** The scanning mode octet (code table 3.4). */
  readonly scanningMode: number;
}

/** Any other grid: its template number and point count are all that is known here. */
export interface OtherGridDefinition {
  readonly kind: 'other';
  readonly template: number;
  readonly points: number;
}

/** Metadata of a field: identification and product sections, and the position of its data. */
export interface Grib2Message {
  /** Byte offset of the message in its file. */
  readonly offset: number;
  readonly length: number;
  /** Field number inside a message with several fields, from 0. */
  readonly field: number;
  readonly discipline: number;
  readonly centre: number;
  readonly subCentre: number;
  readonly tablesVersion: number;
  /** Identifier of the analysis or forecast process, as its centre numbers them (255: unknown). */
  readonly generatingProcess: number;
  readonly referenceTime: EpochSeconds;
  readonly productTemplate: number;
  readonly category: number;
  readonly parameter: number;
  /** Code table 4.5, with value = scaled value × 10^−scale factor; null if missing in the file. */
  readonly levelType: number | null;
  readonly levelValue: number | null;
  readonly secondLevelType: number | null;
  readonly secondLevelValue: number | null;
  /**
   * Start and end of the interval that the value covers; equal for an instant. Null if `read-product.ts` does not know
   * the product template: such a field can be decoded, but has no valid time.
   */
  readonly intervalStart: EpochSeconds | null;
  readonly validAt: EpochSeconds | null;
  /** Code table 4.10 (0 average, 1 accumulation, 2 maximum, 3 minimum …); null for an instant. */
  readonly statistic: number | null;
  /** Member of an ensemble (templates 4.1 and 4.11), else null. */
  readonly member: { readonly type: number; readonly number: number; readonly size: number } | null;
  /**
   * Code table 4.7 (0 mean, 2 standard deviation …) of a field derived from a whole ensemble (4.2, 4.12), else null.
   */
  readonly derived: number | null;
  /**
   * Kind of an aerosol (code table 4.233; 62000 is all of them) with its size in metres, by the type of its interval
   * (code table 4.91; 0: smaller than that), template 4.48, else null. The size is null if it is missing.
   */
  readonly aerosol: { readonly kind: number; readonly sizeType: number; readonly sizeM: number | null } | null;
  /**
   * Event of a chance (templates 4.5 and 4.9), else null: code table 4.9 (1 above the upper limit, 3 above the lower …)
   * with both limits in the unit of the parameter, null if missing.
   */
  readonly probability: {
    readonly type: number;
    readonly lower: number | null;
    readonly upper: number | null;
  } | null;
  readonly packingTemplate: number;
  readonly hasBitmap: boolean;
  /** Grid points, including missing ones. */
  readonly points: number;
  readonly grid: LatLngGridDefinition | OtherGridDefinition;
  /** Sections 5, 6 (an earlier one if the message reuses it; null without a bitmap) and 7. */
  readonly sections: {
    readonly packing: SectionPlace;
    readonly bitmap: SectionPlace | null;
    readonly data: SectionPlace;
  };
}
