import type { LatLng } from '#geo/lat-lng.ts';
import type { BothLanguages } from '#language/language.ts';

/** Name of a harmonic constituent of the tide. */
export type Constituent = 'O1' | 'K1' | 'P1' | 'Q1' | 'M2' | 'S2' | 'N2' | 'K2' | 'SA' | 'SSA';

/** Amplitude, m, and phase lag behind Greenwich, degrees. */
export type HarmonicConstant = readonly [amplitudeM: number, lagDeg: number];

/** A tide gauge with its harmonic constants. */
export interface TideStation extends LatLng {
  readonly id: 'hon-dau' | 'quy-nhon' | 'vung-tau';
  readonly name: BothLanguages;
  readonly constants: Readonly<Record<Constituent, HarmonicConstant>>;
  /** How far its turns may be off, minutes and metres; null where never compared with official tables. */
  readonly error: { readonly minutes: number; readonly metres: number } | null;
}

/** Credit of the constants below. */
export const TIDE_CREDIT = 'Tides: TICON-4 (GESLA-4, DGFI-TUM), CC BY 4.0.';

/** Constants of TICON-4; errors by comparison with official highs and lows of 2025 and 2026 (domain-2.md §18). */
export const TIDE_STATIONS: readonly TideStation[] = [
  {
    id: 'hon-dau',
    name: { vi: 'Hòn Dấu', en: 'Hon Dau' },
    lat: 20.667,
    lng: 106.817,
    constants: {
      O1: [0.7858, 290.7],
      K1: [0.7039, 347.2],
      P1: [0.2251, 341.6],
      Q1: [0.1643, 262.9],
      M2: [0.0587, 197.8],
      S2: [0.044, 254.4],
      N2: [0.0104, 227.6],
      K2: [0.0238, 224.9],
      SA: [0.1123, 190.5],
      SSA: [0.0583, 59],
    },
    error: { minutes: 75, metres: 0.25 },
  },
  {
    id: 'quy-nhon',
    name: { vi: 'Quy Nhơn', en: 'Quy Nhon' },
    lat: 13.767,
    lng: 109.25,
    constants: {
      O1: [0.2776, 153],
      K1: [0.3282, 192.9],
      P1: [0.1015, 189.3],
      Q1: [0.0545, 135.1],
      M2: [0.1723, 86.2],
      S2: [0.0699, 119.7],
      N2: [0.0356, 72.5],
      K2: [0.0208, 114.1],
      SA: [0.1486, 247.6],
      SSA: [0.0619, 89.3],
    },
    error: null,
  },
  {
    id: 'vung-tau',
    name: { vi: 'Vũng Tàu', en: 'Vung Tau' },
    lat: 10.34,
    lng: 107.072,
    constants: {
      O1: [0.4468, 164.9],
      K1: [0.5948, 206.6],
      P1: [0.1891, 203.1],
      Q1: [0.0847, 147.8],
      M2: [0.7733, 193.8],
      S2: [0.3021, 228.6],
      N2: [0.1627, 174.1],
      K2: [0.0942, 239.9],
      SA: [0.2124, 278.1],
      SSA: [0.0571, 95.4],
    },
    error: { minutes: 45, metres: 0.25 },
  },
];
