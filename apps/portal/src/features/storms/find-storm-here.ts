import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { Place } from '@portal/contract/endpoints/place-schema';
import type { StormHere, StormHereBlock, StormHereCentre, stormHere } from '@portal/contract/endpoints/storm-here';
import type { StormList } from '@portal/contract/endpoints/storms';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { joinIssued } from '@portal/contract/join-issued';
import type { Language } from '@portal/domain/language/language';
import { findGateEnd, type WorkWarning } from '@portal/domain/safety/warning-gate';
import type { Storm } from '@portal/domain/storm/group-storms';
import { type Approach, findApproach } from '@portal/domain/storm/nearest-approach';
import { isModelCentre, type StormAdvisory, type StormCentre } from '@portal/domain/storm/storm';
import {
  comesNear,
  decideStormHere,
  findCentreGap,
  findDayAfter,
  findStormZero,
  NEAR_HOURS,
  STORM_STEPS,
  STRONG_FORCE,
  type StormHour,
  type StormZero,
} from '@portal/domain/storm/storm-here';
import { findLeastWind, type LeastWind } from '@portal/domain/storm/wind-at-place';
import {
  type EpochSeconds,
  formatMoment,
  HOUR_SECONDS,
  startOfHour,
  startOfVietnamDay,
  vietnamHour,
} from '@portal/domain/time/vietnam-time';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import type { PlaceHour, PlaceHours, StormHereNeeds, StormNeeds } from './needs.ts';
import { findBasis, toStormIssued } from './to-storm-replies.ts';

type Reply = EndpointReply<typeof stormHere>;

const BLOCK_HOURS = 3;

/** A centre's view of a storm from a place. */
interface CentreView {
  readonly advisory: StormAdvisory;
  readonly approach: Approach | null;
  /** Of each hour of the span. */
  readonly winds: readonly (LeastWind | null)[];
}

interface StormView {
  readonly storm: Storm;
  readonly centres: readonly CentreView[];
  readonly isComing: boolean;
}

/** What the call needs besides the storms of today. */
interface Ask {
  readonly place: Place;
  readonly nowAt: EpochSeconds;
  /** Start of the current three hours. */
  readonly fromAt: EpochSeconds;
}

/** Three hours begin at 0, 3, 6 … of the day in Vietnam. */
const startOfBlock = (at: EpochSeconds): EpochSeconds =>
  startOfVietnamDay(at) + (vietnamHour(at) - (vietnamHour(at) % BLOCK_HOURS)) * HOUR_SECONDS;

const listTimes = ({ fromAt }: Ask): EpochSeconds[] =>
  Array.from({ length: NEAR_HOURS }, (_, hour) => fromAt + hour * HOUR_SECONDS);

const isOfCentre = ({ centre }: StormAdvisory): boolean => !isModelCentre(centre);

function viewCentre(advisory: StormAdvisory, ask: Ask): CentreView {
  const { place, nowAt } = ask;
  return {
    advisory,
    approach: findApproach(advisory.points, place, nowAt),
    // Models are for reference: their winds are those of the place's own forecast.
    winds: listTimes(ask).map((at) => (isOfCentre(advisory) ? findLeastWind(advisory, place, at) : null)),
  };
}

/** A storm that a warning centre brings near; null for others: models alone do not say that there is one. */
function viewStorm(storm: Storm, ask: Ask): StormView | null {
  const { place, nowAt } = ask;
  const isNear = storm.advisories.some((one) => isOfCentre(one) && comesNear(one.points, place, nowAt));
  if (!isNear) return null;
  const centres = storm.advisories.map((advisory) => viewCentre(advisory, ask));
  const isComing = centres.some(
    ({ advisory, approach, winds }) =>
      isOfCentre(advisory) &&
      (approach?.nearest != null || winds.some((wind) => wind !== null && wind.force >= STRONG_FORCE)),
  );
  return { storm, centres, isComing };
}

const isOfStorm = ({ kind }: OfficialWarning): boolean => kind === 'storm' || kind === 'tropicalDepression';

function toWorkWarning({ id, kind, level, number, startsAt, expiresAt }: OfficialWarning): WorkWarning {
  const [start, end] = [Date.parse(startsAt) / 1000, Date.parse(expiresAt) / 1000];
  return { ...{ id, kind, level, number }, startsAt: start, expiresAt: end };
}

