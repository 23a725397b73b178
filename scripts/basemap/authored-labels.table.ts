/** A map label that is in no table of places: its kind, both languages and its position. */
export interface AuthoredLabel {
  readonly kind: 'sea' | 'country' | 'archipelago';
  readonly vi: string;
  readonly en: string;
  readonly lng: number;
  readonly lat: number;
}

/** Names of seas, neighbours and the archipelagos (spec/decisions.md, "Maps"), placed by hand. */
export const AUTHORED_LABELS: readonly AuthoredLabel[] = [
  { kind: 'archipelago', vi: 'Quần đảo Hoàng Sa', en: 'Hoang Sa (Viet Nam)', lng: 112.0, lat: 15.45 },
  { kind: 'archipelago', vi: 'Quần đảo Trường Sa', en: 'Truong Sa (Viet Nam)', lng: 114.1, lat: 9.35 },
  { kind: 'sea', vi: 'Biển Đông', en: 'East Sea', lng: 113.6, lat: 13.2 },
  { kind: 'sea', vi: 'Vịnh Bắc Bộ', en: 'Gulf of Tonkin', lng: 107.75, lat: 19.6 },
  { kind: 'sea', vi: 'Vịnh Thái Lan', en: 'Gulf of Thailand', lng: 101.9, lat: 9.6 },
  { kind: 'country', vi: 'Lào', en: 'Laos', lng: 102.9, lat: 19.2 },
  { kind: 'country', vi: 'Thái Lan', en: 'Thailand', lng: 101.6, lat: 15.4 },
  { kind: 'country', vi: 'Campuchia', en: 'Cambodia', lng: 104.6, lat: 13.5 },
  { kind: 'country', vi: 'Trung Quốc', en: 'China', lng: 108.6, lat: 24.2 },
  { kind: 'country', vi: 'Philippines', en: 'Philippines', lng: 121.1, lat: 16.6 },
  { kind: 'country', vi: 'Malaysia', en: 'Malaysia', lng: 102.5, lat: 4.3 },
];

/** Islands and reefs of Hoàng Sa and Trường Sa by longitude and latitude: the land files draw few of them or none. */
export const ARCHIPELAGO_ISLANDS: readonly (readonly [lng: number, lat: number])[] = [
  [112.34, 16.83],
  [112.73, 16.67],
  [111.61, 16.53],
  [111.59, 16.5],
  [111.51, 16.45],
  [111.7, 16.45],
  [111.74, 16.47],
  [111.2, 15.78],
  [112.27, 16.98],
  [112.31, 16.96],
  [112.34, 16.95],
  [111.78, 16.06],
  [112.5, 16.03],
  [112.05, 16.35],
  [111.7, 16.23],
  [111.92, 8.64],
  [111.67, 8.67],
  [112.2, 8.85],
  [112.92, 7.89],
  [113.69, 8.97],
  [113.3, 8.18],
  [114.0, 8.8],
  [114.65, 8.87],
  [114.33, 9.88],
  [114.56, 9.9],
  [114.37, 10.18],
  [114.48, 10.37],
  [113.85, 10.05],
  [114.33, 11.43],
  [114.28, 11.05],
  [114.37, 10.38],
  [115.8, 10.73],
  [115.02, 11.08],
  [112.58, 10.0],
  [112.35, 8.61],
  [111.6, 7.97],
];
