/** A province that ended on 30 June 2025. `into` is today's province, `centre` the town that was its seat. */
export interface FormerProvinceRow {
  readonly slug: string;
  readonly name: string;
  readonly into: string;
  readonly centre: string;
  readonly otherNames?: readonly string[];
}

/** The 29 names that the mergers of 1 July 2025 ended (Resolution 202/2025/QH15). */
export const FORMER_PROVINCES: readonly FormerProvinceRow[] = [
  { slug: 'ha-giang', name: 'Hà Giang', into: 'tuyen-quang', centre: 'Hà Giang' },
  { slug: 'yen-bai', name: 'Yên Bái', into: 'lao-cai', centre: 'Yên Bái' },
  { slug: 'bac-kan', name: 'Bắc Kạn', into: 'thai-nguyen', centre: 'Bắc Kạn', otherNames: ['Bắc Cạn'] },
  { slug: 'bac-giang', name: 'Bắc Giang', into: 'bac-ninh', centre: 'Bắc Giang' },
  { slug: 'vinh-phuc', name: 'Vĩnh Phúc', into: 'phu-tho', centre: 'Vĩnh Yên' },
  { slug: 'hoa-binh', name: 'Hòa Bình', into: 'phu-tho', centre: 'Hòa Bình' },
  { slug: 'hai-duong', name: 'Hải Dương', into: 'hai-phong', centre: 'Hải Dương' },
  { slug: 'thai-binh', name: 'Thái Bình', into: 'hung-yen', centre: 'Thái Bình' },
  { slug: 'ha-nam', name: 'Hà Nam', into: 'ninh-binh', centre: 'Phủ Lý' },
  { slug: 'nam-dinh', name: 'Nam Định', into: 'ninh-binh', centre: 'Nam Định' },
  { slug: 'quang-binh', name: 'Quảng Bình', into: 'quang-tri', centre: 'Đồng Hới' },
  { slug: 'quang-nam', name: 'Quảng Nam', into: 'da-nang', centre: 'Tam Kỳ' },
  { slug: 'kon-tum', name: 'Kon Tum', into: 'quang-ngai', centre: 'Kon Tum', otherNames: ['Kontum'] },
  { slug: 'binh-dinh', name: 'Bình Định', into: 'gia-lai', centre: 'Quy Nhơn' },
  { slug: 'ninh-thuan', name: 'Ninh Thuận', into: 'khanh-hoa', centre: 'Phan Rang-Tháp Chàm' },
  { slug: 'phu-yen', name: 'Phú Yên', into: 'dak-lak', centre: 'Tuy Hòa' },
  { slug: 'dak-nong', name: 'Đắk Nông', into: 'lam-dong', centre: 'Gia Nghĩa', otherNames: ['Đắc Nông', 'Daknong'] },
  { slug: 'binh-thuan', name: 'Bình Thuận', into: 'lam-dong', centre: 'Phan Thiết' },
  { slug: 'binh-phuoc', name: 'Bình Phước', into: 'dong-nai', centre: 'Đồng Xoài' },
  { slug: 'ba-ria-vung-tau', name: 'Bà Rịa – Vũng Tàu', into: 'ho-chi-minh', centre: 'Bà Rịa', otherNames: ['BRVT'] },
  { slug: 'binh-duong', name: 'Bình Dương', into: 'ho-chi-minh', centre: 'Thủ Dầu Một' },
  { slug: 'long-an', name: 'Long An', into: 'tay-ninh', centre: 'Tân An' },
  { slug: 'tien-giang', name: 'Tiền Giang', into: 'dong-thap', centre: 'Mỹ Tho' },
  { slug: 'ben-tre', name: 'Bến Tre', into: 'vinh-long', centre: 'Bến Tre' },
  { slug: 'tra-vinh', name: 'Trà Vinh', into: 'vinh-long', centre: 'Trà Vinh' },
  { slug: 'kien-giang', name: 'Kiên Giang', into: 'an-giang', centre: 'Rạch Giá' },
  { slug: 'soc-trang', name: 'Sóc Trăng', into: 'can-tho', centre: 'Sóc Trăng' },
  { slug: 'hau-giang', name: 'Hậu Giang', into: 'can-tho', centre: 'Vị Thanh' },
  { slug: 'bac-lieu', name: 'Bạc Liêu', into: 'ca-mau', centre: 'Bạc Liêu' },
];
