import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Where a section stands in its file, bytes. */
export interface SectionPlace {
  readonly offset: number;
  readonly length: number;
}

/**
 * A regular latitude-longitude grid as a GRIB2 message states it (template 3.0), before any reordering. Degrees.
 * Steps are positive and follow from the first and last point, which the file gives more exactly than its increments.
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

/** What a message says about its field: identification and product sections, and where its data stand. */
export interface Grib2Message {
  /** Place of the message in its file: bytes. */
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
  /** Code table 4.5, with value = scaled value × 10^−scale factor; null where the file says missing. */
  readonly levelType: number | null;
  readonly levelValue: number | null;
  readonly secondLevelType: number | null;
  readonly secondLevelValue: number | null;
  /**
   * Start and end of what the value stands for; equal for an instant. Null where the product template is none of those
   * that `read-product.ts` knows: such a field can be decoded, but not placed in time.
   */
  readonly intervalStart: EpochSeconds | null;
  readonly validAt: EpochSeconds | null;
  /** Code table 4.10 (0 average, 1 accumulation, 2 maximum, 3 minimum …); null for an instant. */
  readonly statistic: number | null;
  /** Member of an ensemble (templates 4.1 and 4.11), else null. */
  readonly member: { readonly type: number; readonly number: number; readonly size: number } | null;
  /** Code table 4.7 (0 mean, 2 standard deviation …) of a field made of a whole ensemble (4.2, 4.12), else null. */
  readonly derived: number | null;
  readonly packingTemplate: number;
  readonly hasBitmap: boolean;
  /** Points of the grid, missing ones included. */
  readonly points: number;
  readonly grid: LatLngGridDefinition | OtherGridDefinition;
  /** Sections 5, 6 (an earlier one where the message reuses it; null without a bitmap) and 7. */
  readonly sections: {
    readonly packing: SectionPlace;
    readonly bitmap: SectionPlace | null;
    readonly data: SectionPlace;
  };
}
