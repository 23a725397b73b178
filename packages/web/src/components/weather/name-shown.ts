import type { Language } from '@portal/domain/language/language';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import { nameShownSky } from '@portal/domain/weather/sky-badge';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { DrawnSky } from './sky-use.ts';

/** Words for a sky as it is drawn: with its clouds, and `rét` only where people say so. */
export function nameShown(sky: DrawnSky, language: Language): string {
  const { skyCode, badge, isDay, thunder = null } = sky;
  const code = sky.code as SkyCode | null;
  if (skyCode === undefined || badge === undefined) return nameSkyState(code, isDay, language, thunder);
  return nameShownSky({ code, skyCode, badge }, isDay, language, thunder);
}
