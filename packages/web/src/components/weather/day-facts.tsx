import { sayRain } from '@portal/content/weather/rain-words';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import { nameChance } from '@portal/domain/weather/rain-word';
import { Chance } from '#components/weather/worth/chance.tsx';
import styles from './day-chance.module.css';
import { divideRain, formatDayRain } from './format-spans.ts';
import type { PageView } from './page-view.ts';
import { findRainPart } from './rain-level.ts';
import { SkyIcon } from './sky-icon.tsx';

interface DayAmountProps {
  readonly day: Day;
  readonly isTrend: boolean;
  readonly view: PageView;
}

/** Rain of a day; today's fallen and expected rain separately: `đã mưa 11 mm · còn 1 mm`. */
export function DayAmount({ day, isTrend, view }: DayAmountProps) {
  const rain = divideRain(day, view);
  if (rain === null) return formatDayRain(day, isTrend, view);
  return (
    <>
      {rain.fallen}{' '}
      <span className={styles.ahead}>
        <i>· </i>
        {rain.ahead}
      </span>
    </>
  );
}

/** Highlight from this chance and amount on (decisions.md, "Probability of rain"). */
const LIKELY = { percent: 50, mm: 1 } as const;

/** Whether rain is likely and heavy enough to highlight. */
export function isRainLikely({ rain, rainProbability }: Pick<Day, 'rain' | 'rainProbability'>): boolean {
  return (rainProbability ?? 0) >= LIKELY.percent && (rain ?? 0) >= LIKELY.mm;
}

interface DayChanceProps {
  readonly day: Day;
  /** Names the part of the day next to a dry icon, where no strip shows it: `đêm 76%`. */
  readonly saysPart?: boolean;
  readonly view: PageView;
}

/** Chance of rain on a day: `76%`. */
export function DayChance({ day, saysPart = false, view }: DayChanceProps) {
  const part = saysPart ? findRainPart(day) : null;
  return (
    <span className={isRainLikely(day) ? styles.likely : styles.chance}>
      {part === null ? null : <small>{view.words.days.rainTimes[part]} </small>}
      <Chance percent={day.rainProbability} view={view} />
    </span>
  );
}

interface DaySkyIconProps {
  readonly day: Pick<Day, 'code' | 'skyCode' | 'badge' | 'rainPartChances'>;
  readonly size: number;
  readonly view: Pick<PageView, 'words' | 'style'>;
}

/** Sky of a day, with a drop where rain is likely in a part that the icon does not show. */
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
      {...(part === null
        ? {}
        : {
            spokenAfter: words.days.rainIn(
              sayRain(nameChance(day.rainPartChances?.[part] ?? null), style.language),
              words.days.rainTimes[part],
            ),
          })}
    />
  );
}
