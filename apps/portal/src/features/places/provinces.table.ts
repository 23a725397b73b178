import type { UnitType } from '@portal/domain/place/place-record';

/** Part of the country under which the home page lists a province. */
type Region = 'north' | 'central' | 'south';

/** A province of today. `centre` is the town whose weather its page shows, as GeoNames or the district list names it. */
export interface ProvinceRow {
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  readonly nameEn?: string;
  readonly unit: UnitType;
  readonly region: Region;
  readonly centre: string;
  readonly otherNames?: readonly string[];
}

/**
 * The 34 provinces since 1 July 2025 with the codes of Decision 19/2025/QĐ-TTg, the seven central cities as of 30 April
 * 2026 (Resolution 30/2026/QH16 for Đồng Nai). The centre is the town that people mean by the province's name: the seat
 * it had before the mergers, which is not always today's seat (Gia Lai: Pleiku, not Quy Nhơn).
 */
export const PROVINCES: readonly ProvinceRow[] = [
  {
    code: '01',
    slug: 'ha-noi',
    name: 'Hà Nội',
    nameEn: 'Hanoi',
    unit: 'centralCity',
    region: 'north',
    centre: 'Hà Nội',
    otherNames: ['HN', 'Thủ đô Hà Nội', 'Ha Noi City', 'Hanoi City'],
  },
  { code: '04', slug: 'cao-bang', name: 'Cao Bằng', unit: 'province', region: 'north', centre: 'Cao Bằng' },
  { code: '08', slug: 'tuyen-quang', name: 'Tuyên Quang', unit: 'province', region: 'north', centre: 'Tuyên Quang' },
  { code: '11', slug: 'dien-bien', name: 'Điện Biên', unit: 'province', region: 'north', centre: 'Điện Biên Phủ' },
  { code: '12', slug: 'lai-chau', name: 'Lai Châu', unit: 'province', region: 'north', centre: 'Lai Châu' },
  { code: '14', slug: 'son-la', name: 'Sơn La', unit: 'province', region: 'north', centre: 'Sơn La' },
  { code: '15', slug: 'lao-cai', name: 'Lào Cai', unit: 'province', region: 'north', centre: 'Lào Cai' },
  { code: '19', slug: 'thai-nguyen', name: 'Thái Nguyên', unit: 'province', region: 'north', centre: 'Thái Nguyên' },
  { code: '20', slug: 'lang-son', name: 'Lạng Sơn', unit: 'province', region: 'north', centre: 'Lạng Sơn' },
  { code: '22', slug: 'quang-ninh', name: 'Quảng Ninh', unit: 'province', region: 'north', centre: 'Hạ Long' },
  { code: '24', slug: 'bac-ninh', name: 'Bắc Ninh', unit: 'province', region: 'north', centre: 'Bắc Ninh' },
  { code: '25', slug: 'phu-tho', name: 'Phú Thọ', unit: 'province', region: 'north', centre: 'Việt Trì' },
  {
    code: '31',
    slug: 'hai-phong',
    name: 'Hải Phòng',
    unit: 'centralCity',
    region: 'north',
    centre: 'Hải Phòng',
    otherNames: ['HP', 'Haiphong', 'Hai Phong City'],
  },
  { code: '33', slug: 'hung-yen', name: 'Hưng Yên', unit: 'province', region: 'north', centre: 'Hưng Yên' },
  { code: '37', slug: 'ninh-binh', name: 'Ninh Bình', unit: 'province', region: 'north', centre: 'Hoa Lư' },
  { code: '38', slug: 'thanh-hoa', name: 'Thanh Hóa', unit: 'province', region: 'central', centre: 'Thanh Hóa' },
  { code: '40', slug: 'nghe-an', name: 'Nghệ An', unit: 'province', region: 'central', centre: 'Vinh' },
  { code: '42', slug: 'ha-tinh', name: 'Hà Tĩnh', unit: 'province', region: 'central', centre: 'Hà Tĩnh' },
  { code: '44', slug: 'quang-tri', name: 'Quảng Trị', unit: 'province', region: 'central', centre: 'Đông Hà' },
  {
    code: '46',
    slug: 'hue',
    name: 'Huế',
    nameEn: 'Hue',
    unit: 'centralCity',
    region: 'central',
    centre: 'Huế',
    otherNames: ['Thừa Thiên Huế', 'Thừa Thiên', 'Cố đô Huế', 'Hue City'],
  },
  {
    code: '48',
    slug: 'da-nang',
    name: 'Đà Nẵng',
    nameEn: 'Da Nang',
    unit: 'centralCity',
    region: 'central',
    centre: 'Đà Nẵng',
    otherNames: ['Danang', 'Da Nang City'],
  },
  { code: '51', slug: 'quang-ngai', name: 'Quảng Ngãi', unit: 'province', region: 'central', centre: 'Quảng Ngãi' },
  { code: '52', slug: 'gia-lai', name: 'Gia Lai', unit: 'province', region: 'central', centre: 'Pleiku' },
  { code: '56', slug: 'khanh-hoa', name: 'Khánh Hòa', unit: 'province', region: 'central', centre: 'Nha Trang' },
  {
    code: '66',
    slug: 'dak-lak',
    name: 'Đắk Lắk',
    unit: 'province',
    region: 'central',
    centre: 'Buôn Ma Thuột',
    otherNames: ['Đắc Lắc', 'Daklak', 'Daclac'],
  },
  { code: '68', slug: 'lam-dong', name: 'Lâm Đồng', unit: 'province', region: 'central', centre: 'Đà Lạt' },
  { code: '75', slug: 'dong-nai', name: 'Đồng Nai', unit: 'centralCity', region: 'south', centre: 'Biên Hòa' },
  {
    code: '79',
    slug: 'ho-chi-minh',
    name: 'TP. Hồ Chí Minh',
    nameEn: 'Ho Chi Minh City',
    unit: 'centralCity',
    region: 'south',
    centre: 'Hồ Chí Minh',
    otherNames: ['Hồ Chí Minh', 'Sài Gòn', 'TP HCM', 'TPHCM', 'HCM', 'HCMC', 'SG'],
  },
  { code: '80', slug: 'tay-ninh', name: 'Tây Ninh', unit: 'province', region: 'south', centre: 'Tây Ninh' },
  { code: '82', slug: 'dong-thap', name: 'Đồng Tháp', unit: 'province', region: 'south', centre: 'Cao Lãnh' },
  { code: '86', slug: 'vinh-long', name: 'Vĩnh Long', unit: 'province', region: 'south', centre: 'Vĩnh Long' },
  { code: '91', slug: 'an-giang', name: 'An Giang', unit: 'province', region: 'south', centre: 'Long Xuyên' },
  {
    code: '92',
    slug: 'can-tho',
    name: 'Cần Thơ',
    nameEn: 'Can Tho',
    unit: 'centralCity',
    region: 'south',
    centre: 'Cần Thơ',
    otherNames: ['Cantho', 'Can Tho City'],
  },
  { code: '96', slug: 'ca-mau', name: 'Cà Mau', unit: 'province', region: 'south', centre: 'Cà Mau' },
];
