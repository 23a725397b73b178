import { TRIP_TOO_LONG } from '@portal/content/messages/call-refusal-messages';
import { nameInputError } from '@portal/contract/check-schema';
import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { goingOut, TripDeparture, TripSpot } from '@portal/contract/endpoints/going-out';
import type { Language, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { joinIssued } from '@portal/contract/join-issued';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode } from '@portal/domain/geo/station-cell';
import type { WorkWarning } from '@portal/domain/safety/warning-gate';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { DAY_SECONDS, type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { assessDeparture, type Departure, type WeatheredPiece } from '@portal/domain/trip/assess-departure';
import { chooseDeparture } from '@portal/domain/trip/choose-departure';
import { LONGEST_TRIP_SECONDS, planTrip, type TripWay } from '@portal/domain/trip/trip-way';
import { STEP_SECONDS, STEPS_AHEAD } from '@portal/domain/weather/rain-course';
import type { GoingOutNeeds, SpotWeather } from './needs.ts';

type Input = EndpointInput<typeof goingOut>;
type Reply = EndpointReply<typeof goingOut>;

/** Hours before and after a departure beyond the nowcast. */
const HOURS_AROUND = 3;
const RETRY_SECONDS = 60;
const POINT = /^(-?\d{1,2}(?:\.\d{1,9})?),\s*(-?\d{1,3}(?:\.\d{1,9})?)$/;

/** `lat,lng`, or a slug. */
function toPlaceQuery(text: string, lang: Language): PlaceQuery {
  const [, lat, lng] = POINT.exec(text.trim()) ?? [];
  return lat === undefined ? { location: text, lang } : { lat: Number(lat), lng: Number(lng), lang };
}

/** The departures to compare, and the one that is asked about. */
interface Timetable {
  readonly stepMinutes: Reply['stepMinutes'];
  readonly chosenAt: EpochSeconds;
  readonly moments: readonly EpochSeconds[];
}

/** Every ten minutes for three hours; beyond them hours around the departure that is asked about. */
function listDepartures(now: EpochSeconds, askedAt: EpochSeconds | null): Timetable {
  const baseAt = now - (now % STEP_SECONDS);
  const endAt = baseAt + STEPS_AHEAD * STEP_SECONDS;
  if (askedAt === null || askedAt <= endAt) {
    const steps = Math.round(Math.max((askedAt ?? baseAt) - baseAt, 0) / STEP_SECONDS);
    const moments = Array.from({ length: 1 + STEPS_AHEAD }, (_, step) => baseAt + step * STEP_SECONDS);
    return { stepMinutes: 10, chosenAt: baseAt + steps * STEP_SECONDS, moments };
  }
  const chosenAt = Math.round(askedAt / HOUR_SECONDS) * HOUR_SECONDS;
  const hours = Array.from(
    { length: 2 * HOURS_AROUND + 1 },
    (_, hour) => chosenAt + (hour - HOURS_AROUND) * HOUR_SECONDS,
  );
  return { stepMinutes: 60, chosenAt, moments: hours.filter((at) => at >= baseAt) };
}

function readAsked({ at, lang = 'vi' }: Input['query'], now: EpochSeconds): EpochSeconds | null {
  if (at === undefined) return null;
  const askedAt = parseMoment(at);
  const [least, most] = [now - HOUR_SECONDS, now + DAY_SECONDS];
  const isEarly = askedAt < least;
  if (!isEarly && askedAt <= most) return askedAt;
  const error = nameInputError('at', isEarly ? 'minimum' : 'maximum', lang, formatMoment(isEarly ? least : most));
  throw new AppError('badInput', { errors: [error] });
}

/** Weather for each piece of a way; pieces in the same cell share it. */
async function readPieces({ locate, readSpot }: GoingOutNeeds, way: TripWay, lang: Language) {
  const places: Place[] = [];
  const spots: SpotWeather[] = [];
  const pieces: WeatheredPiece[] = [];
  let before: number | null = null;
  for (const piece of way.pieces) {
    const cell = findStationCode(piece);
    if (spots.length === 0 || cell === null || cell !== before) {
      const place = locate({ lat: piece.lat, lng: piece.lng, lang });
      places.push(place);
      spots.push(await readSpot(place));
      before = cell;
    }
    pieces.push({ ...piece, slices: (spots.at(-1) as SpotWeather).slices });
  }
  return { places, spots, pieces };
}

function listTripWarnings({ listWarnings }: GoingOutNeeds, places: readonly Place[], lang: Language): WorkWarning[] {
  const found = places.flatMap((place) => listWarnings(place, lang));
  return [...new Map(found.map((warning) => [`${warning.id} ${warning.expiresAt}`, warning])).values()];
}

const toTenths = (value: number | null): number | null => (value === null ? null : Math.round(10 * value) / 10);
const toWhole = (value: number | null): number | null => (value === null ? null : Math.round(value));

const toDeparture = (departure: Departure): TripDeparture => ({
  at: formatMoment(departure.at),
  arrivesAt: formatMoment(departure.arrivesAt),
  rainMm: departure.rainMm,
  rainMmHigh: departure.rainMmHigh,
  rainProbability: toWhole(departure.chancePercent),
  wetMinutes: departure.wetMinutes,
  heavyMinutes: departure.heavyMinutes,
  gust: toTenths(departure.gustMs),
  feelsLike: toTenths(departure.feelsLikeC),
  verdict: departure.verdict,
  danger: departure.danger,
  basis: departure.basis,
});

/** Where the traveller of a departure is at the middle of each piece, and the rain there then. */
function listSpots(at: EpochSeconds, pieces: readonly WeatheredPiece[]): TripSpot[] {
  return pieces.map(({ lat, lng, fromSeconds, toSeconds, slices }) => {
    const middle = at + (fromSeconds + toSeconds) / 2;
    const slice = slices.find(({ fromAt, toAt }) => fromAt <= middle && middle < toAt);
    return { at: formatMoment(Math.round(middle)), ...roundPoint({ lat, lng }), rainRate: slice?.rainMmh ?? null };
  });
}

const roundPoint = ({ lat, lng }: LatLng): LatLng => ({
  lat: Math.round(lat * 1e4) / 1e4,
  lng: Math.round(lng * 1e4) / 1e4,
});

function toWarning({ gate }: Departure): Reply['warning'] {
  return gate === null ? null : { id: gate.warning.id, number: gate.warning.number, kind: gate.kind };
}

const noData = () => new AppError('noData', { retryAfterSeconds: RETRY_SECONDS });

/**
 * The way between two places: along the road for vehicles, where a router knows one. Throws `AppError` `badInput` where
 * it is too long.
 */
async function findWay(
  { findRoad }: GoingOutNeeds,
  origin: LatLng,
  destination: LatLng,
  mode: Reply['way']['mode'],
): Promise<TripWay> {
  const road = mode === 'walk' ? null : await findRoad?.(origin, destination);
  const way = planTrip(origin, destination, mode, road);
  if (way.seconds > LONGEST_TRIP_SECONDS) throw new AppError('badInput', { detail: TRIP_TOO_LONG });
  return way;
}

/**
 * Departures between two places with the rain on the way. Throws `AppError` `badInput` for a time or way too far,
 * `noData` without any value or bulletin, and what `locate` throws.
 */
export async function findGoingOut(needs: GoingOutNeeds, { query }: Input): Promise<Reply> {
  const { lang = 'vi', mode = 'motorbike' } = query;
  const now = needs.clock();
  const { stepMinutes, chosenAt, moments } = listDepartures(now, readAsked(query, now));
  const [origin, destination] = [query.from, query.to].map((text) => needs.locate(toPlaceQuery(text, lang))) as [
    Place,
    Place,
  ];
  const way = await findWay(needs, origin, destination, mode);
  const { places, spots, pieces } = await readPieces(needs, way, lang);
  const warnings = listTripWarnings(needs, [origin, ...places, destination], lang);
  const departures = moments.map((at) => assessDeparture(at, pieces, warnings));
  // A bulletin that forbids advice is an answer without any forecast.
  if (departures.every(({ rainMm, gate }) => rainMm === null && gate === null)) throw noData();
  const chosen = departures.find(({ at }) => at === chosenAt) ?? (departures[0] as Departure);
  const best = chooseDeparture(departures);
  const frames = spots.flatMap(({ frameAt }) => frameAt ?? []);
  return {
    origin,
    destination,
    issued: joinIssued(spots.map(({ issued }) => issued)),
    basis: chosen.basis,
    frameAt: frames.length === 0 ? null : formatMoment(Math.max(...frames)),
    way: {
      kind: way.roadKm === null ? 'straight' : 'road',
      mode,
      straightKm: Math.round(10 * way.distanceKm) / 10,
      roadKm: toTenths(way.roadKm),
      travelMinutes: Math.round(way.seconds / 60),
    },
    stepMinutes,
    chosen: formatMoment(chosen.at),
    departures: departures.map(toDeparture),
    best: best === null ? null : formatMoment(best.at),
    along: listSpots(chosen.at, pieces),
    warning: toWarning(chosen),
  };
}
