import type { SkyCode } from '@portal/domain/weather/sky-state';

/** Sky states as the beginning of a sentence on weather, by day. */
const DAY: Readonly<Record<SkyCode, string>> = {
  1: 'trời nắng',
  2: 'trời nắng nóng',
  3: 'nắng nóng gay gắt',
  4: 'nắng nóng đặc biệt gay gắt',
  5: 'trời nắng, ít mây',
  6: 'nắng nhẹ, mây thay đổi',
  7: 'trời nhiều mây',
  8: 'trời rét',
  9: 'trời rét đậm',
  10: 'trời rét hại',
  11: 'trời băng giá',
  12: 'có lúc có mưa',
  13: 'trời mưa nhỏ',
  14: 'trời mưa',
  15: 'trời mưa to',
  16: 'trời mưa rất to',
  17: 'trời mưa rét',
  18: 'trời mưa, rét đậm',
  19: 'trời mưa, rét hại',
  20: 'trời mưa, băng giá',
  21: 'mưa to, trời rét',
  22: 'mưa to, rét đậm',
  23: 'mưa to, rét hại',
  24: 'có mưa tuyết',
  25: 'mưa rất to, trời rét',
  26: 'mưa rất to, rét đậm',
  27: 'mưa rất to, rét hại',
  28: 'mưa tuyết rất to',
};

/** Those that read differently by night. */
const NIGHT: Readonly<Partial<Record<SkyCode, string>>> = {
  1: 'trời quang',
  2: 'trời oi bức',
  3: 'trời rất oi bức',
  4: 'trời đặc biệt oi nóng',
  5: 'trời ít mây',
  6: 'mây thay đổi',
  7: 'trời nhiều mây',
};

/** `trời nắng`, by night `trời quang`. */
export function nameSky(code: SkyCode, isDay: boolean): string {
  return (isDay ? undefined : NIGHT[code]) ?? DAY[code];
}
