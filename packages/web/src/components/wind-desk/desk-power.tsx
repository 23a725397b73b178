import { formatDate } from '@portal/domain/time/vietnam-time';
import { findRatedKw, type PowerShare } from '@portal/domain/wind/farm-power';
import { type ChartScale, drawChartBand, drawChartBars } from '#components/evidence/draw-limit-chart.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Legend } from '#components/ui/legend.tsx';
import { formatDayMonth, formatNumber, UNKNOWN } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import type { AssessedDesk } from './assess-desk.ts';
import { DeskChart } from './desk-chart.tsx';
import { type DeskData, type DeskSubject, SHOWN_HOURS } from './desk-data.ts';
import { type DeskView, formatShare, nameMoment } from './desk-view.ts';
import styles from './wind-desk.module.css';

interface DeskPowerProps {
  readonly data: DeskData;
  readonly desk: AssessedDesk;
  readonly farm: DeskSubject['farm'];
  readonly view: DeskView;
}

const WHOLE: ChartScale = { top: 100, ticks: [0, 25, 50, 75, 100] };
const FULL_FROM = 0.95;
const DAY_HOURS = 24;
const MOST_DAYS = 10;

const toPercents = (values: readonly (number | null | undefined)[]) =>
  values.map((value) => (value == null ? null : 100 * value));

/** Mean over three days, and when the farm nears full load. */
function describePower({ power, hours }: AssessedDesk, view: DeskView): string {
  const { mean, full, missing } = view.desk.power;
  const shown = power.hours.slice(0, SHOWN_HOURS);
  const known = shown.flatMap((one) => one?.share ?? []);
  if (known.length === 0) return missing;
  const average = formatShare(known.reduce((sum, share) => sum + share, 0) / known.length, view);
  const most = Math.max(...known);
  const first = shown.findIndex((one) => one !== null && one.share >= FULL_FROM * most);
  return most < FULL_FROM * 0.9 || first < 0 ? mean(average) : full(average, nameMoment(hours[first]?.at ?? 0, view));
}

function DayRows({ desk: { power, hours }, farm, view }: Omit<DeskPowerProps, 'data'>) {
  const words = view.desk.power;
  const ratedKw = findRatedKw(farm);
  const formatRange = ({ low, high }: PowerShare, factor: number): string =>
    low === null || high === null
      ? UNKNOWN
      : `${formatNumber(low * factor, view.style, 1)}–${formatNumber(high * factor, view.style, 1)}`;
  const factor = ratedKw === null ? 1 : ratedKw / 1000;
  return (
    <div className={styles.wide}>
      <DataTable
        className={styles.table}
        columns={[words.day, ratedKw === null ? words.hours : words.energy, words.likely]}
        rows={power.days
          .filter((day) => day.hours > 0)
          .slice(0, MOST_DAYS + 1)
          .map((day) => [
            <>
              {formatDayMonth(formatDate(hours[day.from]?.at ?? 0), view.style.language)}
              {day.hours < DAY_HOURS ? <small> ({words.part(day.hours)})</small> : null}
            </>,
            formatNumber(day.share * factor, view.style, 1),
            formatRange(day, factor),
          ])}
      />
    </div>
  );
}

/** Mean by hour of the day as bars, with maximum and minimum in words. */
function DailyCycle({ cycle, view }: { readonly cycle: AssessedDesk['cycle']; readonly view: DeskView }) {
  const words = view.desk.power;
  const known = cycle.flatMap((share, hour) => (share === null ? [] : [{ share, hour }]));
  const [first] = known;
  if (first === undefined) return null;
  const highest = known.reduce((most, one) => (one.share > most.share ? one : most), first);
  const lowest = known.reduce((least, one) => (one.share < least.share ? one : least), first);
  const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
  return (
    <>
      <h4>{words.cycleTitle}</h4>
      <p className={styles.note}>
        {words.cycle(
          `${clock(highest.hour)} (${formatShare(highest.share, view)})`,
          `${clock(lowest.hour)} (${formatShare(lowest.share, view)})`,
        )}
      </p>
      <svg
        className={styles.cycle}
        viewBox="0 0 480 160"
        preserveAspectRatio="none"
        role="img"
        aria-label={words.cycleSpoken}
      >
        <path className={styles.bar} d={drawChartBars(toPercents(cycle), WHOLE)} />
      </svg>
      <div className={styles.cycleClock} aria-hidden="true">
        {[0, 6, 12, 18].map((hour) => (
          <small key={hour}>{clock(hour)}</small>
        ))}
      </div>
    </>
  );
}

/**
 * Hourly power with its likely range, daily energy, and the diurnal cycle; the illustrative curve is never shown as a
 * client's.
 */
export function DeskPower({ data, desk, farm, view }: DeskPowerProps) {
  const words = view.desk.power;
  const ratedKw = findRatedKw(farm);
  const shown = desk.power.hours.slice(0, SHOWN_HOURS);
  const shares = shown.flatMap((one) => one?.share ?? []);
  return (
    <section className={`card ${styles.part}`}>
      <div className={styles.head}>
        <h3>
          {words.title} {ratedKw === null ? <span className={styles.mark}>{view.desk.demoMark}</span> : null}
        </h3>
        <span className={styles.aside}>
          {words.unit} <DemoMark issued={data.issued} view={view} />
        </span>
      </div>
      <p className={styles.sentence}>{describePower(desk, view)}</p>
      {shares.length === 0 ? null : (
        <>
          <DeskChart
            label={words.spoken(formatShare(Math.min(...shares), view), formatShare(Math.max(...shares), view))}
            unit="%"
            moments={data.wind.slice(0, SHOWN_HOURS).map(({ at }) => at)}
            scale={WHOLE}
            view={view}
          >
            <path className={styles.bar} d={drawChartBars(toPercents(shown.map((one) => one?.share)), WHOLE)} />
            <path
              className={styles.likely}
              d={drawChartBand(
                toPercents(shown.map((one) => one?.low)),
                toPercents(shown.map((one) => one?.high)),
                WHOLE,
              )}
            />
          </DeskChart>
          <Legend className={styles.legend}>
            <li className={styles.keyBar}>{words.bar}</li>
            {shown.some((one) => one?.low != null) ? <li className={styles.keyLikely}>{words.range}</li> : null}
          </Legend>
        </>
      )}
      <p className={styles.note}>
        {ratedKw === null ? words.illustration : words.curve(formatNumber(ratedKw / 1000, view.style, 1), farm.count)}{' '}
        {farm.availability < 1 || farm.wakeLoss > 0
          ? words.losses(formatShare(farm.availability, view), formatShare(farm.wakeLoss, view))
          : ''}
      </p>
      <Disclosure title={words.daysTitle} className={styles.fold}>
        <DayRows desk={desk} farm={farm} view={view} />
        <DailyCycle cycle={desk.cycle} view={view} />
      </Disclosure>
    </section>
  );
}
