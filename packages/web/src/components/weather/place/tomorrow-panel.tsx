import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { nameFullDay } from '#components/weather/day-name.ts';
import { formatDayRain } from '#components/weather/format-spans.ts';
import { formatPercent, formatTemperature } from '#components/weather/format-values.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import hero from '#components/weather/hero-words.module.css';
import type { PageView } from '#components/weather/page-view.ts';
import { nameShown } from '#components/weather/sky.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { MarkedText } from '#components/weather/worth/chance.tsx';
import { type FigureScene, FigureSky } from './sky-band.tsx';
import styles from './tomorrow-panel.module.css';

interface TomorrowPanelProps {
  readonly day: Day;
  readonly issued: Issued;
  /** Summary sentence; null where there is no data for one. */
  readonly sentence: string | null;
  /** The sun, next to the numbers on a phone. */
  readonly scene?: FigureScene | null;
  readonly view: PageView;
}

function formatRainLine(day: Day, view: PageView): string | null {
  const { facts } = view.words.ahead.days;
  const chance = day.rainProbability === null ? null : facts.chance(formatPercent(day.rainProbability, view.style));
  const parts = [day.rain === null ? null : formatDayRain(day, false, view), chance].filter((part) => part !== null);
  return parts.length === 0 ? null : `${facts.rain}: ${parts.join(' · ')}`;
}

/** Tomorrow: high to low, sentence, state and rain. */
export function TomorrowPanel({ day, issued, sentence, scene = null, view }: TomorrowPanelProps) {
  const { words, style } = view;
  const rain = formatRainLine(day, view);
  return (
    <section className={styles.panel} aria-labelledby="tomorrow">
      <h2 id="tomorrow" className={styles.title}>
        {words.tomorrow.title}, {nameFullDay(day.date, view)}
      </h2>
      <p className={`${hero.temperature} ${styles.temperature}`}>
        <span className="visually-hidden">{words.ahead.tomorrow.high} </span>
        {formatTemperature(day.temperatureMax, style)}{' '}
        {day.temperatureMin === null ? null : (
          <span className={styles.lowest}>
            <span className="visually-hidden">{words.ahead.tomorrow.low} </span>
            {formatTemperature(day.temperatureMin, style)}
          </span>
        )}
        <FigureSky scene={scene} />
      </p>
      {sentence === null ? null : (
        <p className={`${hero.sentence} ${styles.sentence}`}>{preventUnitBreaks(sentence)}</p>
      )}
      <div className={`${hero.facts} ${styles.facts}`}>
        <p className={hero.state}>
          <SkyIcon code={day.code} skyCode={day.skyCode} badge={day.badge} isDay={true} size={44} />
          <strong>{nameShown({ ...day, isDay: true }, view.style.language)}</strong>
        </p>
        {rain === null ? null : (
          <p>
            <MarkedText text={rain} view={view} />
          </p>
        )}
      </div>
      <p className={`${hero.fresh} ${styles.fresh}`}>
        <FreshnessLine issued={issued} view={view} isMarked={false} />
      </p>
    </section>
  );
}
