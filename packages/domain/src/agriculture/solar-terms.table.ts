import type { BothLanguages } from '#language/language.ts';

/** The 24 terms of the sun from the March equinox on, 15° each (domain.md §4.5.4). */
export const SOLAR_TERMS: readonly BothLanguages[] = [
  { vi: 'Xuân phân', en: 'Spring equinox' },
  { vi: 'Thanh minh', en: 'Pure brightness' },
  { vi: 'Cốc vũ', en: 'Grain rain' },
  { vi: 'Lập hạ', en: 'Start of summer' },
  { vi: 'Tiểu mãn', en: 'Grain buds' },
  { vi: 'Mang chủng', en: 'Grain in ear' },
  { vi: 'Hạ chí', en: 'Summer solstice' },
  { vi: 'Tiểu thử', en: 'Minor heat' },
  { vi: 'Đại thử', en: 'Major heat' },
  { vi: 'Lập thu', en: 'Start of autumn' },
  { vi: 'Xử thử', en: 'End of heat' },
  { vi: 'Bạch lộ', en: 'White dew' },
  { vi: 'Thu phân', en: 'Autumn equinox' },
  { vi: 'Hàn lộ', en: 'Cold dew' },
  { vi: 'Sương giáng', en: 'Frost’s descent' },
  { vi: 'Lập đông', en: 'Start of winter' },
  { vi: 'Tiểu tuyết', en: 'Minor snow' },
  { vi: 'Đại tuyết', en: 'Major snow' },
  { vi: 'Đông chí', en: 'Winter solstice' },
  { vi: 'Tiểu hàn', en: 'Minor cold' },
  { vi: 'Đại hàn', en: 'Major cold' },
  { vi: 'Lập xuân', en: 'Start of spring' },
  { vi: 'Vũ thủy', en: 'Rain water' },
  { vi: 'Kinh trập', en: 'Awakening of insects' },
];
