import type { MarineHour } from '@portal/contract/endpoints/weather-schema';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { formatClock } from '@portal/domain/time/vietnam-time';
import { listHalfHours } from '@portal/domain/wind/half-hours';
import { classifySea, nameSea } from '@portal/domain/wind/sea-state';
import type { SeaLimit } from '@portal/domain/wind/work-limits';
import { toLanguagePath } from '@portal/routes/counterpart';
import { drawChartLine, findChartScale } from '#components/evidence/draw-limit-chart.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Legend } from '#components/ui/legend.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import { findDirectionName } from '#components/weather/name-wind.ts';
import { DeskChart } from './desk-chart.tsx';
import { type DeskData, type DeskSubject, SHOWN_HOURS } from './desk-data.ts';
import { type DeskView, formatLimit, nameMoment } from './desk-view.ts';
import styles from './wind-desk.module.css';

interface DeskWavesProps {
  readonly data: DeskData;
  readonly works: DeskSubject['works'];
  readonly view: DeskView;
}

/** Name the direction above this speed, m/s: calm wind hides it, waves do not. */
const NAMED_MS = 1;
const HALF_HOURS_SHOWN = 12;

const inMetres = (value: number | null, view: DeskView): string => `${formatNumber(value, view.style, 1)}\u00a0m`;

/** When waves exceed the limit, or how high they get and the sea state. */
function describeWaves(waves: readonly MarineHour[], limit: SeaLimit | undefined, view: DeskView): string {
  const words = view.desk.waves;
  const heights = waves.flatMap(({ waveHeight }) => waveHeight ?? []);
  const most = Math.max(...heights);
  const from =
    limit === undefined ? -1 : waves.findIndex(({ waveHeight }) => waveHeight !== null && waveHeight > limit.limit);
  if (limit === undefined || from < 0)
    return words.under(inMetres(most, view), nameSea(classifySea(most), view.style.language));
  const to = waves.findIndex(({ waveHeight }, hour) => hour > from && waveHeight !== null && waveHeight <= limit.limit);
  const momentOf = (hour: number): string => nameMoment(parseMoment(waves[hour]?.at ?? ''), view);
  return to < 0
    ? words.overOpen(formatLimit(limit, view), momentOf(from), inMetres(most, view))
    : words.over(formatLimit(limit, view), momentOf(from), momentOf(to), inMetres(most, view));
}

/** Six hours in half-hour steps; interpolated ones are marked. */
function HalfHours({ waves, view }: { readonly waves: readonly MarineHour[]; readonly view: DeskView }) {
  const words = view.desk.waves;
  const { style } = view;
  const steps = listHalfHours(
    waves.map(({ at, waveHeight, wavePeriod, waveDirection }) => ({
      at: parseMoment(at),
      heightM: waveHeight,
      periodS: wavePeriod,
      directionDeg: waveDirection,
    })),
  ).slice(0, HALF_HOURS_SHOWN);
  return (
    <Disclosure title={words.halfTitle} className={styles.fold}>
      <p className={styles.note}>{words.halfNote}</p>
      <div className={styles.wide}>
        <DataTable
          className={styles.table}
          columns={[words.time, words.height, words.periodShort, words.direction]}
          rows={steps.map(({ at, heightM, periodS, directionDeg, isInterpolated }) => [
            <>
              {formatClock(at)} {isInterpolated ? <small>{words.interpolated}</small> : null}
            </>,
            formatNumber(heightM, style, 2),
            formatNumber(periodS, style, 1),
            findDirectionName(directionDeg, NAMED_MS, style.language),
          ])}
        />
      </div>
    </Disclosure>
  );
}

function Missing({ reason, view }: { readonly reason: DeskData['wavesMissing']; readonly view: DeskView }) {
  const words = view.desk.waves;
  return (
    <>
      <p className={styles.sentence}>{reason === 'plan' ? words.notInPlan : words.missing}</p>
      <p className={styles.note}>
        {words.missingNote}{' '}
        {reason === 'plan' ? <a href={toLanguagePath('dashboard:plan', view.style.language)}>{words.plans}</a> : null}
      </p>
    </>
  );
}

function formatPeriods(waves: readonly MarineHour[], view: DeskView): string {
  const periods = waves.flatMap(({ wavePeriod }) => wavePeriod ?? []);
  const low = formatNumber(periods.length === 0 ? null : Math.min(...periods), view.style, 1);
  const high = formatNumber(periods.length === 0 ? null : Math.max(...periods), view.style, 1);
  const direction = findDirectionName(waves[0]?.waveDirection ?? null, NAMED_MS, view.style.language);
  return [`${low === high ? low : `${low}–${high}`}\u00a0s`, direction].filter((part) => part !== null).join(' · ');
}

/** Waves of three days with the vessel limit, sea state, and half-hour detail. */
export function DeskWaves({ data, works, view }: DeskWavesProps) {
  const words = view.desk.waves;
  const waves = data.waves?.slice(0, SHOWN_HOURS) ?? [];
  const heights = waves.flatMap(({ waveHeight }) => waveHeight ?? []);
  const limit = works.flatMap(({ work }) => work.limits).find(({ quantity }) => quantity === 'waveM');
  const limits = limit === undefined ? [] : [{ value: limit.limit, text: words.limit(formatLimit(limit, view)) }];
  const scale = findChartScale([...heights, ...limits.map(({ value }) => 1.15 * value)]);
  const [now] = heights;
  return (
    <section className={`card ${styles.part}`}>
      <div className={styles.head}>
        <h3>{words.title}</h3>
        <span className={styles.aside}>
          {words.unit} <DemoMark issued={data.issued} view={view} />
        </span>
      </div>
      {now === undefined ? (
        <Missing reason={data.wavesMissing} view={view} />
      ) : (
        <>
          <p className={styles.sentence}>{describeWaves(waves, limit, view)}</p>
          <DeskChart
            label={words.spoken(inMetres(Math.min(...heights), view), inMetres(Math.max(...heights), view))}
            unit="m"
            moments={waves.map(({ at }) => at)}
            scale={scale}
            limits={limits}
            view={view}
          >
            <path
              className={styles.waveLine}
              d={drawChartLine(
                waves.map(({ waveHeight }) => waveHeight),
                scale,
              )}
            />
          </DeskChart>
          <Legend className={styles.legend}>
            <li className={styles.keyWave}>{words.line}</li>
          </Legend>
          <dl className={styles.facts}>
            <div>
              <dt>{words.state}</dt>
              <dd>{nameSea(classifySea(now), view.style.language)}</dd>
            </div>
            <div>
              <dt>{words.period}</dt>
              <dd>{formatPeriods(waves, view)}</dd>
            </div>
          </dl>
          <HalfHours waves={waves} view={view} />
        </>
      )}
    </section>
  );
}
