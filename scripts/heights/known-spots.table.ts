/**
 * Hill stations, summits and passes whose height is well known and that no table of towns or stations has at their place:
 * name, latitude, longitude, height in m, what the height is good for. Written for this project from general knowledge.
 */
export const KNOWN_SPOTS: readonly (readonly [
  name: string,
  lat: number,
  lng: number,
  heightM: number,
  kind: 'hill' | 'spot',
])[] = [
  ['Tam Đảo', 21.457, 105.643, 897, 'hill'],
  ['Đèo Ô Quy Hồ', 22.353, 103.775, 2035, 'spot'],
  ['Núi Ngọc Linh', 15.067, 107.976, 2598, 'spot'],
];
