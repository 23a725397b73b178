import { type StormMessages, stormMessages } from '@portal/content/messages/storm-messages';
import type { Storm, StormCentreState, StormList, StormTrack } from '@portal/contract/endpoints/storms';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { isModelCentre, type StormCentre } from '@portal/domain/storm/storm';
import { classifyStorm, type StormClass, toTenMinuteWind } from '@portal/domain/storm/storm-class';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import {
  formatClock,
  formatDayMonth,
  formatNumber,
  formatSpeed,
  type ValueStyle,
} from '#components/weather/format-values.ts';

/** Formatting and words of the storm pages. */
export interface StormView {
  readonly words: StormMessages;
  readonly style: ValueStyle;
  readonly nowAt: string;
}

export function makeStormView(style: ValueStyle, nowAt: string): StormView {
  return { words: stormMessages[style.language], style, nowAt };
}

const DAY_MS = 86_400_000;

/** Whether the newest advisory is older than a day. */
export function isPast({ updatedAt }: Storm, nowAt: string): boolean {
  return Date.parse(nowAt) - Date.parse(updatedAt) > DAY_MS;
}

export type ShownClass = StormClass | 'unknown';

type Wind = Pick<StormCentreState, 'windMs'>;
type Averaging = Pick<StormTrack, 'windMinutes'>;

/** Vietnamese class of a wind, from its 10-minute mean. */
export function findShownClass({ windMs }: Wind, { windMinutes }: Averaging): ShownClass {
  return classifyStorm(windMs, windMinutes) ?? 'unknown';
}

const STRONGEST_NAMED = 17;

function nameForce(windMs: number, { words }: StormView): string {
  const force = beaufortForce(windMs);
  return force > STRONGEST_NAMED ? words.aboveForce : words.force(String(force));
}

/** `cấp 12`, of the 10-minute mean; null for an unknown wind. */
export function describeForce({ windMs }: Wind, { windMinutes }: Averaging, view: StormView): string | null {
  return windMs === null ? null : nameForce(toTenMinuteWind(windMs, windMinutes), view);
}

/** `126 km/h`, of the 10-minute mean; null for an unknown wind. */
export function describeWind({ windMs }: Wind, { windMinutes }: Averaging, { style }: StormView): string | null {
  return windMs === null ? null : formatSpeed(toTenMinuteWind(windMs, windMinutes), style);
}

/** What a centre of 1-minute winds states itself; null for the others. */
export function describeStated(
  { windMs }: Wind,
  { windMinutes }: Averaging,
  { words, style }: StormView,
): string | null {
  return windMs === null || windMinutes === 10 ? null : words.converted(formatSpeed(windMs, style));
}

/** `cấp 15, 173 km/h`; null for an unknown gust. */
export function describeGust({ gustMs }: Pick<StormCentreState, 'gustMs'>, view: StormView): string | null {
  return gustMs === null ? null : `${nameForce(gustMs, view)}, ${formatSpeed(gustMs, view.style)}`;
}

/** `giật 15`. */
export function describeGustForce({ gustMs }: Pick<StormCentreState, 'gustMs'>, { words }: StormView): string | null {
  if (gustMs === null) return null;
  const force = beaufortForce(gustMs);
  return force > STRONGEST_NAMED ? words.gustForce('>17') : words.gustForce(String(force));
}

export function describePressure(
  { pressure }: Pick<StormCentreState, 'pressure'>,
  { style }: StormView,
): string | null {
  return pressure === null ? null : `${formatNumber(pressure, style)}\u00a0hPa`;
}

/** `420 km`, in steps of 10 km from 100 km on. */
export function formatKm(km: number, style: ValueStyle): string {
  const step = km < 100 ? 1 : 10;
  return `${formatNumber(Math.round(km / step) * step, style)}\u00a0km`;
}

/** `19,1°B, 112,6°Đ` or `19.1°N, 112.6°E`. */
export function describePosition({ lat, lng }: LatLng, { style }: StormView): string {
  const signs = style.language === 'vi' ? { n: 'B', s: 'N', e: 'Đ', w: 'T' } : { n: 'N', s: 'S', e: 'E', w: 'W' };
  const north = `${formatNumber(Math.abs(lat), style, 1)}°${lat < 0 ? signs.s : signs.n}`;
  return `${north}, ${formatNumber(Math.abs(lng), style, 1)}°${lng < 0 ? signs.w : signs.e}`;
}

/** `Bão Krovanh`, `Áp thấp nhiệt đới chưa đặt tên`. */
export function nameStorm({ name, class: stormClass }: Storm, { words }: StormView): string {
  const kind = words.kinds[stormClass ?? 'unknown'];
  if (name === null) return words.unnamed(kind);
  return words.named(kind, name.charAt(0) + name.slice(1).toLowerCase());
}

/** `số hiệu quốc tế 2623`; null for an id of a centre. */
export function describeNumber({ id }: Storm, { words }: StormView): string | null {
  return /^\d{4}$/.test(id) ? words.number(id) : null;
}

/** `13:00`, with the date unless it is today. */
export function nameMoment(at: string, { nowAt, style }: StormView): string {
  return at.slice(0, 10) === nowAt.slice(0, 10)
    ? formatClock(at)
    : `${formatClock(at)} ${formatDayMonth(at, style.language)}`;
}

type Watched = StormList['watched'];

/** `JMA, JTWC`. */
export function nameCentres(centres: readonly StormCentre[], { words }: StormView): string {
  return centres.map((centre) => words.centres[centre].short).join(', ');
}

const STALE_MS = 3 * 3_600_000;

/** Freshness of what the portal reads. */
export type WatchState =
  | { readonly kind: 'unwatched' | 'unread' }
  | { readonly kind: 'fresh' | 'stale'; readonly readAt: string; readonly centres: readonly StormCentre[] };

/**
 * Whether the lists of storms are known now: `stale` when no warning centre was read for more than three hours. Models
 * count only where nothing else is read: they do not tell that there is no storm.
 */
export function findWatchState(watched: Watched, nowAt: string): WatchState {
  if (watched.length === 0) return { kind: 'unwatched' };
  const official = watched.filter(({ centre }) => !isModelCentre(centre));
  const counted = official.length === 0 ? watched : official;
  const read = counted.flatMap(({ centre, readAt }) => (readAt === null ? [] : [{ centre, readAt }]));
  if (read.length === 0) return { kind: 'unread' };
  const isFresh = ({ readAt }: { readonly readAt: string }): boolean =>
    Date.parse(nowAt) - Date.parse(readAt) <= STALE_MS;
  const fresh = read.filter(isFresh);
  const used = fresh.length === 0 ? read : fresh;
  const times = used.map(({ readAt }) => readAt).sort();
  // Of several fresh lists the oldest time holds for all; of stale ones the newest is what was known last.
  const readAt = (fresh.length === 0 ? times.at(-1) : times[0]) ?? nowAt;
  return { kind: fresh.length === 0 ? 'stale' : 'fresh', readAt, centres: used.map(({ centre }) => centre) };
}

/** Warning centres that were not read within three hours; `readAt` null: never. */
export function listUnread(watched: Watched, nowAt: string): Watched {
  return watched.filter(
    ({ centre, readAt }) =>
      !isModelCentre(centre) && (readAt === null || Date.parse(nowAt) - Date.parse(readAt) > STALE_MS),
  );
}
