import type { TripDeparture } from '@portal/contract/endpoints/going-out';
import colorKey from '#components/ui/color-key.module.css';
import { Icon } from '#components/ui/icon.tsx';
import { formatClock, formatRain } from '#components/weather/format-values.ts';
import { describeRain, nameVerdict } from './describe-trip.ts';
import styles from './going-out.module.css';
import { findDeparture, type TripAddress, type TripReply, type TripView, toTripPath } from './trip-view.ts';

const SPACE = 10;
const BAR = 9;
const HEIGHT = 120;
/** Amount of a full bar, mm; heights use the square root, so that drizzle is visible next to a downpour. */
const FULL_MM = 6;
/** A bar that marks a dry departure. */
const LEAST_BAR = 4;
/** Amounts from which rain is drawn darker, mm. */
const STEPS_MM = [0.1, 0.5, 2] as const;
/** Every third departure is labelled. */
const PER_MARK = 3;
/** Flags closer than this, in shares of the width, would overlap. */
const FLAG_WIDTH = 0.55;

const toHeight = (millimetres: number): number => Math.round(HEIGHT * Math.min(Math.sqrt(millimetres / FULL_MM), 1));
const toPercent = (share: number): string => `${Math.round(1000 * share) / 10}%`;

function findBarStyle({ rainMm, verdict }: TripDeparture): string | undefined {
  if (verdict === 'none') return styles.closed;
  if (verdict === 'dry') return styles.dryBar;
  const level = STEPS_MM.filter((limit) => (rainMm ?? 0) >= limit).length;
  return [styles.maybeBar, styles.bar1, styles.bar2, styles.bar3][level];
}

interface ColumnProps {
  readonly departure: TripDeparture;
  readonly index: number;
  readonly reply: TripReply;
  readonly address: TripAddress;
  readonly view: TripView;
}

/** One departure, a link to itself: its rain, what may come above it, and the texture of its source. */
function Column({ departure, index, reply, address, view }: ColumnProps) {
  const { at, rainMm, rainMmHigh, verdict, basis } = departure;
  const clock = formatClock(at);
  const x = index * SPACE;
  const isClosed = verdict === 'none';
  const bar = isClosed ? HEIGHT : Math.max(LEAST_BAR, toHeight(rainMm ?? 0));
  const cap = isClosed ? 0 : Math.max(toHeight(rainMmHigh ?? 0) - bar, 0);
  const name = view.trip.chart.column(clock, describeRain(departure, view), nameVerdict(departure, reply, view));
  return (
    <a href={toTripPath({ ...address, clock }, view)} aria-label={name} rel="nofollow">
      <rect className={styles.hit} x={x} width={SPACE} height={HEIGHT} />
      {cap > 0 && <rect className={styles.cap} x={x} y={HEIGHT - bar - cap} width={BAR} height={cap} />}
      {rainMm !== null && <rect className={findBarStyle(departure)} x={x} y={HEIGHT - bar} width={BAR} height={bar} />}
      {rainMm !== null && !isClosed && basis !== 'radar' && bar > LEAST_BAR && (
        <rect
          fill={`url(#${basis === 'model' ? 'modelled' : 'estimated'})`}
          x={x}
          y={HEIGHT - bar}
          width={BAR}
          height={bar}
        />
      )}
      {at === reply.chosen && <rect className={styles.frame} x={x} width={BAR} height={HEIGHT} />}
    </a>
  );
}

/** Stripes for the model and hatches for satellites. */
const Textures = () => (
  <defs>
    <pattern id="modelled" width="10" height="6" patternUnits="userSpaceOnUse">
      <path className={styles.texture} d="M0 1h10" />
    </pattern>
    <pattern id="estimated" width="6" height="6" patternUnits="userSpaceOnUse">
      <path className={styles.texture} d="M-1 7 7-1" />
    </pattern>
  </defs>
);

