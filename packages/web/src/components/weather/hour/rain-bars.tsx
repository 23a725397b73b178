import { formatClock, formatRainNumber } from '#components/weather/format-values.ts';
import { describeBasis } from '#components/weather/freshness-line.tsx';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { listKnownSteps, NowcastChart, type NowcastReply } from './nowcast-chart.tsx';
import styles from './rain-bars.module.css';

const SIDE = 7;

/** How much of the area is wet, in words: a third and a half part them. */
function describeSpread(wet: number, known: number, { words }: PageView): string {
  const { around } = words.place.nextRain;
  if (wet === 0) return around.none;
  const spread = 3 * wet < known ? around.few : 2 * wet < known ? around.some : around.many;
  return around.sentence(spread, String(wet), String(known));
}

interface RainAroundProps {
  readonly around: readonly (number | null)[];
  /** Whether nothing is said where no cell is wet. */
  readonly isQuiet: boolean;
  readonly view: PageView;
}

/** Rain in the 7 × 7 cells around a place, the place in the middle, and how much of them is wet. */
function RainAround({ around, isQuiet, view }: RainAroundProps) {
  const paths = ['', '', '', '', ''];
  let [wet, known] = [0, 0];
  around.forEach((rate, index) => {
    if (rate === null) return;
    const level = toRainLevel(rate);
    known += 1;
    wet += level > 0 ? 1 : 0;
    paths[level] += `M${(index % SIDE) * 10} ${Math.floor(index / SIDE) * 10}h9v9h-9z`;
  });
  if (known === 0 || (isQuiet && wet === 0)) return null;
  return (
    <p className={styles.around}>
      <svg viewBox="0 0 69 69" aria-hidden="true">
        {paths.map((path, level) =>
          path === '' ? null : (
            <path key={path} className={level === 0 ? styles.dry : rainSteps[`step${level}`]} d={path} />
          ),
        )}
        <path className={styles.here} d="M30 30h9v9h-9z" />
      </svg>
      {describeSpread(wet, known, view)}
    </p>
  );
}

const MINUTES_SHARE = 1 / 6;

/** The sum of all steps, or of those before the first that is not known. */
function describeTotal(reply: NowcastReply, peak: number, view: PageView): string {
  const { steps } = reply;
  const { nextRain } = view.words.place;
  if (peak < 0.1) return describeBasis(reply, view);
  const known = listKnownSteps(steps);
  const sum = known.reduce((total, { rainRate }) => total + (rainRate ?? 0) * MINUTES_SHARE, 0);
  const most = Math.max(0, ...known.map(({ rainRate }) => rainRate ?? 0));
  const figures = [formatRainNumber(sum, view.style), formatRainNumber(most, view.style)] as const;
  const end = known.at(-1);
  if (end === undefined) return describeBasis(reply, view);
  const isWhole = known.length === steps.length;
  const totalText = isWhole ? nextRain.total(...figures) : nextRain.totalTo(formatClock(end.at), ...figures);
  return `${totalText} ${describeBasis(reply, view)}`;
}

/** Rain of the next three hours at a place: a sentence, the chart, the cells around, amount and basis. */
export function RainBars({ reply, view }: { readonly reply: NowcastReply; readonly view: PageView }) {
  const { steps, around, sentence } = reply;
  const peak = steps.reduce((most, { rainRate }) => Math.max(most, rainRate ?? 0), 0);
  return (
    <>
      <LeadSentence text={sentence} />
      <div className={styles.both}>
        {peak < 0.1 ? null : <NowcastChart reply={reply} view={view} />}
        {around === null ? null : <RainAround around={around} isQuiet={peak < 0.1} view={view} />}
      </div>
      <p className={styles.foot}>{describeTotal(reply, peak, view)}</p>
    </>
  );
}
