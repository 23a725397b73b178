/** Names and abbreviations of the 16 directions from which the wind blows, clockwise from north (domain.md §2.5.1). */
export const WIND_DIRECTION_NAMES = [
  { vi: ['Bắc', 'B'], en: ['North', 'N'] },
  { vi: ['Bắc Đông Bắc', 'BĐB'], en: ['North-northeast', 'NNE'] },
  { vi: ['Đông Bắc', 'ĐB'], en: ['Northeast', 'NE'] },
  { vi: ['Đông Đông Bắc', 'ĐĐB'], en: ['East-northeast', 'ENE'] },
  { vi: ['Đông', 'Đ'], en: ['East', 'E'] },
  { vi: ['Đông Đông Nam', 'ĐĐN'], en: ['East-southeast', 'ESE'] },
  { vi: ['Đông Nam', 'ĐN'], en: ['Southeast', 'SE'] },
  { vi: ['Nam Đông Nam', 'NĐN'], en: ['South-southeast', 'SSE'] },
  { vi: ['Nam', 'N'], en: ['South', 'S'] },
  { vi: ['Nam Tây Nam', 'NTN'], en: ['South-southwest', 'SSW'] },
  { vi: ['Tây Nam', 'TN'], en: ['Southwest', 'SW'] },
  { vi: ['Tây Tây Nam', 'TTN'], en: ['West-southwest', 'WSW'] },
  { vi: ['Tây', 'T'], en: ['West', 'W'] },
  { vi: ['Tây Tây Bắc', 'TTB'], en: ['West-northwest', 'WNW'] },
  { vi: ['Tây Bắc', 'TB'], en: ['Northwest', 'NW'] },
  { vi: ['Bắc Tây Bắc', 'BTB'], en: ['North-northwest', 'NNW'] },
] as const;
