import type { SkyCode } from '@portal/domain/weather/sky-state';

/** Sky states as the beginning of a sentence on weather, by day. */
const DAY: Readonly<Record<SkyCode, string>> = {
  1: 'trời nắng',
  2: 'trời nắng nóng',
  3: 'trời nắng nóng gay gắt',
  4: 'trời nắng nóng đặc biệt gay gắt',
  5: 'trời nắng ít mây',
  6: 'trời nắng nhẹ',
  7: 'trời nhiều mây',
  8: 'trời rét',
  9: 'trời rét đậm',
  10: 'trời rét hại',
  11: 'trời băng giá',
  12: 'trời lúc mưa lúc tạnh',
  13: 'trời mưa nhỏ',
  14: 'trời mưa',
  15: 'trời mưa to',
  16: 'trời mưa rất to',
  17: 'trời mưa rét',
  18: 'trời mưa và rét đậm',
  19: 'trời mưa và rét hại',
  20: 'trời mưa và băng giá',
  21: 'trời mưa to và rét',
  22: 'trời mưa to và rét đậm',
  23: 'trời mưa to và rét hại',
  24: 'trời có mưa tuyết',
  25: 'trời mưa rất to và rét',
  26: 'trời mưa rất to và rét đậm',
  27: 'trời mưa rất to và rét hại',
  28: 'trời mưa tuyết rất to',
};

/** Those that read differently by night. */
const NIGHT: Readonly<Partial<Record<SkyCode, string>>> = {
  1: 'trời quang',
  2: 'trời oi bức',
  3: 'trời rất oi bức',
  4: 'trời đặc biệt oi nóng',
  5: 'trời ít mây',
  6: 'trời có mây',
  7: 'trời nhiều mây',
};

/** `trời nắng`, by night `trời quang`. */
export function nameSky(code: SkyCode, isDay: boolean): string {
  return (isDay ? undefined : NIGHT[code]) ?? DAY[code];
}