/** Bulletins on storms at the place: in force, and over for less than a day. */
function findBulletins({ listGates }: StormHereNeeds, { place, nowAt }: Ask, language: Language) {
  const gates = listGates(place, language).filter(isOfStorm).map(toWorkWarning);
  const ends = gates.filter(({ expiresAt }) => expiresAt <= nowAt).map(findGateEnd);
  const last = ends.length === 0 ? nowAt : Math.max(...ends);
  return { isWarned: gates.some(({ expiresAt }) => expiresAt > nowAt), afterUntil: last > nowAt ? last : null };
}

type After = Pick<Reply, 'afterUntil' | 'afterBasis'>;

function findAfter(storms: readonly Storm[], ask: Ask, bulletinUntil: EpochSeconds | null): After {
  if (bulletinUntil !== null) return { afterUntil: formatMoment(bulletinUntil), afterBasis: 'warning' };
  const ends = storms
    .flatMap(({ advisories }) => advisories.filter(isOfCentre))
    .flatMap(({ points }) => findDayAfter(points, ask.place, ask.nowAt) ?? []);
  return ends.length === 0
    ? { afterUntil: null, afterBasis: null }
    : { afterUntil: formatMoment(Math.max(...ends)), afterBasis: 'track' };
}

const toForce = (windMs: number | null): number | null => (windMs === null ? null : beaufortForce(windMs));

/** Every hour with the model's force and the lower bounds of the centres that reach the place. */
function listStormHours(views: readonly StormView[], hours: readonly PlaceHour[], ask: Ask): StormHour[] {
  const centres = views.flatMap((view) => view.centres);
  return listTimes(ask).map((at, index) => ({
    at,
    modelForce: toForce(hours[index]?.windMs ?? null),
    least: centres.flatMap(({ advisory: { centre }, winds }) => {
      const wind = winds[index];
      return wind == null ? [] : [{ centre, force: wind.force }];
    }),
  }));
}

/** The highest of known values; null where none is known. */
const findHighest = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((best, value) => (value !== null && value > (best ?? -1) ? value : best), null);

/** Null where an hour is missing: it would count as dry. */
function sumRain(hours: readonly PlaceHour[], count: number): number | null {
  const known = hours.flatMap(({ rainMm }) => rainMm ?? []);
  return known.length < count ? null : Math.round(known.reduce((sum, rain) => sum + rain, 0) * 10) / 10;
}

function toBlock(wind: readonly StormHour[], hours: readonly PlaceHour[], from: EpochSeconds): StormHereBlock {
  const least = wind.flatMap((hour) => hour.least);
  const leastForce = findHighest(least.map(({ force }) => force));
  return {
    from: formatMoment(from),
    to: formatMoment(from + BLOCK_HOURS * HOUR_SECONDS),
    modelForce: findHighest(wind.map(({ modelForce }) => modelForce)),
    modelGustForce: findHighest(hours.map(({ gustMs }) => toForce(gustMs))),
    leastForce,
    leastBy: least.find(({ force }) => force === leastForce)?.centre ?? null,
    rain: sumRain(hours, BLOCK_HOURS),
  };
}

/** Runs of hours with the same lower bound. */
function toWinds(winds: readonly (LeastWind | null)[], { fromAt }: Ask): StormHereCentre['winds'] {
  const runs: { first: number; end: number; wind: LeastWind }[] = [];
  for (const [index, wind] of winds.entries()) {
    const last = runs.at(-1);
    if (wind === null) continue;
    if (last?.end === index && last.wind.kt === wind.kt) last.end = index + 1;
    else runs.push({ first: index, end: index + 1, wind });
  }
  return runs.map(({ first, end, wind: { force, kt, minutes } }) => ({
    from: formatMoment(fromAt + first * HOUR_SECONDS),
    to: formatMoment(fromAt + end * HOUR_SECONDS),
    ...{ force, kt, minutes },
  }));
}

const toWhole = (value: number | null | undefined): number | null => (value == null ? null : Math.round(value));

