import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import { isModelCentre, STORM_CENTRES, type StormAdvisory } from './storm.ts';
import { classifyStorm, findLastObserved, type StormClass } from './storm-class.ts';
import { findTrackLeg, placeOnLeg } from './track-leg.ts';

/** A storm as its centres see it. */
export interface Storm {
  /** `2623`: number of RSMC Tokyo; while it has none `{centre}-{centreId}` in lower case, `jtwc-wp2226`. */
  readonly id: string;
  /** `id` and the ids that the storm had before, or has at other centres: addresses stay valid. */
  readonly ids: readonly string[];
  readonly number: string | null;
  readonly name: string | null;
  /** By the last observed wind of the first centre that states one; null if none does. */
  readonly class: StormClass | null;
  /** The newest of each centre, in the order of `STORM_CENTRES`; at least one. */
  readonly advisories: readonly StormAdvisory[];
  /** Issue of the newest advisory; a model's run counts only where no centre has issued one. */
  readonly updatedAt: EpochSeconds;
  /** Whether the newest advisory is older than a day. */
  readonly isPast: boolean;
}

/** Centres place a weak depression up to 150 km apart; twice that, and different storms are farther away. */
const SAME_STORM_KM = 300;
/** Up to here a track is read past its ends, for a centre that has no forecast or begins later. */
const BEYOND_ENDS_SECONDS = 6 * HOUR_SECONDS;
/** A name is used once in some years: by then the storm before is long past. */
const SAME_NAME_SECONDS = 30 * DAY_SECONDS;
const PAST_SECONDS = DAY_SECONDS;

/** Advisories of different centres that may be about one storm. */
interface Match {
  readonly a: StormAdvisory;
  readonly b: StormAdvisory;
  /** Smaller is surer: negative for a number or name in common, else the distance, km. */
  readonly distance: number;
}

/**
 * Merges advisories, in any order, into storms: by number, then by name, then by the nearest positions at the time of
 * the later analysis, at most 300 km apart. A storm has one id of each centre. Storms of today come first, the newest
 * advisory first.
 */
export function groupStorms(advisories: readonly StormAdvisory[], now: EpochSeconds): Storm[] {
  const newest = listNewest(advisories);
  const groupOf = new Map(newest.map((advisory) => [advisory, [advisory]]));
  for (const { a, b } of listMatches(newest)) {
    const [one, other] = [groupOf.get(a) ?? [], groupOf.get(b) ?? []];
    if (one === other || !one.every((here) => other.every((there) => isCompatible(here, there)))) continue;
    const merged = [...one, ...other];
    for (const advisory of merged) groupOf.set(advisory, merged);
  }
  return [...new Set(groupOf.values())]
    .map((group) => toStorm(group, now))
    .sort((a, b) => Number(a.isPast) - Number(b.isPast) || b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));
}

/** The storm that has, or had, an id; null if there is none. */
export function findStorm(storms: readonly Storm[], id: string): Storm | null {
  return storms.find((storm) => storm.id === id) ?? storms.find(({ ids }) => ids.includes(id)) ?? null;
}

/** The newest advisory of each centre on each of its storms, in the order of centres. */
function listNewest(advisories: readonly StormAdvisory[]): StormAdvisory[] {
  const newest = new Map<string, StormAdvisory>();
  for (const advisory of advisories) {
    const key = toOwnId(advisory);
    if ((newest.get(key)?.issuedAt ?? Number.NEGATIVE_INFINITY) < advisory.issuedAt) newest.set(key, advisory);
  }
  return [...newest.values()].sort(
    (a, b) => getRank(a) - getRank(b) || a.issuedAt - b.issuedAt || (a.centreId < b.centreId ? -1 : 1),
  );
}

/** Surest first. */
function listMatches(newest: readonly StormAdvisory[]): Match[] {
  return newest
    .flatMap((a, index) =>
      newest.slice(index + 1).flatMap((b) => {
        const distance = isCompatible(a, b) ? findDistance(a, b) : null;
        return distance === null ? [] : [{ a, b, distance }];
      }),
    )
    .sort((one, other) => one.distance - other.distance);
}

/** Whether nothing says that two advisories are about different storms. */
function isCompatible(a: StormAdvisory, b: StormAdvisory): boolean {
  if (a.centre === b.centre) return false;
  if (a.number !== null && b.number !== null) return a.number === b.number;
  return a.name === null || b.name === null || hasSameName(a, b);
}

function hasSameName(a: StormAdvisory, b: StormAdvisory): boolean {
  return a.name !== null && a.name === b.name && Math.abs(a.issuedAt - b.issuedAt) <= SAME_NAME_SECONDS;
}

/** Null for different storms. */
function findDistance(a: StormAdvisory, b: StormAdvisory): number | null {
  if (a.number !== null && a.number === b.number) return -2;
  if (hasSameName(a, b)) return -1;
  const at = Math.max(findLastObserved(a).at, findLastObserved(b).at);
  const [here, there] = [findPosition(a, at), findPosition(b, at)];
  if (here === null || there === null) return null;
  const distance = greatCircleKm(here, there);
  return distance <= SAME_STORM_KM ? distance : null;
}

/** Where an advisory has its storm at a time, up to a day after its analysis; null if it does not say. */
function findPosition(advisory: StormAdvisory, at: EpochSeconds): LatLng | null {
  const { points } = advisory;
  if (at > findLastObserved(advisory).at + PAST_SECONDS) return null;
  const leg = findTrackLeg(points, at);
  if (leg !== null) return placeOnLeg(leg);
  const end = at < (points[0]?.at ?? at) ? points[0] : points.at(-1);
  return end === undefined || Math.abs(end.at - at) > BEYOND_ENDS_SECONDS ? null : end;
}

function toStorm(group: readonly StormAdvisory[], now: EpochSeconds): Storm {
  const advisories = group.toSorted((a, b) => getRank(a) - getRank(b));
  const number = advisories.find((advisory) => advisory.number !== null)?.number ?? null;
  const ids = [...(number === null ? [] : [number]), ...advisories.map(toOwnId)];
  const updatedAt = findUpdate(advisories);
  return {
    id: ids[0] ?? '',
    ids,
    number,
    name: advisories.find(({ name }) => name !== null)?.name ?? null,
    class: findClass(advisories),
    advisories,
    updatedAt,
    isPast: now - updatedAt > PAST_SECONDS,
  };
}

/** A model may follow remains for days after all centres have stopped: the storm is past then. */
function findUpdate(advisories: readonly StormAdvisory[]): EpochSeconds {
  const official = advisories.filter(({ centre }) => !isModelCentre(centre));
  return Math.max(...(official.length === 0 ? advisories : official).map(({ issuedAt }) => issuedAt));
}

/** Centres that stopped before the storm's last day do not speak of it any more. */
function findClass(advisories: readonly StormAdvisory[]): StormClass | null {
  const newest = findUpdate(advisories);
  for (const advisory of advisories) {
    if (newest - advisory.issuedAt > PAST_SECONDS) continue;
    const found = classifyStorm(findLastObserved(advisory).windMs, advisory.windMinutes);
    if (found !== null) return found;
  }
  return null;
}

const toOwnId = ({ centre, centreId }: StormAdvisory): string => `${centre}-${centreId.toLowerCase()}`;

const getRank = ({ centre }: StormAdvisory): number => STORM_CENTRES.indexOf(centre);
