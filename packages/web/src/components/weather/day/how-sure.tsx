import type { Day, EarlierForecast } from '@portal/contract/endpoints/weather-schema';
import { DataTable } from '#components/ui/data-table.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { formatDegreeSpan, formatSpanAmount, spellRain } from '#components/weather/format-spans.ts';
import { formatClock, formatDayMonth, UNKNOWN } from '#components/weather/format-values.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { ConfidenceWord } from './confidence-word.tsx';
import styles from './forecast-changes.module.css';
import howSureStyles from './how-sure.module.css';

interface ForecastChangesProps {
  readonly day: Day;
  readonly earlier: readonly EarlierForecast[];
  readonly view: PageView;
}

const DAY_MS = 86_400_000;

/** When a run started, in plain words. */
export function nameRun(runAt: string, { words, style, nowAt }: PageView): string {
  const messages = words.ahead.tomorrow;
  const midnight = (moment: string) => Date.parse(`${moment.slice(0, 10)}T00:00:00Z`);
  const days = (midnight(nowAt) - midnight(runAt)) / DAY_MS;
  const clock = formatClock(runAt);
  if (days === 0) return messages.earlierToday(clock);
  return days === 1 ? messages.yesterday(clock) : messages.onDay(clock, formatDayMonth(runAt, style.language));
}

/** How the latest earlier forecast differs from the current one; null where its temperatures are unknown. */
export function describeForecastChange(day: Day, [latest]: readonly EarlierForecast[], view: PageView): string | null {
  if (latest === undefined || latest.temperatureMin === null || latest.temperatureMax === null) return null;
  const { style, words } = view;
  const [before, now] = [latest, day].map(({ temperatureMin, temperatureMax }) =>
    formatDegreeSpan(temperatureMin, temperatureMax, view),
  );
  if (before === undefined || now === undefined || now === UNKNOWN) return null;
  const { changed, changedRain } = words.ahead.tomorrow;
  const run = nameRun(latest.runAt, view);
  const write = (rain: number) => spellRain(formatSpanAmount(rain, style), view);
  if (latest.rain === null || day.rain === null) return changed(run, before, now);
  return changedRain(run, before, write(latest.rain), now, write(day.rain));
}

/** Earlier and current forecasts of a day, one line per run, the current first; nothing where none is known. */
export function ForecastChanges({ day, earlier, view }: ForecastChangesProps) {
  const { style, words } = view;
  const messages = words.ahead.tomorrow;
  if (earlier.length === 0) return null;
  const lines = [
    { name: messages.present, ...day, isNow: true },
    ...earlier.map((forecast) => ({ name: nameRun(forecast.runAt, view), ...forecast, isNow: false })),
  ];
  return (
    <ScrollRegion label={messages.history}>
      <DataTable
        className={styles.table}
        caption={messages.history}
        isCaptionShown
        columns={[messages.bulletin, words.days.range, messages.rain]}
        rows={lines.map(({ name, temperatureMin, temperatureMax, rain, isNow }) => ({
          className: isNow ? styles.now : undefined,
          cells: [name, formatDegreeSpan(temperatureMin, temperatureMax, view), formatSpanAmount(rain, style)],
        }))}
      />
    </ScrollRegion>
  );
}

interface HowSureProps {
  readonly day: Day;
  readonly earlier: readonly EarlierForecast[];
  readonly view: PageView;
}

/** Confidence of a day, and earlier forecasts of it; each only where known. */
export function HowSure({ day, earlier, view }: HowSureProps) {
  const { charts, ahead } = view.words;
  const { confidence } = day;
  return (
    <>
      <LeadSentence text={describeForecastChange(day, earlier, view)} />
      {confidence === null ? null : (
        <p className={howSureStyles.sure}>
          {charts.confidenceTitle}:{' '}
          <b>
            <ConfidenceWord confidence={confidence} view={view} />
          </b>
          <span>{charts.confidenceLong[confidence]}</span>
        </p>
      )}
      {earlier.length === 0 ? null : (
        <>
          <ForecastChanges day={day} earlier={earlier} view={view} />
          <p className={howSureStyles.note}>{ahead.tomorrow.historyNote}</p>
        </>
      )}
    </>
  );
}
