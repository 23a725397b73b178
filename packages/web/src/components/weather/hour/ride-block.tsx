import { rideMessages } from '@portal/content/messages/ride-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import {
  listRides,
  RIDE_GUST_MS,
  RIDE_SECONDS,
  RIDE_SIGHT_KM,
  type Ride,
  type RideSlice,
} from '@portal/domain/safety/ride';
import type { WorkWarning } from '@portal/domain/safety/warning-gate';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { chanceLimits, DRY_BELOW_PERCENT } from '@portal/domain/weather/rain-chance';
import type { RainSlice } from '@portal/domain/weather/rain-spells';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { formatClock, formatNumber, formatPercent, formatSpeed } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { MarkedText } from '#components/weather/worth/chance.tsx';
import { type NowcastReply, toRainSlices } from './nowcast-chart.tsx';
import styles from './ride-block.module.css';

type RideReply = Pick<NowcastReply, 'present' | 'steps' | 'basis'>;

/** Fields of an official warning that a ride needs. */
export type RideWarning = Pick<OfficialWarning, 'id' | 'number' | 'kind' | 'level' | 'startsAt' | 'expiresAt'>;

export function toWorkWarnings(warnings: readonly RideWarning[]): WorkWarning[] {
  return warnings.map(({ id, number, kind, level, startsAt, expiresAt }) => ({
    id,
    number,
    kind,
    level,
    startsAt: parseMoment(startsAt),
    expiresAt: parseMoment(expiresAt),
  }));
}

/** Hours needed after the steps: covers the last departure, its ride and the two dry hours it promises. */
const LATER_HOURS = 8;

/** One course of rain: the current ten minutes, the steps, then the hours, with hourly gusts and visibility. */
function listRideSlices({ present, steps, basis }: RideReply, hours: readonly Hour[]): RideSlice[] {
  // Satellites miss drizzle and small showers: a ride on their word alone is never promised to stay dry.
  const known = toRainSlices([present, ...steps], basis).map((slice) =>
    slice.isEstimated === true
      ? { ...slice, chancePercent: Math.max(slice.chancePercent ?? 0, DRY_BELOW_PERCENT) }
      : slice,
  );
  const endAt = known.at(-1)?.toAt ?? 0;
  const near: { readonly hour: Hour; readonly fromAt: EpochSeconds }[] = [];
  for (const hour of hours) {
    const fromAt = parseMoment(hour.at);
    // Up to fifteen days of hours may follow.
    if (fromAt >= endAt + LATER_HOURS * HOUR_SECONDS) break;
    near.push({ hour, fromAt });
  }
  const addHour = (slice: RainSlice): RideSlice => {
    const found = near.find(({ fromAt }) => fromAt <= slice.fromAt && slice.fromAt < fromAt + HOUR_SECONDS);
    return { ...slice, gustMs: found?.hour.windGust ?? null, visibilityKm: found?.hour.visibility ?? null };
  };
  const later = near
    .filter(({ fromAt }) => fromAt + HOUR_SECONDS > endAt)
    .map(({ hour: { rain, rainProbability, thunder }, fromAt }) => ({
      fromAt: Math.max(fromAt, endAt),
      toAt: fromAt + HOUR_SECONDS,
      rainMmh: rain,
      chancePercent: rainProbability,
      thunder,
    }));
  return [...known, ...later].map(addHour);
}

type Rides = readonly [Ride, Ride, Ride];

/** The bulletin that the sentence names: an emergency, or one that stands behind every departure; otherwise null. */
function findNamedBulletin(rides: Rides): WorkWarning | null {
  const emergency = rides.find(({ warning }) => warning !== null && isEmergency(warning));
  const [{ reason, warning }] = rides;
  if (reason === 'afterWarning') return null;
  if (emergency !== undefined) return emergency.warning;
  return rides.every((ride) => ride.warning?.id === warning?.id && ride.verdict !== 'unknown') ? warning : null;
}

