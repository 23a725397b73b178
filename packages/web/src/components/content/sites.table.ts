/** Places of the live examples. */
export const SITES = {
  bacLieu: {
    lat: 9.05,
    lng: 105.98,
    name: { vi: 'Ngoài khơi Bạc Liêu cũ (Cà Mau)', en: 'Off Bac Lieu' },
    title: { vi: 'Ngoài khơi Bạc Liêu cũ (Cà Mau) · 9,05° B, 105,98° Đ', en: 'Off Bac Lieu · 9.05° N, 105.98° E' },
  },
  cuuLong: {
    lat: 9.77,
    lng: 107.98,
    title: { vi: 'Bể Cửu Long · 9,77° B, 107,98° Đ', en: 'Cuu Long basin · 9.77° N, 107.98° E' },
  },
  camPha: {
    lat: 21.03,
    lng: 107.33,
    title: { vi: 'Vùng than Cẩm Phả · 21,03° B, 107,33° Đ', en: 'Cam Pha coalfield · 21.03° N, 107.33° E' },
  },
  daNang: { lat: 16.06, lng: 108.25, title: { vi: 'Biển Mỹ Khê, Đà Nẵng', en: 'My Khe beach, Da Nang' } },
  lachHuyen: {
    lat: 20.8,
    lng: 106.9,
    title: { vi: 'Cảng Lạch Huyện, Hải Phòng', en: 'Lach Huyen port, Hai Phong' },
  },
  haiVan: { lat: 16.19, lng: 108.13, title: { vi: 'Đèo Hải Vân', en: 'Hai Van Pass' } },
} as const;
