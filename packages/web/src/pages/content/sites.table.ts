/** Real places at sea that live examples look at. */
export const SITES = {
  bacLieu: {
    lat: 9.05,
    lng: 105.98,
    name: { vi: 'Ngoài khơi Bạc Liêu', en: 'Off Bac Lieu' },
    title: { vi: 'Ngoài khơi Bạc Liêu, 9,05° B 105,98° Đ', en: 'Off Bac Lieu, 9.05° N 105.98° E' },
  },
} as const;
