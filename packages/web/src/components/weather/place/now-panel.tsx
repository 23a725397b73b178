import type { EndpointReply } from '@portal/contract/endpoint';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { weatherNow } from '@portal/contract/endpoints/weather';
import type { Day, Hour } from '@portal/contract/endpoints/weather-schema';
import type { ReactNode } from 'react';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { formatDegreesApart, formatTemperature } from '#components/weather/format-values.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import hero from '#components/weather/hero-words.module.css';
import type { PageView } from '#components/weather/page-view.ts';
import { isFeltOtherwise } from '#components/weather/show-now.ts';
import { nameShown } from '#components/weather/sky.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './now-panel.module.css';
import { type FigureScene, FigureSky } from './sky-band.tsx';

/** Yesterday's values for comparison. */
export type Yesterday = EndpointReply<typeof weatherNow>['yesterday'];

/** From here on the text says "hot" rather than "warm"; below the next limit "cold" rather than "cool". */
const HOT_FROM_C = 30;
const CHILLY_BELOW_C = 20;

/** `Nóng hơn giờ này hôm qua 2°`; null where either is unknown. */
export function describeYesterday(now: Pick<Hour, 'temperature'>, yesterday: Yesterday, view: PageView): string | null {
  const { temperature } = now;
  if (temperature === null || yesterday.temperature === null) return null;
  const words = view.words.place.yesterday;
  const apart = temperature - yesterday.temperature;
  if (Math.abs(apart) < 1) return words.same;
  const value = formatDegreesApart(apart, view.style);
  return apart > 0 ? words.warmer(value, temperature >= HOT_FROM_C) : words.cooler(value, temperature < CHILLY_BELOW_C);
}

/** `hôm qua cao nhất 34°`; null where unknown. */
function formatYesterdayHigh({ temperatureMax }: Yesterday, view: PageView): string | null {
  if (temperatureMax === null) return null;
  return view.words.place.yesterday.high(formatTemperature(temperatureMax, view.style));
}

interface NowPanelProps {
  readonly now: Hour;
  readonly issued: Issued;
  readonly today: Day | null;
  readonly yesterday: Yesterday;
  /** The official warning shown first, if any. */
  readonly warning?: ReactNode;
  /** Drawing next to the number on a phone. */
  readonly scene?: FigureScene | null;
  /** True in an emergency: neither icon nor word shows the model's sky. */
  readonly isEmergency?: boolean;
  /** Summary sentence; null where there is no data for one. */
  readonly sentence: string | null;
  /** In an emergency: attributes the sentence to the model. */
  readonly named?: { readonly model: string; readonly text: string } | null;
  readonly view: PageView;
}

/** `Hôm nay (0–24h) từ 25° đến 33°; hôm qua cao nhất 34°`, known parts only. */
export function describeRange({
  today,
  yesterday,
  view,
}: Pick<NowPanelProps, 'today' | 'yesterday' | 'view'>): string | null {
  if (today === null || (today.temperatureMin === null && today.temperatureMax === null)) return null;
  const { words, style } = view;
  const low = formatTemperature(today.temperatureMin, style);
  const range = words.now.range(low, formatTemperature(today.temperatureMax, style));
  const before = formatYesterdayHigh(yesterday, view);
  return before === null ? range : `${range}; ${before}`;
}

/** Feels-like and comparison with yesterday, where notable. */
function Aside({ now, yesterday, view }: Pick<NowPanelProps, 'now' | 'yesterday' | 'view'>) {
  const { words, style } = view;
  const felt = isFeltOtherwise(now) ? words.now.feelsLike(formatTemperature(now.feelsLike, style)) : null;
  const compared = describeYesterday(now, yesterday, view);
  return (
    <>
      {felt === null ? null : <p>{felt}</p>}
      {compared === null ? null : <p>{compared}</p>}
    </>
  );
}

/** The sentence; in an emergency preceded by its attribution. */
function Sentence({ sentence, named = null }: Pick<NowPanelProps, 'sentence' | 'named'>) {
  if (sentence === null) return null;
  return (
    <p className={`${hero.sentence} ${styles.sentence}`}>
      {named === null ? null : (
        <>
          <span className={styles.mark}>{named.model}</span>{' '}
        </>
      )}
      {preventUnitBreaks(named?.text ?? sentence)}
    </p>
  );
}

/** Current weather: a high-level warning first, then number, sentence and details. */
export function NowPanel(props: NowPanelProps) {
  const { now, issued, warning = null, scene = null, isEmergency = false, view } = props;
  const { words, style } = view;
  const range = describeRange(props);
  return (
    <section className={`stack ${styles.now}`} aria-labelledby="now">
      <h2 id="now" className="visually-hidden">
        {words.now.title}
      </h2>
      {warning === null ? null : <div className={styles.warning}>{warning}</div>}
      <p className={`${hero.temperature} ${styles.temperature}`}>
        {formatTemperature(now.temperature, style)}
        <FigureSky scene={scene} />
      </p>
      <Sentence {...props} />
      <div className={`${hero.facts} ${styles.facts}`}>
        {isEmergency ? null : (
          <p className={hero.state}>
            <SkyIcon {...now} size={44} />
            <strong>{nameShown(now, view.style.language)}</strong>
          </p>
        )}
        <Aside {...props} />
        {range === null ? null : <p>{range}</p>}
      </div>
      <div className={styles.more}>
        <p className={hero.fresh}>
          <FreshnessLine issued={issued} view={view} isMarked={false} />
        </p>
      </div>
    </section>
  );
}