function toCentre({ advisory, approach, winds }: CentreView, ask: Ask): StormHereCentre {
  const nearest = approach?.nearest;
  return {
    centre: advisory.centre,
    issuedAt: formatMoment(advisory.issuedAt),
    awayKm: toWhole(approach?.km),
    bearing: toWhole(approach?.bearingDeg),
    nearestAt: nearest == null ? null : formatMoment(nearest.at),
    nearestKm: toWhole(nearest?.km),
    nearestErrorKm: toWhole(nearest?.errorKm),
    winds: toWinds(winds, ask),
  };
}

/** Warning centres in order of authority, with the approach of each. */
const listApproaches = (centres: readonly CentreView[]): { centre: StormCentre; approach: Approach }[] =>
  centres.flatMap(({ advisory, approach }) =>
    isOfCentre(advisory) && approach !== null ? [{ centre: advisory.centre, approach }] : [],
  );

function toStormHere({ storm, centres }: StormView, ask: Ask): StormHere {
  const gap = findCentreGap(listApproaches(centres).map(({ approach }) => approach));
  return {
    ...{ id: storm.id, name: storm.name, class: storm.class },
    centres: centres.map((centre) => toCentre(centre, ask)),
    gapKm: toWhole(gap?.km),
    gapHours: gap?.hours ?? null,
  };
}

function toZero(zero: StormZero | null): Pick<Reply, 'zeroAt' | 'zeroBasis' | 'zeroCentre' | 'checklist'> {
  if (zero === null) return { zeroAt: null, zeroBasis: null, zeroCentre: null, checklist: [] };
  return {
    zeroAt: formatMoment(zero.at),
    zeroBasis: zero.basis,
    zeroCentre: zero.centre,
    checklist: STORM_STEPS.map((hoursBefore) => ({
      hoursBefore,
      dueAt: formatMoment(zero.at - hoursBefore * HOUR_SECONDS),
    })),
  };
}

function findTimeline(views: readonly StormView[], weather: PlaceHours, ask: Ask) {
  const wind = listStormHours(views, weather.hours, ask);
  const starts = listTimes(ask).filter((_, hour) => hour % BLOCK_HOURS === 0);
  // What is over does not set a clock.
  const ahead = wind.filter(({ at }) => at >= startOfHour(ask.nowAt));
  return {
    threeHours: starts.map((from, block) => {
      const [first, end] = [block * BLOCK_HOURS, (block + 1) * BLOCK_HOURS];
      return toBlock(wind.slice(first, end), weather.hours.slice(first, end), from);
    }),
    rainTotal: sumRain(weather.hours, NEAR_HOURS),
    ...toZero(findStormZero(ahead, listApproaches(views.flatMap(({ centres }) => centres)))),
  };
}

const NO_TIMELINE = { threeHours: [], rainTotal: null, ...toZero(null) };

/** What the storms feature knows. */
interface Known {
  readonly storms: readonly Storm[];
  readonly watched: StormList['watched'];
  readonly centres: StormNeeds['centres'];
}

/**
 * A storm at a place, by each centre; official bulletins decide the state first. The place's weather is read only where
 * something is near: every page of a place asks.
 */
export function findStormHere(
  needs: StormHereNeeds,
  { storms, watched, centres }: Known,
  { query }: EndpointInput<typeof stormHere>,
): Reply {
  const place = needs.locate(query);
  const nowAt = needs.clock();
  const ask = { place, nowAt, fromAt: startOfBlock(nowAt) };
  const views = storms.flatMap((storm) => viewStorm(storm, ask) ?? []);
  const { isWarned, afterUntil } = findBulletins(needs, ask, query.lang ?? 'vi');
  const after = findAfter(storms, ask, afterUntil);
  const state = decideStormHere({ isWarned, isAfter: after.afterUntil !== null, near: views });
  const advisories = views.flatMap(({ storm }) => storm.advisories);
  const issued = toStormIssued(advisories, centres);
  const weather = state === 'none' ? null : needs.readHours(place, ask.fromAt, NEAR_HOURS);
  return {
    place,
    issued: weather === null ? issued : joinIssued([weather.issued, issued]),
    basis: findBasis(advisories),
    state,
    watched,
    storms: views.map((view) => toStormHere(view, ask)),
    ...(weather === null ? NO_TIMELINE : findTimeline(views, weather, ask)),
    ...after,
  };
}
