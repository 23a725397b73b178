import type { TripDeparture } from '@portal/contract/endpoints/going-out';
import { toLanguagePath } from '@portal/routes/counterpart';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { formatClock, formatNumber, formatSpeed, formatTemperature } from '#components/weather/format-values.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { MarkedText } from '#components/weather/worth/chance.tsx';
import { describeDetail, describeRain, nameVerdict } from './describe-trip.ts';
import styles from './going-out.module.css';
import type { TripMap } from './load-trip-map.ts';
import { TripMapPart } from './trip-map.tsx';
import { describePeak } from './trip-peak.ts';
import { findDeparture, type TripAddress, type TripReply, type TripView, toTripPath } from './trip-view.ts';

const SPACE = 10;
const HEIGHT = 40;
/** Rate of a full bar, mm/h. */
const FULL_MMH = 40;
const LEAST_BAR = 3;
/** Heat that is worth a word, °C felt. */
const HOT_C = 35;

interface PartProps {
  readonly reply: TripReply;
  readonly view: TripView;
}

/** The way of the chosen departure: its heaviest rain, gusts, heat, and the rain piece by piece. */
export function TripWayPart({ reply, view, map }: PartProps & { readonly map: TripMap | null }) {
  const { along, way, origin, destination } = reply;
  const { trip, style } = view;
  const chosen = findDeparture(reply, reply.chosen);
  const { gust = null, feelsLike = null } = chosen ?? {};
  // Next to a high bulletin nothing is said about dry roads, nor drawn.
  const isClosed = chosen?.verdict === 'none';
  const facts = [
    isClosed ? '' : describePeak(along, view),
    gust === null ? '' : trip.way.gust(formatSpeed(gust, style)),
    feelsLike === null || feelsLike < HOT_C ? '' : trip.way.heat(formatTemperature(feelsLike, style)),
  ];
  return (
    <>
      <p className={styles.lead}>{preventUnitBreaks(facts.filter((fact) => fact !== '').join(' '))}</p>
      <svg
        className={styles.ribbon}
        viewBox={`0 0 ${along.length * SPACE - 1} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={trip.way.ribbon}
      >
        {along.map(({ at, rainRate }, index) => {
          const level = toRainLevel(rainRate ?? 0);
          const high = Math.max(LEAST_BAR, Math.round(HEIGHT * Math.min(Math.sqrt((rainRate ?? 0) / FULL_MMH), 1)));
          const fill = rainRate === null || isClosed ? styles.unknown : rainSteps[`step${level}`];
          return <rect key={at} className={fill} x={index * SPACE} y={HEIGHT - high} width={SPACE - 1} height={high} />;
        })}
      </svg>
      <p className={styles.ends}>
        <span>
          <b>{formatClock(chosen?.at ?? null)}</b> {origin.displayName.main}
        </span>
        <span>
          <b>{formatClock(chosen?.arrivesAt ?? null)}</b> {destination.displayName.main}
        </span>
      </p>
      {map !== null && <TripMapPart reply={reply} map={map} view={view} />}
      <p className={styles.note}>{preventUnitBreaks(describeCourse(way, view))}</p>
      <p className={styles.links}>
        <a href={toLanguagePath('map', style.language)}>{trip.way.map}</a>
      </p>
    </>
  );
}

/** Whether the way is the road, and at what pace. */
function describeCourse({ kind, mode }: TripReply['way'], { trip: { way } }: TripView): string {
  return kind === 'road' && mode !== 'walk' ? way.road(way.roadPaces[mode]) : way.straight(way.paces[mode]);
}

/** `9,4 km, 28 phút`. */
export function describeLength({ way }: TripReply, { trip, style }: TripView): string {
  return trip.way.length(`${formatNumber(way.roadKm ?? way.straightKm, style, 1)}\u00a0km`, way.travelMinutes);
}

/** The first departure, the chosen and the best one, each once. */
export function listChoices(reply: TripReply): readonly TripDeparture[] {
  const wanted = [reply.departures[0]?.at, reply.chosen, reply.best];
  return reply.departures.filter(({ at }) => wanted.includes(at));
}

/** The departures that matter, each with verdict, detail and rain. */
export function TripChoices({ reply, view, address }: PartProps & { readonly address: TripAddress }) {
  return (
    <ul className={styles.choices}>
      {listChoices(reply).map((departure) => (
        <li key={departure.at} className={styles[departure.verdict]}>
          <a href={toTripPath({ ...address, clock: formatClock(departure.at) }, view)} rel="nofollow">
            <b>{formatClock(departure.at)}</b>
            <span>
              <b>{nameVerdict(departure, reply, view)}</b>
              <small>
                <MarkedText text={preventUnitBreaks(describeDetail(departure, reply, view))} view={view} />
              </small>
            </span>
            {departure.verdict === 'none' ? null : (
              <span className={styles.amount}>{describeRain(departure, view)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
