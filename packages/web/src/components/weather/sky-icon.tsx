import type { Language } from '@portal/domain/language/language';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { Thunder } from '@portal/domain/weather/thunder';
import styles from './sky-icon.module.css';
import spriteUrl from './sky-sprite.svg?no-inline';
import { findSkySymbol, findThunderSymbol } from './sky-symbol.ts';

interface SkyIconProps {
  readonly code: number | null;
  readonly isDay: boolean;
  readonly thunder?: Thunder | null;
  /** Side in CSS pixels: 28 sidebar, 34 hours, 36 days, 44 parts of the day, 52 hero. */
  readonly size: number;
  /** Whether a drop marks rain that the state does not tell of. */
  readonly hasDrop?: boolean;
  /** Set where no words stand beside the icon; without it the icon is decoration. */
  readonly speakIn?: Language;
  /** What is heard after the state's name, for figures that need the eye to be understood. */
  readonly spokenAfter?: string;
}

/** A drop in the lower right corner, with an edge that parts it from what lies below. */
function Drop() {
  return (
    <svg x="60%" y="52%" width="40%" height="48%" viewBox="0 0 20 24" aria-hidden="true">
      <path className={styles.drop} d="M10 2 17 12a8 8 0 1 1-14 0z" />
    </svg>
  );
}

/** The drawing of a sky state, with a bolt over it where there may be thunder. */
export function SkyIcon({ code, isDay, thunder = null, size, hasDrop = false, speakIn, spokenAfter }: SkyIconProps) {
  const state = code as SkyCode | null;
  const bolt = findThunderSymbol(state, thunder);
  const drawing = (
    <>
      <use href={`${spriteUrl}#${findSkySymbol(state, isDay)}`} />
      {bolt === null ? null : <use href={`${spriteUrl}#${bolt}`} />}
      {hasDrop ? <Drop /> : null}
    </>
  );
  if (speakIn === undefined || state === null)
    return (
      <svg width={size} height={size} aria-hidden="true">
        {drawing}
      </svg>
    );
  const name = nameSkyState(state, isDay, speakIn, thunder);
  return (
    <svg
      width={size}
      height={size}
      role="img"
      aria-label={spokenAfter === undefined ? name : `${name}, ${spokenAfter}`}
    >
      {drawing}
    </svg>
  );
}
