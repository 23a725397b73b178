import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import spriteUrl from './sky-sprite.svg?no-inline';
import { findBadgeSymbol, findSkySymbol, findThunderSymbol } from './sky-symbol.ts';

/** What a sky is drawn from. `skyCode` and `badge` are absent where only the state is known. */
export type DrawnSky = Pick<Hour, 'code' | 'isDay'> & Partial<Pick<Hour, 'thunder' | 'skyCode' | 'badge'>>;

/** Addresses of the drawings of a sky, one over the other: the sky, a bolt or nothing, a badge of heat or cold or nothing. */
export function listSkyUses(sky: DrawnSky): readonly [string, string, string] {
  const { code, skyCode, badge, isDay, thunder = null } = sky;
  const state = (skyCode ?? code) as SkyCode | null;
  return [
    `${spriteUrl}#${findSkySymbol(state, isDay)}`,
    toAddress(findThunderSymbol(state, thunder)),
    toAddress(findBadgeSymbol(code as SkyCode | null, badge)),
  ];
}

const toAddress = (symbol: string | null): string => (symbol === null ? '' : `${spriteUrl}#${symbol}`);
