import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import { formatClock, formatPercent, formatRainNumber } from '#components/weather/format-values.ts';
import { describeBasis } from '#components/weather/freshness-line.tsx';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
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

export type NowcastReply = EndpointReply<typeof nowcastSteps>;
type Step = NowcastReply['steps'][number];

/** Steps of ten minutes that share a time and a chance below the bars. */
const STEPS_PER_MARK = 3;
const HEIGHT = 56;
const BAR = 9;
const SPACE = 10;
/** Rate at which a bar is full; heights go by the square root. */
const FULL_MMH = 60;
const MINUTES_SHARE = 1 / 6;

/** Pale over the whole height: unknown must not look like no rain. */
function drawUnknown(steps: readonly Step[]): string {
  return steps
    .map(({ rainRate }, index) => (rainRate === null ? `M${index * SPACE} 0h${BAR}v${HEIGHT}h${-BAR}z` : ''))
    .join('');
}

/** One path for each class of rain that occurs. */
function drawBars(steps: readonly Step[]): string[] {
  const paths = ['', '', '', '', ''];
  steps.forEach(({ rainRate }, index) => {
    const level = toRainLevel(rainRate ?? 0);
    if (level === 0) return;
    const high = Math.max(4, Math.round(HEIGHT * Math.min(Math.sqrt((rainRate ?? 0) / FULL_MMH), 1)));
    paths[level] += `M${index * SPACE} ${HEIGHT}v${-high}h${BAR}v${high}z`;
  });
  return paths;
}

function Marks({ steps, view }: { readonly steps: readonly Step[]; readonly view: PageView }) {
  const marks = Array.from({ length: steps.length / STEPS_PER_MARK }, (_, index) =>
    steps.slice(index * STEPS_PER_MARK, (index + 1) * STEPS_PER_MARK),
  );
  return (
    <ol className={styles.marks}>
      {marks.map((group) => {
        const chances = group.flatMap(({ rainProbability }) => rainProbability ?? []);
        const at = group[0]?.at ?? '';
        return (
          <li key={at}>
            {formatClock(at)} <b>{chances.length === 0 ? '–' : formatPercent(Math.max(...chances), view.style)}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** The sum of all steps, or of those before the first that is not known. */
function describeTotal(reply: NowcastReply, peak: number, view: PageView): string {
  const { steps } = reply;
  const { nextRain } = view.words.place;
  if (peak < 0.1) return describeBasis(reply, view);
  const gap = steps.findIndex(({ rainRate }) => rainRate === null);
  const known = gap < 0 ? steps : steps.slice(0, gap);
  const sum = known.reduce((total, { rainRate }) => total + (rainRate ?? 0) * MINUTES_SHARE, 0);
  const most = Math.max(0, ...known.map(({ rainRate }) => rainRate ?? 0));
  const figures = [formatRainNumber(sum, view.style), formatRainNumber(most, view.style)] as const;
  const end = known.at(-1);
  const totalText =
    gap < 0 || end === undefined ? nextRain.total(...figures) : nextRain.totalTo(formatClock(end.at), ...figures);
  return `${gap === 0 ? '' : `${totalText} `}${describeBasis(reply, view)}`;
}

/** Rain of the next three hours at a place: a sentence, a bar for each ten minutes, the chance of each half hour, the cells around. */
export function RainBars({ reply, view }: { readonly reply: NowcastReply; readonly view: PageView }) {
  const { steps, around, sentence } = reply;
  const peak = steps.reduce((most, { rainRate }) => Math.max(most, rainRate ?? 0), 0);
  const unknown = drawUnknown(steps);
  return (
    <>
      <LeadSentence text={sentence} />
      <div className={styles.both}>
        {peak < 0.1 ? null : (
          <div className={styles.bars}>
            <svg viewBox={`0 0 ${SPACE * steps.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              {unknown === '' ? null : <path className={styles.unknown} d={unknown} />}
              {drawBars(steps).map((path, level) =>
                path === '' ? null : <path key={path} className={rainSteps[`step${level}`]} d={path} />,
              )}
            </svg>
            <Marks steps={steps} view={view} />
          </div>
        )}
        {around === null ? null : <RainAround around={around} isQuiet={peak < 0.1} view={view} />}
      </div>
      <p className={styles.foot}>{describeTotal(reply, peak, view)}</p>
    </>
  );
}
