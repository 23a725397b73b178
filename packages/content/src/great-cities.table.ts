/** The three cities offered by name until a visitor chooses a place. */
export const GREAT_CITIES = {
  hanoi: { slug: 'ha-noi', name: { vi: 'Hà Nội', en: 'Hanoi' } },
  daNang: { slug: 'da-nang', name: { vi: 'Đà Nẵng', en: 'Da Nang' } },
  hoChiMinh: { slug: 'ho-chi-minh', name: { vi: 'TP. Hồ Chí Minh', en: 'Ho Chi Minh City' } },
} as const;

/** The six centrally governed cities, offered by an empty search. */
export const CENTRAL_CITIES = [
  GREAT_CITIES.hanoi,
  GREAT_CITIES.hoChiMinh,
  GREAT_CITIES.daNang,
  { slug: 'hai-phong', name: { vi: 'Hải Phòng', en: 'Hai Phong' } },
  { slug: 'can-tho', name: { vi: 'Cần Thơ', en: 'Can Tho' } },
  { slug: 'hue', name: { vi: 'Huế', en: 'Hue' } },
] as const;
