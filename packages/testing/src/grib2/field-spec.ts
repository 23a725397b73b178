import type { RegularGrid } from '@portal/forecast/grid/regular-grid';

/** A field to write, in the engine's orientation. Times are epoch seconds. */
export interface FieldSpec {
  /** Default 0, meteorological. */
  readonly discipline?: number;
  readonly category: number;
  readonly parameter: number;
  /** Default 7 (NCEP); 98 is ECMWF. */
  readonly centre?: number;
  readonly referenceTime: number;
  readonly validAt: number;
  /** Makes the field a statistic over `intervalStart` to `validAt` (templates 4.8 and 4.11). */
  readonly intervalStart?: number;
  /** Code table 4.10 of the statistic; default 1, accumulation. */
  readonly statistic?: number;
  /** Member of an ensemble (templates 4.1 and 4.11); `type` of code table 4.6, default 3. */
  readonly member?: { readonly type?: number; readonly number: number; readonly size: number };
  /** Code table 4.5; default 1, ground or water surface without a value. */
  readonly level?: { readonly type: number; readonly value: number | null };
  readonly secondLevel?: { readonly type: number; readonly value: number | null };
  /** A kind of aerosol with particles below a size (template 4.48). */
  readonly aerosol?: { readonly kind: number; readonly belowM: number };
  /** Makes the field a chance (templates 4.5 and 4.9): code table 4.9, and both limits in the parameter's unit. */
  readonly probability?: { readonly type: number; readonly lower: number | null; readonly upper: number | null };
  readonly grid: RegularGrid;
  /** Flag table 3.4; default 0: from the north-west, along rows. */
  readonly scanningMode?: number;
  /** Longitudes as 0 to 360 (default) or −180 to 180. */
  readonly longitudes?: '0-360' | '-180-180';
  /** South-west first, rows to the north; NaN is missing and makes a bitmap. */
  readonly values: ArrayLike<number>;
  /** Stored decimals; default 2. */
  readonly decimals?: number;
  /** Replaces simple packing by the test's own. */
  readonly packed?: PackedField;
  /** Bitmap indicator 254: the bitmap of an earlier field of the same message. */
  readonly reusesBitmap?: boolean;
}

/** A packing made elsewhere. */
export interface PackedField {
  readonly template: number;
  /** Number of packed values. */
  readonly count: number;
  /** Octets 12 and on of section 5. */
  readonly description: Uint8Array;
  /** Octets 6 and on of section 7. */
  readonly data: Uint8Array;
}