/** Flags over the chosen departure and the best one. */
function Flags({ reply, view }: { readonly reply: TripReply; readonly view: TripView }) {
  const { chart } = view.trip;
  const { departures, best: bestAt, chosen: chosenAt } = reply;
  const [chosen, best] = [findDeparture(reply, chosenAt), findDeparture(reply, bestAt)];
  if (chosen === null || chosen.verdict === 'none') return null;
  const place = ({ at }: TripDeparture) => (departures.findIndex((one) => one.at === at) + 0.5) / departures.length;
  const other = best === null || best.at === chosen.at ? null : best;
  const isClose = other !== null && Math.abs(place(other) - place(chosen)) < FLAG_WIDTH;
  const anchor = (share: number) => (share < 0.2 ? 'start' : share > 0.8 ? 'end' : 'middle');
  const flag = (departure: TripDeparture, text: string, style: string | undefined, line: number) => (
    <text className={style} x={toPercent(place(departure))} y={16 + 18 * line} textAnchor={anchor(place(departure))}>
      {text}
    </text>
  );
  return (
    <svg className={styles.flags} aria-hidden="true">
      {flag(chosen, `${formatClock(chosen.at)} · ${formatRain(chosen.rainMm, view.style)}`, styles.chosenFlag, 0)}
      {other !== null &&
        flag(
          other,
          (other.verdict === 'dry' ? chart.best : chart.least)(formatClock(other.at)),
          styles.bestFlag,
          isClose ? 1 : 0,
        )}
    </svg>
  );
}

function Marks({ departures }: TripReply) {
  const per = departures.length > 2 * PER_MARK + 1 ? PER_MARK : 1;
  return (
    <svg className={styles.marks} aria-hidden="true">
      {departures.map(({ at }, index) =>
        index % per === 0 ? (
          <text key={at} x={toPercent((index + 0.5) / departures.length)} y="14" textAnchor="middle">
            {formatClock(at)}
          </text>
        ) : null,
      )}
    </svg>
  );
}

function Key({ departures }: TripReply, { trip: { chart } }: TripView) {
  if (departures.every(({ verdict }) => verdict === 'none')) return null;
  const bases = new Set(departures.map(({ basis }) => basis));
  return (
    <p className={`${colorKey.key} ${styles.key}`}>
      <span className={styles.ofRain}>{chart.rain}</span>
      <span className={styles.ofHigh}>{chart.high}</span>
      <span className={styles.ofDry}>{chart.dry}</span>
      {bases.has('model') && <span className={styles.ofModel}>{chart.modelled}</span>}
      {bases.has('satellite') && <span className={styles.ofSatellite}>{chart.estimated}</span>}
    </p>
  );
}

interface ChartProps {
  readonly reply: TripReply;
  readonly address: TripAddress;
  readonly view: TripView;
}

/** Departures as bars, each a link, and a stepper whose targets are large enough for a thumb. */
export function DepartureChart({ reply, address, view }: ChartProps) {
  const { chart } = view.trip;
  const { departures, chosen, stepMinutes } = reply;
  const index = departures.findIndex(({ at }) => at === chosen);
  const step = (offset: number, icon: 'minus' | 'plus', label: string) => {
    const at = departures[index + offset]?.at;
    return at === undefined ? (
      <span className={styles.step} />
    ) : (
      <a
        className={styles.step}
        href={toTripPath({ ...address, clock: formatClock(at) }, view)}
        rel="nofollow"
        aria-label={label}
      >
        <Icon name={icon} size={20} />
      </a>
    );
  };
  return (
    <>
      <div className={styles.chart}>
        <Flags reply={reply} view={view} />
        <nav aria-label={stepMinutes === 60 ? chart.hours : chart.label}>
          <svg
            className={styles.bars}
            viewBox={`0 0 ${departures.length * SPACE - 1} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="presentation"
          >
            <Textures />
            {departures.map((departure, position) => (
              <Column
                key={departure.at}
                departure={departure}
                index={position}
                reply={reply}
                address={address}
                view={view}
              />
            ))}
          </svg>
        </nav>
        {Marks(reply)}
      </div>
      {Key(reply, view)}
      {stepMinutes === 60 && <p className={styles.note}>{chart.hours}</p>}
      <div className={styles.stepper}>
        {step(-1, 'minus', chart.sooner)}
        <span className={styles.leave}>{chart.leave(formatClock(chosen))}</span>
        {step(1, 'plus', chart.later)}
      </div>
    </>
  );
}
