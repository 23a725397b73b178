/** A place to check: one with pages, by slug, or a point that only the API knows. */
export interface CheckedPlace {
  readonly name: string;
  readonly at: { readonly slug: string } | { readonly lat: number; readonly lng: number };
  /** What is special about it; null for a province. */
  readonly why: string | null;
}

const PROVINCES = [
  'ha-noi',
  'cao-bang',
  'tuyen-quang',
  'dien-bien',
  'lai-chau',
  'son-la',
  'lao-cai',
  'thai-nguyen',
  'lang-son',
  'quang-ninh',
  'bac-ninh',
  'phu-tho',
  'hai-phong',
  'hung-yen',
  'ninh-binh',
  'thanh-hoa',
  'nghe-an',
  'ha-tinh',
  'quang-tri',
  'hue',
  'da-nang',
  'quang-ngai',
  'gia-lai',
  'khanh-hoa',
  'dak-lak',
  'lam-dong',
  'dong-nai',
  'ho-chi-minh',
  'tay-ninh',
  'dong-thap',
  'vinh-long',
  'an-giang',
  'can-tho',
  'ca-mau',
] as const;

/** By slug. */
const UNUSUAL: Readonly<Record<string, string>> = {
  'hoang-sa-da-nang': 'islands off the station grid, far at sea, no climate normals',
  'truong-sa-khanh-hoa': 'islands at sea near the southern edge of what is served',
  'phu-quoc-an-giang': 'large island in the west, a sea of its own',
  'ly-son-quang-ngai': 'small island before the central coast',
  'con-dao-ho-chi-minh': 'islands far from their province',
  'cat-ba-hai-phong': 'island hard by the coast',
  'co-to-quang-ninh': 'island in the gulf',
  'bach-long-vi-hai-phong': 'the farthest island of the gulf',
  'phu-quy-lam-dong': 'an island that belongs to a highland province',
  'sa-pa-lao-cai': '1,500 m: cold, fog, the 800 m rule',
  'da-lat-lam-dong': '1,500 m in the south: cool all year, the 800 m rule',
  'mau-son-lang-son': 'the coldest mountain of the north-east',
  'dong-van-tuyen-quang': 'the northern tip, high plateau at the border',
  'mu-cang-chai-lao-cai': 'high valley, severe cold in winter',
  'moc-chau-son-la': 'plateau just above 800 m',
  'pleiku-gia-lai': 'highland in a province that is also coast',
  'quy-nhon-gia-lai': 'coast in a province that is also highland',
  'kon-tum-quang-ngai': 'highland in a coastal province',
  'sin-thau-dien-bien': 'at the border of three countries, the far west',
  'lung-cu-tuyen-quang': 'the northernmost ward',
  'dat-mui-ca-mau': 'the southernmost ward, sea on both sides',
  'binh-minh-vinh-long': 'same name as a ward of another province',
  'binh-minh-ha-noi': 'the other of the same name',
  'hoan-kiem-ha-noi': 'ward of the review’s F2',
  'quan-1-ho-chi-minh': 'former district with a number for its name',
};

/** Points without pages. */
const POINTS = [
  { name: 'Biển Đông', lat: 15, lng: 113, why: 'open sea, nearest land 300 km off' },
  { name: 'vịnh Bắc Bộ', lat: 20, lng: 107.5, why: 'sea within radar range' },
  { name: 'biên giới Việt – Trung', lat: 22.4, lng: 103.6, why: 'across the border within the grid' },
  { name: 'Viêng Chăn', lat: 17.97, lng: 102.6, why: 'another country' },
  { name: 'góc tây nam', lat: 5.1, lng: 99.1, why: 'the corner of what is served, off the station grid' },
];

/** The 34 provinces and 30 unusual places. */
export const CHECKED_PLACES: readonly CheckedPlace[] = [
  ...PROVINCES.map((slug) => ({ name: slug, at: { slug }, why: null })),
  ...Object.entries(UNUSUAL).map(([slug, why]) => ({ name: slug, at: { slug }, why })),
  ...POINTS.map(({ name, lat, lng, why }) => ({ name, at: { lat, lng }, why })),
];
