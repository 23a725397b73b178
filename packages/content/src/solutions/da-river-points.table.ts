/** Points for rain on the Vietnamese part of the Da River basin, upstream first. */
export const DA_RIVER_POINTS = [
  { name: { vi: 'Mường Tè', en: 'Muong Te' }, lat: 22.38, lng: 102.83 },
  { name: { vi: 'Mường Lay', en: 'Muong Lay' }, lat: 22.05, lng: 103.15 },
  { name: { vi: 'Than Uyên', en: 'Than Uyen' }, lat: 21.96, lng: 103.89 },
  { name: { vi: 'Sơn La', en: 'Son La' }, lat: 21.33, lng: 103.91 },
  { name: { vi: 'Bắc Yên', en: 'Bac Yen' }, lat: 21.25, lng: 104.42 },
] as const;
