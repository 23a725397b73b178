import type { Language } from '@portal/domain/language/language';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { Thunder } from '@portal/domain/weather/thunder';
import spriteUrl from './sky-sprite.svg?no-inline';
import { findSkySymbol } from './sky-symbol.ts';

interface SkyIconProps {
  readonly code: number | null;
  readonly isDay: boolean;
  readonly thunder?: Thunder | null;
  /** Side in CSS pixels: 28 sidebar, 34 hours, 36 days, 44 parts of the day, 52 hero. */
  readonly size: number;
  /** Set where no words stand beside the icon; without it the icon is decoration. */
  readonly speakIn?: Language;
}

/** The drawing of a sky state. */
export function SkyIcon({ code, isDay, thunder = null, size, speakIn }: SkyIconProps) {
  const state = code as SkyCode | null;
  const use = <use href={`${spriteUrl}#${findSkySymbol(state, isDay, thunder)}`} />;
  if (speakIn === undefined || state === null)
    return (
      <svg width={size} height={size} aria-hidden="true">
        {use}
      </svg>
    );
  return (
    <svg width={size} height={size} role="img" aria-label={nameSkyState(state, isDay, speakIn, thunder)}>
      {use}
    </svg>
  );
}
