/**
 * From stored integers X to values: Y = (R + X × 2^E) × 10^−D (regulation 92.9.4). A constant field, which stores no
 * integers, is R itself: writers leave D unchanged, and the widely used decoders do not apply it.
 */
export interface Scaling {
  readonly reference: number;
  /** 2^E. */
  readonly binaryFactor: number;
  /** 10^−D. */
  readonly decimalFactor: number;
}

/** Templates 5.0, 5.40 and 5.41: integers of `bits` bits: simple, JPEG 2000 or PNG. */
export interface ImagePacking {
  readonly template: 0 | 40 | 41;
  readonly scaling: Scaling;
  readonly bits: number;
}

/** Template 5.4: floating point numbers of 4 or 8 octets. */
export interface IeeePacking {
  readonly template: 4;
  readonly octets: 4 | 8;
}

/** Templates 5.2 and 5.3: groups with their own reference and width; `order` 1 and 2 are spatial differences. */
export interface ComplexPacking {
  readonly template: 2 | 3;
  readonly scaling: Scaling;
  /** Bits of a group's reference. */
  readonly bits: number;
  /** Code table 5.5: 0 no missing values in the data, 1 one kind of them, 2 two kinds. */
  readonly missingManagement: 0 | 1 | 2;
  readonly groups: number;
  readonly widthReference: number;
  readonly widthBits: number;
  readonly lengthReference: number;
  readonly lengthIncrement: number;
  readonly lastLength: number;
  readonly lengthBits: number;
  readonly order: 0 | 1 | 2;
  /** Octets of each extra descriptor of the spatial differences. */
  readonly extraOctets: number;
}

/** Template 5.42: adaptive entropy coding of CCSDS 121.0-B. */
export interface CcsdsPacking {
  readonly template: 42;
  readonly scaling: Scaling;
  readonly bits: number;
  readonly isSigned: boolean;
  /** Stored as differences from a prediction. */
  readonly isPreprocessed: boolean;
  readonly isRestricted: boolean;
  /** Each reference interval ends on a whole octet. */
  readonly isPadded: boolean;
  readonly blockSize: number;
  /** Blocks per reference sample interval. */
  readonly interval: number;
}

/** Template 5.200: runs of numbered levels, level 0 being missing. */
export interface RunLengthPacking {
  readonly template: 200;
  readonly bits: number;
  /** Largest level number in the data; greater numbers are run lengths. */
  readonly maxLevel: number;
  /** Value of each level, from level 0 (missing, NaN) on. */
  readonly levels: Float64Array;
}

/** How a field is packed: the parsed and checked section 5. */
export type Packing = ImagePacking | IeeePacking | ComplexPacking | CcsdsPacking | RunLengthPacking;
