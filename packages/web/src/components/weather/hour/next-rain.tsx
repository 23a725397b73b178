import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { chanceLimits } from '@portal/domain/weather/rain-chance';
import { formatHourAmount } from '#components/weather/format-spans.ts';
import { formatClock } from '#components/weather/format-values.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { Chance } from '#components/weather/worth/chance.tsx';
import styles from './next-rain.module.css';

/** This hour and the next three. */
const HOURS = 4;
const WET_MM = 0.1;
const WIDTH = 100;
const HEIGHT = 56;
/** Amount of a full bar; heights use the square root. */
const FULL_MM = 60;

/** Hours of the block; none where all are dry or any is unknown: the page text covers that. */
export function listNextRain(hours: readonly Hour[]): readonly Hour[] {
  const next = hours.slice(0, HOURS);
  if (next.length < HOURS || next.some(({ rain }) => rain === null)) return [];
  const isWet = ({ rain, rainProbability }: Hour) =>
    (rain ?? 0) >= WET_MM && (rainProbability ?? 100) >= chanceLimits(1).possible;
  return next.some(isWet) ? next : [];
}

const isNow = ({ at }: Hour, { nowAt }: PageView): boolean => at.slice(0, 13) === nowAt.slice(0, 13);

function describeWettestHour(hours: readonly Hour[], view: PageView): string {
  const { nextRain } = view.words.place;
  const wettest = hours.reduce((most, hour) => ((hour.rain ?? 0) > (most.rain ?? 0) ? hour : most));
  const amount = formatHourAmount(wettest, view.style);
  return isNow(wettest, view) ? nextRain.mostNow(amount) : nextRain.most(amount, formatClock(wettest.at));
}

const toHeight = (millimetres: number): number =>
  millimetres < WET_MM ? 0 : Math.max(4, Math.round(HEIGHT * Math.min(Math.sqrt(millimetres / FULL_MM), 1)));

/** Expected amount, with the upper range pale above it. */
function RainBar({ hour }: { readonly hour: Hour }) {
  const expected = toHeight(hour.rain ?? 0);
  const most = toHeight(hour.rainHigh ?? 0);
  return (
    <svg className={styles.bar} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {most > expected ? <path className={styles.pale} d={`M0 ${HEIGHT - most}h${WIDTH}V${HEIGHT}H0z`} /> : null}
      {expected === 0 ? null : (
        <path
          className={rainSteps[`step${toRainLevel(hour.rain ?? 0)}`]}
          d={`M0 ${HEIGHT - expected}h${WIDTH}V${HEIGHT}H0z`}
        />
      )}
      <path className={styles.base} d={`M0 ${HEIGHT - 2}h${WIDTH}v2H0z`} />
    </svg>
  );
}

/** Model rain of four hours: a sentence, and one bar per hour with chance and amount. */
export function NextRain({ hours, view }: { readonly hours: readonly Hour[]; readonly view: PageView }) {
  const { words, style } = view;
  const { nextRain } = words.place;
  return (
    <>
      <LeadSentence text={describeWettestHour(hours, view)} />
      <ol className={styles.hours}>
        {hours.map((hour) => (
          <li key={hour.at}>
            <RainBar hour={hour} />
            <time dateTime={hour.at}>{isNow(hour, view) ? words.hours.nowLabel : formatClock(hour.at)}</time>
            <b className={styles.chance}>
              <Chance percent={hour.rainProbability} view={view} />
            </b>
            <span>{formatHourAmount(hour, style)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.foot}>
        {nextRain.basis}. {nextRain.legend}.
      </p>
    </>
  );
}
