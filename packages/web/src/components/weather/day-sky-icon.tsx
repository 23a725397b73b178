import type { Day } from '@portal/contract/endpoints/weather-schema';
import { findRainPart } from './find-rain-part.ts';
import type { PageView } from './page-view.ts';
import { SkyIcon } from './sky-icon.tsx';

interface DaySkyIconProps {
  readonly day: Pick<Day, 'code' | 'skyCode' | 'badge' | 'rainPartChances'>;
  readonly size: number;
  readonly view: Pick<PageView, 'words' | 'style'>;
}

/** The sky of a day, with a drop where rain is likely in a part of it that the picture does not show. */
export function DaySkyIcon({ day, size, view: { words, style } }: DaySkyIconProps) {
  const part = findRainPart(day);
  return (
    <SkyIcon
      code={day.code}
      skyCode={day.skyCode}
      badge={day.badge}
      isDay
      size={size}
      hasDrop={part !== null}
      speakIn={style.language}
      {...(part === null ? {} : { spokenAfter: words.days.rainIn(words.days.rainTimes[part]) })}
    />
  );
}
