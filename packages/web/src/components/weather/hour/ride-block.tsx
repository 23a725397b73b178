import { rideMessages } from '@portal/content/messages/ride-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { listRides, RIDE_GUST_MS, RIDE_SECONDS, type Ride, type RideSlice } from '@portal/domain/safety/ride';
import type { WorkWarning } from '@portal/domain/safety/work-gate';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { isEmergency } from '@portal/domain/warning/warning-kind';
import { chanceLimits } from '@portal/domain/weather/rain-amount';
import { formatClock, formatPercent, formatSpeed } from '#components/weather/format-values.ts';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { type NowcastReply, toRainSlices } from './nowcast-chart.tsx';
import styles from './ride-block.module.css';

const toSeconds = (moment: string): number => Date.parse(moment) / 1000;
const FIRST_RAIN_CODE = 12;

/** What of an official warning a ride asks for. */
export type RideWarning = Pick<OfficialWarning, 'id' | 'number' | 'kind' | 'level' | 'startsAt' | 'expiresAt'>;

/** What of a warning limits a ride. */
function toRideWarnings(warnings: readonly RideWarning[]): WorkWarning[] {
  return warnings.map(({ id, number, kind, level, startsAt, expiresAt }) => ({
    id,
    number,
    kind,
    level,
    startsAt: toSeconds(startsAt),
    expiresAt: toSeconds(expiresAt),
  }));
}

/** The minutes that are left of the present step, the steps of the nowcast, and the hours after them: one course of rain. */
function listRideSlices(
  { steps }: Pick<NowcastReply, 'steps'>,
  hours: readonly Hour[],
  now: Hour,
  nowAt: number,
): RideSlice[] {
  const findGust = (at: number) =>
    hours.find((hour) => toSeconds(hour.at) <= at && at < toSeconds(hour.at) + HOUR_SECONDS);
  const known = toRainSlices(steps).map((slice) => ({ ...slice, gustMs: findGust(slice.fromAt)?.windGust ?? null }));
  const [firstAt, endAt] = [known[0]?.fromAt ?? nowAt, known.at(-1)?.toAt ?? nowAt];
  const rains = (now.code ?? 0) >= FIRST_RAIN_CODE;
  const present = {
    fromAt: nowAt,
    toAt: firstAt,
    rainMmh: rains ? Math.max(now.rain ?? 0, 0.1) : 0,
    chancePercent: rains ? 100 : 0,
    thunder: now.thunder,
    gustMs: now.windGust,
  };
  const later = hours
    .filter(({ at }) => toSeconds(at) + HOUR_SECONDS > endAt)
    .map(({ at, rain, rainProbability, thunder, windGust }) => ({
      fromAt: Math.max(toSeconds(at), endAt),
      toAt: toSeconds(at) + HOUR_SECONDS,
      rainMmh: rain,
      chancePercent: rainProbability,
      thunder,
      gustMs: windGust,
    }));
  return [...(firstAt > nowAt ? [present] : []), ...known, ...later];
}

/** One sentence over the three departures. */
function describeRides([now, second, third]: readonly [Ride, Ride, Ride], view: PageView): string {
  const { advice, hour } = rideMessages[view.style.language];
  const rides = [now, second, third];
  const bulletin = rides.find(({ warning }) => warning !== null && isEmergency(warning))?.warning;
  if (bulletin) return advice.emergency(bulletin.number);
  if (now.verdict === 'unknown') return advice.unknown;
  if (rides.every(({ verdict }) => verdict === 'dry')) return advice.always;
  const nextDry = [second, third].find(({ verdict }) => verdict === 'dry');
  const name = ({ at }: Ride) => hour(Number(formatClock(formatMoment(at)).slice(0, 2)));
  if (now.verdict === 'dry') {
    return second.verdict !== 'dry' && nextDry !== undefined ? advice.nowOrAt(name(nextDry)) : advice.nowOnly;
  }
  if (nextDry !== undefined) return advice.waitUntil(name(nextDry));
  return rides.some(({ verdict }) => verdict === 'light') ? advice.raincoat : advice.hard;
}

/** The verdict of a departure in words. */
function nameVerdict({ verdict, reason, chancePercent, dryUntil }: Ride, { style }: PageView): string {
  const { verdicts } = rideMessages[style.language];
  if (verdict === 'dry') {
    return dryUntil === null ? verdicts.dry : verdicts.dryUntil(formatClock(formatMoment(dryUntil)));
  }
  if (verdict === 'stop') return verdicts.stop[reason];
  if (verdict !== 'light') return verdicts[verdict];
  if (reason !== 'rain') return reason === 'gust' ? verdicts.gusty : verdicts.needed;
  return (chancePercent ?? 100) < chanceLimits(1).likely ? verdicts.maybe : verdicts.light;
}

/** What it rests on: the bulletin, the chance and strength of the rain, the gusts where they are strong. */
function describeReason({ warning, rainClass, chancePercent, gustMs }: Ride, { words, style }: PageView): string {
  const say = rideMessages[style.language];
  const { light, moderate, heavy, veryHeavy } = words.rainClasses;
  const strength = ['', light, light, moderate, heavy, veryHeavy][rainClass] ?? '';
  return [
    warning === null ? '' : say.byBulletin(warning.number),
    strength === '' ? '' : say.rain(strength),
    chancePercent === null ? '' : say.chance(formatPercent(chancePercent, style)),
    gustMs !== null && gustMs >= RIDE_GUST_MS.push ? say.gust(formatSpeed(gustMs, style)) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

interface RideBlockProps {
  readonly reply: Pick<NowcastReply, 'steps'>;
  readonly hours: readonly Hour[];
  readonly now: Hour;
  readonly warnings: readonly RideWarning[];
  readonly view: PageView;
}

/** Whether to leave now or later, by motorbike: a sentence, and three departures with verdict and reason. */
export function RideBlock({ reply, hours, now, warnings, view }: RideBlockProps) {
  const words = rideMessages[view.style.language];
  const nowAt = toSeconds(view.nowAt);
  const rides = listRides(nowAt, listRideSlices(reply, hours, now, nowAt), toRideWarnings(warnings));
  return (
    <>
      <LeadSentence text={describeRides(rides, view)} />
      <ol className={styles.rides}>
        {rides.map((ride) => (
          <li key={ride.at} className={styles[ride.verdict]}>
            <b className={styles.leave}>
              {ride.at < nowAt + RIDE_SECONDS ? words.now : words.at(formatClock(formatMoment(ride.at)))}
            </b>{' '}
            <span className={styles.verdict}>{nameVerdict(ride, view)}</span>
            <p>{describeReason(ride, view)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
