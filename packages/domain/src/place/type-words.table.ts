import type { UnitType } from './place-record.ts';

/**
 * Typed words for a unit's type, in both languages, with the units that they may mean: also those before 1 July 2025.
 */
export const TYPE_WORDS: readonly (readonly [phrase: string, units: readonly UnitType[]])[] = [
  ['thành phố', ['centralCity', 'city']],
  ['thị xã', ['town']],
  ['thị trấn', ['townlet']],
  ['đặc khu', ['specialZone']],
  ['tỉnh', ['province']],
  ['quận', ['urbanDistrict']],
  ['huyện', ['ruralDistrict']],
  ['phường', ['ward']],
  ['xã', ['commune']],
  ['special zone', ['specialZone']],
  ['city', ['centralCity', 'city']],
  ['province', ['province']],
  ['district', ['urbanDistrict', 'ruralDistrict']],
  ['ward', ['ward']],
  ['commune', ['commune']],
  ['town', ['town', 'townlet']],
];

/** Words for a kind of sight that people add to a place's name, whether or not the name includes them. */
export const SIGHT_WORDS: readonly string[] = [
  'quần đảo',
  'đảo',
  'bãi biển',
  'biển',
  'núi',
  'đèo',
  'hồ',
  'vịnh',
  'thác',
  'sân bay',
  'khu du lịch',
  'du lịch',
  'islands',
  'island',
  'airport',
  'beach',
  'bay',
  'lake',
  'mountain',
  'mount',
  'pass',
  'falls',
  'waterfall',
];

/** Words next to a name that say nothing about the place, longer ones before their prefixes. */
export const EMPTY_WORDS: readonly string[] = [
  'thời tiết ở',
  'thời tiết tại',
  'weather in',
  'weather at',
  'weather for',
  'forecast for',
  'dự báo',
  'thời tiết',
  'hôm nay',
  'ngày mai',
  'việt nam',
  'vietnam',
  'vn',
  'weather',
  'forecast',
  'today',
  'tomorrow',
];

/** Short forms of type words, written before the name. */
export const SHORT_TYPE_WORDS: Readonly<Record<string, string>> = {
  tp: 'thành phố',
  q: 'quận',
  h: 'huyện',
  tx: 'thị xã',
  tt: 'thị trấn',
  p: 'phường',
  f: 'phường',
  x: 'xã',
  sb: 'sân bay',
};
