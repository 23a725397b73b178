/** The three cities that pages offer by name where a visitor has not chosen a place yet. */
export const GREAT_CITIES = {
  hanoi: { slug: 'ha-noi', name: { vi: 'Hà Nội', en: 'Hanoi' } },
  daNang: { slug: 'da-nang', name: { vi: 'Đà Nẵng', en: 'Da Nang' } },
  hoChiMinh: { slug: 'ho-chi-minh', name: { vi: 'TP. Hồ Chí Minh', en: 'Ho Chi Minh City' } },
} as const;
