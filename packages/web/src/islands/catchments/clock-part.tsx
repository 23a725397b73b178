import type { ReservoirMessages } from '@portal/content/messages/reservoir-messages';
import type { ClockForecast, ClockItem, LevelForecast } from '@portal/contract/own/catchment-forecasts';
import { formatDayMonth, formatNumber } from '#components/weather/format-values.ts';
import parts from './catchments.module.css';
import { formatRelease } from './describe-level.ts';
import { type DeskProps, formatWhen } from './desk-props.ts';
import { listClockEntries } from './list-clock-entries.ts';
import styles from './reservoir.module.css';

interface ClockProps extends DeskProps {
  readonly clock: ClockForecast | null;
  readonly level: LevelForecast;
  readonly reservoirWords: ReservoirMessages;
  /** Index of the trial release. */
  readonly selected: number;
}

type KnownProps = Omit<ClockProps, 'clock'> & { readonly clock: ClockForecast };

const write = (metres: number, { style }: Pick<DeskProps, 'style'>): string => formatNumber(metres, style, 1);

function describeItem(item: ClockItem, props: KnownProps): string {
  const { rain, style, reservoirWords } = props;
  const { items } = reservoirWords.clock;
  switch (item.kind) {
    case 'notice': {
      const opening = formatWhen(item.openingAt, rain.issued.at, style.language);
      return item.late ? items.noticeLate(opening) : items.notice(opening);
    }
    case 'lowerToCap': {
      const isNow = Date.parse(item.at) <= Date.parse(rain.issued.at);
      return (isNow ? items.lowerNow : items.lowerSoon)(write(item.level, props));
    }
    case 'raiseRelease':
      return items.raise(formatRelease(item.release, props), formatRelease(item.missing, props));
    default:
      return item.kind === 'floodSeasonBegins' ? items.seasonBegins : items.seasonEnds;
  }
}

/** Season and level cap, and whether the level is below it. */
function NowEntry(props: KnownProps) {
  const { clock, reservoirWords, style } = props;
  const { floodSeason, cap, level } = clock;
  const text = reservoirWords.clock;
  const above = cap?.above ?? null;
  return (
    <li className={styles.now}>
      <span>{text.now}</span>
      <div>
        <b>
          {floodSeason.day === null
            ? text.outOfSeason
            : text.inSeason(String(floodSeason.day), String(floodSeason.days))}
        </b>
        <p>
          {cap === null
            ? text.noCap
            : text.cap(write(cap.level, props), formatDayMonth(toLastDay(cap.until), style.language))}
        </p>
        {cap !== null && (
          <p className={above !== null && above > 0 ? parts.wrong : above === null ? parts.dim : parts.good}>
            {level === null || above === null
              ? text.levelUnknown
              : above > 0
                ? text.above(write(level, props), formatNumber(above, style, 2))
                : text.within(write(level, props), formatNumber(-above, style, 2))}
          </p>
        )}
      </div>
    </li>
  );
}

/** Last day of a span whose end is exclusive. */
const toLastDay = (end: string): string => new Date(Date.parse(end) - 1000 + 7 * 3_600_000).toISOString();

function describeMinimum(props: KnownProps): string {
  const { clock, reservoirWords } = props;
  const text = reservoirWords.clock;
  const least = formatRelease(clock.minimumRelease ?? 0, props);
  if (clock.release === null) return text.minimumOnly(least);
  const isFulfilled = clock.release >= (clock.minimumRelease ?? 0);
  return (isFulfilled ? text.minimumKept : text.minimumMissed)(least, formatRelease(clock.release, props));
}

function KnownClock(props: KnownProps) {
  const { clock, level, selected, rain, style, reservoirWords } = props;
  const text = reservoirWords.clock;
  const entries = listClockEntries(clock, level, selected, {
    describeItem: (item) => describeItem(item, props),
    names: reservoirWords.level.names,
    items: text.items,
    writeLevel: (metres) => write(metres, props),
    writeRelease: (release) => formatRelease(release, props),
    now: rain.issued.at,
  });
  return (
    <>
      <ol className={styles.clock}>
        <NowEntry {...props} />
        {entries.map(({ at, sentence, isUrgent }) => (
          <li key={`${at} ${sentence}`}>
            <span>{isUrgent ? text.now : formatWhen(at, rain.issued.at, style.language)}</span>
            <p className={isUrgent ? styles.urgent : undefined}>{sentence}</p>
          </li>
        ))}
      </ol>
      <dl className={styles.facts}>
        {clock.minimumRelease !== null && (
          <div>
            <dt>{text.minimum}</dt>
            <dd>{describeMinimum(props)}</dd>
          </div>
        )}
        <div>
          <dt>{text.noticeBefore}</dt>
          <dd>{text.hours(formatRelease(clock.noticeHours, props))}</dd>
        </div>
      </dl>
    </>
  );
}

/** Actions required by the procedure and by the level, soonest first. */
export function ClockPart({ clock, ...props }: ClockProps) {
  const { reservoirWords, words } = props;
  return (
    <section className={`card ${parts.stack}`} aria-labelledby="desk-clock">
      <h2 id="desk-clock">{reservoirWords.clock.heading}</h2>
      {clock === null ? (
        <p className={parts.dim}>{reservoirWords.clock.none}</p>
      ) : (
        <KnownClock {...props} clock={clock} />
      )}
      <p className={parts.note}>{words.desk.advice}</p>
    </section>
  );
}