/** Sentence on the three departures. */
function describeRides([now, second, third]: Rides, bulletin: WorkWarning | null, view: PageView): string {
  const { advice, hour } = rideMessages[view.style.language];
  const rides = [now, second, third];
  if (now.reason === 'afterWarning') return advice.afterWarning;
  if (bulletin !== null) return (isEmergency(bulletin) ? advice.emergency : advice.bulletin)(bulletin.number);
  if (now.verdict === 'unknown') return advice.unknown;
  if (rides.every(({ verdict }) => verdict === 'dry')) return advice.always;
  const nextDry = [second, third].find(({ verdict }) => verdict === 'dry');
  const name = ({ at }: Ride) => hour(Number(formatClock(formatMoment(at)).slice(0, 2)));
  if (now.verdict === 'dry') {
    return second.verdict !== 'dry' && nextDry !== undefined ? advice.nowOrAt(name(nextDry)) : advice.nowOnly;
  }
  if (now.reason === 'fog') return nextDry === undefined ? advice.fog : advice.fogUntil(name(nextDry));
  if (nextDry !== undefined) return advice.waitUntil(name(nextDry));
  return rides.some(({ verdict }) => verdict === 'light') ? advice.raincoat : advice.hard;
}

function nameVerdict({ verdict, reason, chancePercent, dryUntil }: Ride, { style }: PageView): string {
  const { verdicts } = rideMessages[style.language];
  if (verdict === 'dry') {
    return dryUntil === null ? verdicts.dry : verdicts.dryUntil(formatClock(formatMoment(dryUntil)));
  }
  if (verdict === 'stop' || reason === 'afterWarning') return verdicts.stop[reason];
  if (verdict !== 'light') return verdicts[verdict];
  if (reason === 'fog') return verdicts.foggy;
  if (reason !== 'rain') return reason === 'gust' ? verdicts.gusty : verdicts.needed;
  return (chancePercent ?? 100) < chanceLimits(1).likely ? verdicts.maybe : verdicts.light;
}

/** `mưa vừa (90%)`; the chance alone where there is no rain to speak of. */
function describeRideRain({ warning, rainClass, chancePercent }: Ride, { words, style }: PageView): string {
  const say = rideMessages[style.language];
  const { light, moderate, heavy, veryHeavy } = words.rainClasses;
  const strength = ['', light, light, moderate, heavy, veryHeavy][rainClass] ?? '';
  // Next to a bulletin a low chance of rain would sound like leave to go.
  const isHidden = chancePercent === null || (warning !== null && chancePercent < DRY_BELOW_PERCENT);
  const percent = isHidden ? null : formatPercent(chancePercent, style);
  if (strength !== '') return say.rain(strength, percent);
  return percent === null ? '' : say.chance(percent);
}

/** Reason: the bulletin unless the sentence names it, intensity and chance of rain, gusts where strong. */
function describeReason(ride: Ride, named: WorkWarning | null, view: PageView): string {
  const { warning, gustMs, visibilityKm } = ride;
  const { style } = view;
  const say = rideMessages[style.language];
  return [
    warning === null || warning.id === named?.id ? '' : say.byBulletin(warning.number),
    describeRideRain(ride, view),
    visibilityKm !== null && visibilityKm < RIDE_SIGHT_KM.slow
      ? say.sight(`${formatNumber(visibilityKm, style, 1)}\u00a0km`)
      : '',
    gustMs !== null && gustMs >= RIDE_GUST_MS.push ? say.gust(formatSpeed(gustMs, style)) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

interface RideBlockProps {
  readonly reply: RideReply;
  readonly hours: readonly Hour[];
  readonly warnings: readonly RideWarning[];
  readonly view: PageView;
}

/** Leave now or later by motorbike: a sentence, and three departures with verdict and reason. */
export function RideBlock({ reply, hours, warnings, view }: RideBlockProps) {
  const words = rideMessages[view.style.language];
  const nowAt = parseMoment(view.nowAt);
  const rides = listRides(nowAt, listRideSlices(reply, hours), toWorkWarnings(warnings));
  const bulletin = findNamedBulletin(rides);
  return (
    <>
      <p className={styles.lead}>{preventUnitBreaks(describeRides(rides, bulletin, view))}</p>
      <div className={styles.frame}>
        <ol className={styles.rides}>
          {rides.map((ride) => (
            <li key={ride.at} className={styles[ride.verdict]}>
              <b className={styles.leave}>
                {ride.at < nowAt + RIDE_SECONDS ? words.now : words.at(formatClock(formatMoment(ride.at)))}
              </b>{' '}
              <p>
                <span className={styles.verdict}>{nameVerdict(ride, view)}</span>{' '}
                <span className={styles.reason}>
                  <MarkedText text={describeReason(ride, bulletin, view)} view={view} />
                </span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
