import { formatClock, formatRainNumber } from '#components/weather/format-values.ts';
import { BasisLine } from '#components/weather/freshness-line.tsx';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import { findChartMarks, listKnownSteps, NowcastChart, type NowcastReply } from './nowcast-chart.tsx';
import styles from './rain-bars.module.css';

/** How much of the area is wet, in words; limits at one third and one half. */
function describeSpread(wet: number, known: number, { words }: PageView): string {
  const { around } = words.place.nextRain;
  if (wet === 0) return around.none;
  const spread = 3 * wet < known ? around.few : 2 * wet < known ? around.some : around.many;
  return around.sentence(spread, String(wet), String(known));
}

/** How much of the 7 × 7 cells around the place is wet, in words; null where unknown or not worth a mention. */
function describeAround({ around }: NowcastReply, isQuiet: boolean, view: PageView): string | null {
  const known = (around ?? []).filter((rate) => rate !== null);
  const wet = known.filter((rate) => toRainLevel(rate) > 0).length;
  return known.length === 0 || (isQuiet && wet === 0) ? null : describeSpread(wet, known.length, view);
}

const MINUTES_SHARE = 1 / 6;
/** Rates below this count as dry, mm/h. */
const LEAST_MMH = 0.1;

/** `20 mm (12–28)`; without the range where it is unknown or rounds to the total. */
function formatTotal(sum: number, { total }: NowcastReply, { style }: PageView): string {
  const [low, high] = [total?.rainLow ?? sum, total?.rainHigh ?? sum].map((end) => formatRainNumber(end, style));
  const shown = `${formatRainNumber(sum, style)} mm`;
  return low === high ? shown : `${shown} (${low}–${high})`;
}

/** Total of all steps, or of those before the first unknown one. */
function describeTotal(reply: NowcastReply, view: PageView): string | null {
  const { steps } = reply;
  const { nextRain } = view.words.place;
  const known = listKnownSteps(steps);
  const end = known.at(-1);
  if (end === undefined) return null;
  const sum = known.reduce((total, { rainRate }) => total + (rainRate ?? 0) * MINUTES_SHARE, 0);
  const isWhole = known.length === steps.length;
  const amount = formatTotal(sum, reply, view);
  return isWhole ? nextRain.total(amount) : nextRain.totalTo(formatClock(end.at), amount);
}

/** Legend of the marks in use, and the total. */
function Legend({ reply, view }: { readonly reply: NowcastReply; readonly view: PageView }) {
  const { expected, mayReach, byModel } = view.words.place.nextRain.marks;
  const { caps, modelled } = findChartMarks(reply);
  const isMeasured = reply.basis !== 'satellite';
  const total = isMeasured ? describeTotal(reply, view) : null;
  return (
    <p className={styles.legend}>
      <span className={styles.expected}>{expected}</span>
      {caps ? <span className={styles.mayReach}>{mayReach}</span> : null}
      {modelled ? <span className={styles.byModel}>{byModel}</span> : null}
      {total === null ? null : <b>{total}</b>}
    </p>
  );
}

/** Three-hour rain nowcast of a place: sentence, chart with legend and total, surroundings, basis. */
export function RainBars({ reply, view }: { readonly reply: NowcastReply; readonly view: PageView }) {
  const peak = reply.steps.reduce((most, { rainRate }) => Math.max(most, rainRate ?? 0), 0);
  const isDry = peak < LEAST_MMH;
  const around = describeAround(reply, isDry, view);
  return (
    <>
      <LeadSentence text={reply.sentence} />
      {isDry ? null : (
        <>
          <NowcastChart reply={reply} view={view} />
          <Legend reply={reply} view={view} />
        </>
      )}
      <p className={styles.foot}>
        {around === null ? null : `${around} `}
        <BasisLine reply={reply} view={view} />
      </p>
    </>
  );
}
