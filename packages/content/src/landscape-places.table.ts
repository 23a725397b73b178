/**
 * Rough geography for the drawn horizons: outlines read off a map, accurate to a few kilometres. Not for any values.
 */

/** Current provinces by predominant land. */
export const PROVINCE_LANDS: Readonly<Record<string, 'northern-mountains' | 'highlands' | 'plain'>> = {
  'cao-bang': 'northern-mountains',
  'tuyen-quang': 'northern-mountains',
  'dien-bien': 'northern-mountains',
  'lai-chau': 'northern-mountains',
  'son-la': 'northern-mountains',
  'lao-cai': 'northern-mountains',
  'thai-nguyen': 'northern-mountains',
  'lang-son': 'northern-mountains',
  'phu-tho': 'northern-mountains',
  'quang-ngai': 'highlands',
  'gia-lai': 'highlands',
  'dak-lak': 'highlands',
  'lam-dong': 'highlands',
  'ca-mau': 'plain',
  'can-tho': 'plain',
  'dong-thap': 'plain',
  'vinh-long': 'plain',
  'hung-yen': 'plain',
  'ninh-binh': 'plain',
};

/** Cities and towns with a landmark. */
export type NamedPlace =
  | 'hanoi'
  | 'hai-phong'
  | 'hue'
  | 'da-nang'
  | 'saigon'
  | 'can-tho'
  | 'da-lat'
  | 'hoi-an'
  | 'ha-long';

/** Visibility of cities, only within their own province. */
export const CITIES: readonly {
  readonly name: NamedPlace;
  readonly at: readonly [number, number];
  readonly reachKm: number;
  readonly province: string;
}[] = [
  { name: 'hanoi', at: [21.03, 105.83], reachKm: 28, province: 'ha-noi' },
  { name: 'hai-phong', at: [20.86, 106.69], reachKm: 16, province: 'hai-phong' },
  { name: 'saigon', at: [10.79, 106.68], reachKm: 20, province: 'ho-chi-minh' },
  { name: 'da-nang', at: [16.06, 108.21], reachKm: 14, province: 'da-nang' },
  { name: 'hue', at: [16.46, 107.59], reachKm: 18, province: 'hue' },
  { name: 'can-tho', at: [10.03, 105.77], reachKm: 22, province: 'can-tho' },
];

/** Towns and bays with their own horizon; `fromM` restricts one to its plateau. */
export const TOWNS: readonly {
  readonly name: NamedPlace;
  readonly at: readonly [number, number];
  readonly reachKm: number;
  readonly fromM: number;
}[] = [
  { name: 'hoi-an', at: [15.88, 108.33], reachKm: 7, fromM: -50 },
  { name: 'ha-long', at: [20.95, 107.12], reachKm: 26, fromM: -50 },
  { name: 'ha-long', at: [20.78, 107.03], reachKm: 12, fromM: -50 },
  { name: 'da-lat', at: [11.94, 108.44], reachKm: 18, fromM: 1_200 },
];

/** Islands and archipelagos, [south, north, west, east]. */
export const ISLANDS: readonly (readonly [number, number, number, number])[] = [
  [20.7, 20.88, 106.92, 107.13],
  [20.72, 21.2, 107.36, 107.95],
  [20.08, 20.18, 107.66, 107.78],
  [17.12, 17.2, 107.28, 107.4],
  [15.9, 16.02, 108.42, 108.6],
  [15.34, 15.46, 109.04, 109.2],
  [10.45, 10.6, 108.88, 109.02],
  [8.58, 8.82, 106.5, 106.76],
  [9.24, 9.36, 103.42, 103.54],
  [9.6, 10.08, 104.2, 104.92],
  [9.9, 10.46, 103.8, 104.12],
  [15.69, 17.12, 111.19, 112.74],
  [6, 12, 111, 118],
];

/** Coastlines as [latitude, longitude]: Móng Cái to Vũng Tàu, and Hà Tiên to Rạch Giá. */
export const COASTS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [21.53, 107.97],
    [21.42, 107.78],
    [21.3, 107.5],
    [21.18, 107.37],
    [21.02, 107.36],
    [20.95, 107.15],
    [20.95, 106.98],
    [20.87, 106.8],
    [20.7, 106.8],
    [20.55, 106.6],
    [20.25, 106.57],
    [20, 106.2],
    [19.97, 106],
    [19.78, 105.93],
    [19.4, 105.81],
    [19.1, 105.74],
    [18.95, 105.63],
    [18.76, 105.77],
    [18.4, 105.93],
    [18.12, 106.4],
    [17.94, 106.5],
    [17.71, 106.46],
    [17.46, 106.63],
    [17.05, 107.12],
    [16.9, 107.2],
    [16.55, 107.64],
    [16.35, 107.93],
    [16.22, 108.13],
    [16.12, 108.13],
    [16.08, 108.25],
    [15.88, 108.4],
    [15.48, 108.69],
    [15.24, 108.94],
    [15, 108.92],
    [14.7, 109.08],
    [14.2, 109.2],
    [13.76, 109.25],
    [13.4, 109.28],
    [13.07, 109.33],
    [12.86, 109.46],
    [12.65, 109.45],
    [12.5, 109.2],
    [12.25, 109.2],
    [11.9, 109.18],
    [11.56, 109.1],
    [11.36, 109.01],
    [11.16, 108.7],
    [11.05, 108.48],
    [10.92, 108.1],
    [10.7, 107.9],
    [10.55, 107.55],
    [10.4, 107.26],
    [10.33, 107.08],
    [10.4, 107.02],
  ],
  [
    [10.38, 104.48],
    [10.17, 104.8],
    [10.02, 105.07],
  ],
];
