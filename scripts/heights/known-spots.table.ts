/**
 * Hill stations, summits and passes missing from the tables of towns and stations: name, latitude, longitude, height in
 * m, reliability of the height (`about`: to a hundred metres or two). Written for this project from general knowledge.
 */
export const KNOWN_SPOTS: readonly (readonly [
  name: string,
  lat: number,
  lng: number,
  heightM: number,
  kind: 'hill' | 'spot' | 'about',
])[] = [
  ['Tam Đảo', 21.457, 105.643, 897, 'hill'],
  ['Đèo Ô Quy Hồ', 22.353, 103.775, 2035, 'spot'],
  ['Núi Ngọc Linh', 15.067, 107.976, 2598, 'spot'],
  ['Đèo Mã Pí Lèng', 23.244, 105.408, 1200, 'about'],
  ['Đèo Khau Phạ', 21.757, 104.245, 1250, 'about'],
  ['Cột cờ Lũng Cú', 23.3634, 105.3165, 1450, 'about'],
  ['Y Tý', 22.633, 103.619, 1500, 'about'],
  ['Tà Xùa', 21.295, 104.436, 1500, 'about'],
  ['Mẫu Sơn', 21.853, 106.935, 1100, 'about'],
];
