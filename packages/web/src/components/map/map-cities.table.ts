import type { LatLng } from '@portal/domain/geo/lat-lng';

/** A city with a label and value on the map. */
export interface MapCity extends LatLng {
  readonly vi: string;
  readonly en: string;
  /** Side of the point that value and name are on. */
  readonly side: 'left' | 'right';
  /** 1 always, 2 where Vietnam fills a wide screen, 3 from closer zooms. */
  readonly rank: 1 | 2 | 3;
  /** Named only at close zooms: at the edge of a phone only the value fits. */
  readonly isBare?: boolean;
}

/** Cities in order of label priority. The other provinces come from the basemap. */
export const MAP_CITIES: readonly MapCity[] = [
  { vi: 'Hà Nội', en: 'Hanoi', lat: 21.0285, lng: 105.8542, side: 'right', rank: 1 },
  { vi: 'TP. Hồ Chí Minh', en: 'Ho Chi Minh City', lat: 10.7769, lng: 106.7009, side: 'right', rank: 1 },
  { vi: 'Đà Nẵng', en: 'Da Nang', lat: 16.0678, lng: 108.2208, side: 'right', rank: 1 },
  { vi: 'Vinh', en: 'Vinh', lat: 18.6734, lng: 105.6923, side: 'right', rank: 1 },
  { vi: 'Nha Trang', en: 'Nha Trang', lat: 12.2451, lng: 109.1943, side: 'right', rank: 1 },
  { vi: 'Điện Biên', en: 'Dien Bien', lat: 21.386, lng: 103.023, side: 'right', rank: 1, isBare: true },
  { vi: 'Cà Mau', en: 'Ca Mau', lat: 9.1768, lng: 105.1524, side: 'left', rank: 1, isBare: true },
  { vi: 'Lào Cai', en: 'Lao Cai', lat: 22.4856, lng: 103.9707, side: 'left', rank: 2 },
  { vi: 'Hạ Long', en: 'Ha Long', lat: 20.9505, lng: 107.0734, side: 'right', rank: 3 },
  { vi: 'Huế', en: 'Hue', lat: 16.4637, lng: 107.5909, side: 'left', rank: 2 },
  { vi: 'Quy Nhơn', en: 'Quy Nhon', lat: 13.776, lng: 109.2237, side: 'right', rank: 2 },
  { vi: 'Buôn Ma Thuột', en: 'Buon Ma Thuot', lat: 12.68, lng: 108.042, side: 'left', rank: 2 },
  { vi: 'Cần Thơ', en: 'Can Tho', lat: 10.0341, lng: 105.7876, side: 'right', rank: 2 },
  { vi: 'Phú Quốc', en: 'Phu Quoc', lat: 10.217, lng: 103.96, side: 'left', rank: 2 },
  { vi: 'Đà Lạt', en: 'Da Lat', lat: 11.9465, lng: 108.4419, side: 'left', rank: 3 },
  { vi: 'Pleiku', en: 'Pleiku', lat: 13.9833, lng: 108, side: 'left', rank: 3 },
];
