import type { BothLanguages } from '#language/language.ts';
import type { SkyCode } from './sky-state.ts';

/**
 * Names of the 28 sky states by day. English is portal.md §3's, except where decisions.md "Sky states" differs
 * (5, 9, 10, 18, 19, 22, 23, 26, 27); Vietnamese is in the hydrometeorological service's style (domain.md §1.6).
 */
export const DAY_SKY_NAMES: Readonly<Record<SkyCode, BothLanguages>> = {
  1: { vi: 'Nắng', en: 'Sunny' },
  2: { vi: 'Nắng nóng', en: 'Hot' },
  3: { vi: 'Nắng nóng gay gắt', en: 'Very hot' },
  4: { vi: 'Nắng nóng đặc biệt gay gắt', en: 'Especially hot' },
  5: { vi: 'Ít mây, trời nắng', en: 'Sunny with few clouds' },
  6: { vi: 'Nắng nhẹ, mây thay đổi', en: 'Light sun' },
  7: { vi: 'Nhiều mây, trời u ám', en: 'Overcast' },
  8: { vi: 'Trời rét', en: 'Cold' },
  9: { vi: 'Rét đậm', en: 'Severe cold' },
  10: { vi: 'Rét hại', en: 'Damaging cold' },
  11: { vi: 'Băng giá', en: 'Ice' },
  12: { vi: 'Có lúc có mưa', en: 'Intermittent rain' },
  13: { vi: 'Mưa nhỏ', en: 'Light rain' },
  14: { vi: 'Mưa', en: 'Rain' },
  15: { vi: 'Mưa to', en: 'Heavy rain' },
  16: { vi: 'Mưa rất to', en: 'Very heavy rain' },
  17: { vi: 'Có mưa, trời rét', en: 'Rainy and cold' },
  18: { vi: 'Có mưa, rét đậm', en: 'Rainy, severe cold' },
  19: { vi: 'Có mưa, rét hại', en: 'Rainy, damaging cold' },
  20: { vi: 'Có mưa, băng giá', en: 'Rainy with ice' },
  21: { vi: 'Mưa to, trời rét', en: 'Heavy rain and cold' },
  22: { vi: 'Mưa to, rét đậm', en: 'Heavy rain, severe cold' },
  23: { vi: 'Mưa to, rét hại', en: 'Heavy rain, damaging cold' },
  24: { vi: 'Mưa tuyết', en: 'Sleet' },
  25: { vi: 'Mưa rất to, trời rét', en: 'Very heavy rain and cold' },
  26: { vi: 'Mưa rất to, rét đậm', en: 'Very heavy rain, severe cold' },
  27: { vi: 'Mưa rất to, rét hại', en: 'Very heavy rain, damaging cold' },
  28: { vi: 'Mưa tuyết rất to', en: 'Sleet' },
};

/** Names of the seven states that differ by night; the others are those of the day. */
export const NIGHT_SKY_NAMES: Readonly<Partial<Record<SkyCode, BothLanguages>>> = {
  1: { vi: 'Trời quang', en: 'Clear sky' },
  2: { vi: 'Oi bức', en: 'Muggy' },
  3: { vi: 'Rất oi bức', en: 'Very muggy' },
  4: { vi: 'Đặc biệt oi nóng', en: 'Especially hot' },
  5: { vi: 'Ít mây', en: 'Partly cloudy' },
  6: { vi: 'Mây thay đổi', en: 'Clouds change' },
  7: { vi: 'Nhiều mây', en: 'Cloudy' },
};

/** Replaces the name of an unknown state (domain.md §1.7 step 11). */
export const UNKNOWN_SKY_NAME: BothLanguages = { vi: 'Chưa có dữ liệu', en: 'No data yet' };

/** Suffixes for thunder 0–3: nothing, possible, likely, observed nearby (domain.md §1.7 step 12). */
export const THUNDER_ENDINGS: readonly [BothLanguages, BothLanguages, BothLanguages, BothLanguages] = [
  { vi: '', en: '' },
  { vi: ', có thể có dông', en: ', thunderstorms possible' },
  { vi: ', có dông', en: ', thunderstorms' },
  { vi: ', có dông', en: ', thunderstorms' },
];

/** Short names of dry day skies, followed by a cold ending. */
export const SHORT_DAY_NAMES: Readonly<Partial<Record<SkyCode, BothLanguages>>> = {
  1: { vi: 'Nắng', en: 'Sunny' },
  5: { vi: 'Ít mây', en: 'Mostly sunny' },
  6: { vi: 'Nắng nhẹ', en: 'Light sun' },
  7: { vi: 'Nhiều mây', en: 'Overcast' },
};

/** Suffixes for the cold of a dry state. */
export const COLD_ENDINGS: Readonly<Partial<Record<SkyCode, BothLanguages>>> = {
  8: { vi: ', trời rét', en: ', cold' },
  9: { vi: ', rét đậm', en: ', severe cold' },
  10: { vi: ', rét hại', en: ', damaging cold' },
  11: { vi: ', băng giá', en: ', ice' },
};
