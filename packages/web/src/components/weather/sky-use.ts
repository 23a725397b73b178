import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import spriteUrl from './sky-sprite.svg?no-inline';
import { findSkySymbol, findThunderSymbol } from './sky-symbol.ts';

/** Addresses of the drawings of an hour's sky, one over the other: the state, and a bolt or nothing. */
export function listSkyUses({
  code,
  isDay,
  thunder,
}: Pick<Hour, 'code' | 'isDay' | 'thunder'>): readonly [string, string] {
  const state = code as SkyCode | null;
  const bolt = findThunderSymbol(state, thunder);
  return [`${spriteUrl}#${findSkySymbol(state, isDay)}`, bolt === null ? '' : `${spriteUrl}#${bolt}`];
}
