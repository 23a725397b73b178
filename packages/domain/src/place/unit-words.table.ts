import type { Language } from '#language/language.ts';
import type { UnitType } from './place-record.ts';

/** Type word of each unit: before the name in Vietnamese (`thành phố Đà Lạt`), after it in English (`Da Lat City`). Empty for localities, whose names hold their own word. */
export const UNIT_WORDS: Readonly<Record<UnitType, Readonly<Record<Language, string>>>> = {
  province: { vi: 'tỉnh', en: 'Province' },
  centralCity: { vi: 'thành phố', en: 'City' },
  city: { vi: 'thành phố', en: 'City' },
  ward: { vi: 'phường', en: 'Ward' },
  commune: { vi: 'xã', en: 'Commune' },
  specialZone: { vi: 'đặc khu', en: 'Special Zone' },
  locality: { vi: '', en: '' },
  urbanDistrict: { vi: 'quận', en: 'District' },
  townlet: { vi: 'thị trấn', en: 'Town' },
  town: { vi: 'thị xã', en: 'Town' },
  ruralDistrict: { vi: 'huyện', en: 'District' },
};
