/**
 * Further names that people type, with the slug of the place they mean: short forms, names of old, spellings. Search
 * knows them; they are no addresses. A province of before 2025 that was split stands at what its seat belongs to.
 */
export const SEARCH_ALIASES: readonly (readonly [text: string, slug: string])[] = [
  // short forms
  ['ĐN', 'da-nang'],
  ['HP', 'hai-phong'],
  ['TTH', 'hue'],
  ['BMT', 'buon-ma-thuot-dak-lak'],
  ['VT', 'vung-tau-ho-chi-minh'],
  ['NT', 'nha-trang-khanh-hoa'],
  ['ĐL', 'da-lat-lam-dong'],
  ['PQ', 'phu-quoc-an-giang'],
  ['BD', 'binh-duong'],
  ['ĐBP', 'dien-bien-phu-dien-bien'],
  // names of old
  ['Thăng Long', 'ha-noi'],
  ['Hà Tây', 'ha-noi'],
  ['Tourane', 'da-nang'],
  ['Quảng Nam Đà Nẵng', 'da-nang'],
  ['Bình Trị Thiên', 'hue'],
  ['Nghệ Tĩnh', 'nghe-an'],
  ['Hà Nam Ninh', 'nam-dinh'],
  ['Hải Hưng', 'hai-duong'],
  ['Vĩnh Phú', 'phu-tho'],
  ['Hà Bắc', 'bac-giang'],
  ['Bắc Thái', 'thai-nguyen'],
  ['Hoàng Liên Sơn', 'yen-bai'],
  ['Hà Tuyên', 'tuyen-quang'],
  ['Cao Lạng', 'lang-son'],
  ['Nghĩa Bình', 'binh-dinh'],
  ['Phú Khánh', 'khanh-hoa'],
  ['Thuận Hải', 'binh-thuan'],
  ['Gia Lai Kon Tum', 'gia-lai'],
  ['Sông Bé', 'binh-duong'],
  ['Cửu Long', 'vinh-long'],
  ['Minh Hải', 'ca-mau'],
  ['Ban Mê Thuột', 'buon-ma-thuot-dak-lak'],
  ['Ban Mê', 'buon-ma-thuot-dak-lak'],
  ['Plei Cu', 'pleiku-gia-lai'],
  ['Plây Cu', 'pleiku-gia-lai'],
  ['Đắc Lắc', 'dak-lak'],
  // English
  ['Paracel Islands', 'hoang-sa-da-nang'],
  ['Spratly Islands', 'truong-sa-khanh-hoa'],
];
