import type { Language } from '#language/language.ts';
import type { SkyCode } from './sky-state.ts';
import { DAY_SKY_NAMES, NIGHT_SKY_NAMES, THUNDER_ENDINGS, UNKNOWN_SKY_NAME } from './sky-state-names.table.ts';
import type { Thunder } from './thunder.ts';

/**
 * Name of a sky state by day or night, followed by possible thunder: `Mưa to, có dông`, `Light rain, thunderstorms
 * possible`. An unknown state (null) is `Chưa có dữ liệu`; unknown thunder adds nothing.
 */
export function nameSkyState(
  code: SkyCode | null,
  isDay: boolean,
  language: Language,
  thunder: Thunder | null = null,
): string {
  if (code === null) return UNKNOWN_SKY_NAME[language];
  const name = (isDay ? undefined : NIGHT_SKY_NAMES[code]) ?? DAY_SKY_NAMES[code];
  return thunder === null ? name[language] : name[language] + THUNDER_ENDINGS[thunder][language];
}
