import type { IslandBox } from '@portal/domain/place/province-shapes';

/** Offshore islands with their province. The east of Trường Sa's box ends well off Palawan. */
export const ISLAND_BOXES: readonly IslandBox[] = [
  { province: 'da-nang', south: 15.69, north: 17.12, west: 111.19, east: 112.74 },
  { province: 'khanh-hoa', south: 7.18, north: 11.53, west: 109.47, east: 116.2 },
  { province: 'khanh-hoa', south: 9.6, north: 11.53, west: 116.2, east: 117.83 },
  { province: 'hai-phong', south: 20.08, north: 20.18, west: 107.66, east: 107.78 },
  { province: 'hai-phong', south: 20.68, north: 20.86, west: 106.9, east: 107.12 },
  { province: 'quang-ninh', south: 20.72, north: 21.2, west: 107.3, east: 107.95 },
  { province: 'quang-tri', south: 17.12, north: 17.2, west: 107.28, east: 107.4 },
  { province: 'da-nang', south: 15.9, north: 16.02, west: 108.42, east: 108.6 },
  { province: 'quang-ngai', south: 15.34, north: 15.46, west: 109.04, east: 109.2 },
  { province: 'lam-dong', south: 10.45, north: 10.6, west: 108.88, east: 109.02 },
  { province: 'ho-chi-minh', south: 8.58, north: 8.82, west: 106.5, east: 106.76 },
  { province: 'an-giang', south: 9.24, north: 9.36, west: 103.42, east: 103.54 },
  { province: 'an-giang', south: 9.6, north: 10.08, west: 104.2, east: 104.92 },
  { province: 'an-giang', south: 9.9, north: 10.46, west: 103.8, east: 104.12 },
  { province: 'ca-mau', south: 8.36, north: 8.48, west: 104.76, east: 104.9 },
];

/**
 * Coarse outline of the sea off Vietnam, 5–15 km inland of the coast; it meets the land border only at Móng Cái and
 * Hà Tiên. Flat pairs of longitude and latitude.
 */
// biome-ignore format: a point a line
export const VIETNAM_SEA: readonly number[] = [
  108.06, 21.51,
  107.85, 21.5,
  107.5, 21.4,
  107.0, 21.15,
  106.6, 20.95,
  106.35, 20.5,
  105.9, 20.05,
  105.6, 19.5,
  105.5, 18.6,
  105.9, 18.1,
  106.4, 17.4,
  106.85, 16.9,
  107.3, 16.4,
  107.95, 16.05,
  108.2, 15.5,
  108.7, 15.0,
  108.9, 14.0,
  108.9, 12.4,
  108.7, 11.5,
  107.6, 10.8,
  106.8, 10.6,
  106.2, 10.2,
  105.8, 9.5,
  105.2, 9.2,
  105.3, 9.9,
  104.75, 10.3,
  104.48, 10.4,
  104.3, 10.42,
  103.8, 10.48,
  103.0, 8.0,
  105.0, 6.0,
  119.5, 6.0,
  119.5, 21.3,
];
