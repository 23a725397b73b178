/** How an element of WMO's table B is packed: value = (number + reference) / 10^scale. */
export interface BufrElement {
  readonly bits: number;
  readonly scale: number;
  readonly reference: number;
  /** IA5 characters instead of a number. */
  readonly isText: boolean;
}

const asNumber = (bits: number, scale = 0, reference = 0): BufrElement => ({ bits, scale, reference, isText: false });
const asText = (bits: number): BufrElement => ({ bits, scale: 0, reference: 0, isText: true });

/**
 * Elements of WMO table B (versions 16 to 40 agree on them) that tracks of tropical cyclones consist of, by descriptor
 * as a decimal number: 0 05 002 is 5002.
 */
export const BUFR_ELEMENTS: ReadonlyMap<number, BufrElement> = new Map([
  [1025, asText(24)], // storm identifier
  [1027, asText(80)], // long storm name
  [1032, asNumber(8)], // generating application
  [1033, asNumber(8)], // centre
  [1034, asNumber(8)], // sub-centre
  [1090, asNumber(8)], // technique for making up initial perturbations
  [1091, asNumber(10)], // ensemble member number
  [1092, asNumber(8)], // type of ensemble forecast
  [4001, asNumber(12)], // year
  [4002, asNumber(4)], // month
  [4003, asNumber(6)], // day
  [4004, asNumber(5)], // hour
  [4005, asNumber(6)], // minute
  [4006, asNumber(6)], // second
  [4024, asNumber(12, 0, -2048)], // time period, h
  [5001, asNumber(25, 5, -9_000_000)], // latitude, °
  [5002, asNumber(15, 2, -9000)], // latitude, °
  [5021, asNumber(16, 2)], // bearing, °
  [6001, asNumber(26, 5, -18_000_000)], // longitude, °
  [6002, asNumber(16, 2, -18_000)], // longitude, °
  [8005, asNumber(4)], // meteorological attribute significance
  [8021, asNumber(5)], // time significance
  [10_051, asNumber(14, -1)], // pressure reduced to mean sea level, Pa
  [11_012, asNumber(12, 1)], // wind speed at 10 m, m/s
  [19_003, asNumber(8)], // wind speed threshold, m/s
  [19_004, asNumber(12, -2)], // radius of winds above the threshold, m
  [31_000, asNumber(1)], // short replication factor
  [31_001, asNumber(8)], // replication factor
  [31_002, asNumber(16)], // extended replication factor
]);

/** Sequences of WMO table D that consist of them: 3 01 011 is 301011. */
export const BUFR_SEQUENCES: ReadonlyMap<number, readonly number[]> = new Map([
  [301_011, [4001, 4002, 4003]],
  [301_012, [4004, 4005]],
  [301_013, [4004, 4005, 4006]],
  [301_021, [5001, 6001]],
  [301_023, [5002, 6002]],
]);
