/** The seven climate regions north to south, each with the current provinces whose centre lies in it. */
export const CLIMATE_REGIONS = [
  { id: 'northwest', name: { vi: 'Tây Bắc', en: 'Northwest' }, provinces: ['lai-chau', 'dien-bien', 'son-la'] },
  {
    id: 'northeast',
    name: { vi: 'Việt Bắc và Đông Bắc', en: 'Northeast' },
    provinces: ['lao-cai', 'tuyen-quang', 'thai-nguyen', 'cao-bang', 'lang-son', 'quang-ninh', 'phu-tho'],
  },
  {
    id: 'redRiverDelta',
    name: { vi: 'Đồng bằng Bắc Bộ', en: 'Red River delta' },
    provinces: ['ha-noi', 'hai-phong', 'hung-yen', 'bac-ninh', 'ninh-binh'],
  },
  {
    id: 'northCentral',
    name: { vi: 'Bắc Trung Bộ', en: 'North central coast' },
    provinces: ['thanh-hoa', 'nghe-an', 'ha-tinh', 'quang-tri', 'hue'],
  },
  {
    id: 'southCentral',
    name: { vi: 'Nam Trung Bộ', en: 'South central coast' },
    provinces: ['da-nang', 'quang-ngai', 'khanh-hoa'],
  },
  {
    id: 'highlands',
    name: { vi: 'Tây Nguyên', en: 'Central Highlands' },
    provinces: ['gia-lai', 'dak-lak', 'lam-dong'],
  },
  {
    id: 'south',
    name: { vi: 'Nam Bộ', en: 'South' },
    provinces: ['ho-chi-minh', 'dong-nai', 'tay-ninh', 'dong-thap', 'vinh-long', 'an-giang', 'can-tho', 'ca-mau'],
  },
] as const;
