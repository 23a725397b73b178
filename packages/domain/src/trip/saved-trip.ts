import type { EpochSeconds } from '#time/vietnam-time.ts';
import { DAY_SECONDS, startOfVietnamDay } from '#time/vietnam-time.ts';
import { TRIP_MODES, type TripMode } from './trip-way.ts';

/** A trip that a visitor saved on the own device. */
export interface SavedTrip {
  readonly name: string;
  /** Slug, or `lat,lng`. */
  readonly from: string;
  readonly to: string;
  readonly mode: TripMode;
  /** Usual departure, `17:30`; null: now. */
  readonly clock: string | null;
}

/** All of them fit into one cookie. */
export const MOST_SAVED_TRIPS = 5;
/** Letters of a name. */
export const LONGEST_TRIP_NAME = 30;

const SPOT = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|-?\d{1,2}(?:\.\d{1,9})?,-?\d{1,3}(?:\.\d{1,9})?)$/;
const LONGEST_SPOT = 80;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const LONGEST_WORD = 4000;
/** Between trips, and between their fields; both are encoded within fields. */
const [TRIPS, FIELDS] = ['|', ':'];

const isSpot = (text: string): boolean => text.length <= LONGEST_SPOT && SPOT.test(text);

/** A trip from typed or stored fields; null if one of them cannot be used. */
export function parseSavedTrip(fields: Readonly<Record<keyof SavedTrip, string>>): SavedTrip | null {
  const { from, to, clock } = fields;
  const name = fields.name
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TRIP_NAME)
    .trim();
  const mode = TRIP_MODES.find((one) => one === fields.mode);
  const isClock = clock === '' || CLOCK.test(clock);
  if (name === '' || mode === undefined || !isSpot(from) || !isSpot(to) || !isClock) return null;
  return { name: name.toWellFormed(), from, to, mode, clock: clock === '' ? null : clock };
}

function readTrip(word: string): SavedTrip | null {
  try {
    const [name, from, to, mode, clock, ...rest] = word.split(FIELDS).map(decodeURIComponent);
    if (name === undefined || from === undefined || to === undefined || mode === undefined) return null;
    return clock === undefined || rest.length > 0 ? null : parseSavedTrip({ name, from, to, mode, clock });
  } catch {
    return null;
  }
}

/** Whether two trips differ in nothing but the name. */
export const isSameTrip = (one: Omit<SavedTrip, 'name'>, other: Omit<SavedTrip, 'name'>): boolean =>
  one.from === other.from && one.to === other.to && one.mode === other.mode && one.clock === other.clock;

/** The list with a trip, which takes the place of the same one; unchanged when it is full. */
export function withTrip(trips: readonly SavedTrip[], trip: SavedTrip): readonly SavedTrip[] {
  if (trips.some((one) => isSameTrip(one, trip))) return trips.map((one) => (isSameTrip(one, trip) ? trip : one));
  return trips.length < MOST_SAVED_TRIPS ? [...trips, trip] : trips;
}

/** The list without a trip, whatever its name. */
export const withoutTrip = (trips: readonly SavedTrip[], trip: Omit<SavedTrip, 'name'>): readonly SavedTrip[] =>
  trips.filter((one) => !isSameTrip(one, trip));

/** The trips of a cookie; what is not a trip is left out. */
export function readSavedTrips(word: string): readonly SavedTrip[] {
  if (word.length > LONGEST_WORD) return [];
  const trips = word.split(TRIPS).map(readTrip);
  return trips.reduce<readonly SavedTrip[]>((list, trip) => (trip === null ? list : withTrip(list, trip)), []);
}

/** Trips as one word of characters that a cookie may have. */
export function writeSavedTrips(trips: readonly SavedTrip[]): string {
  const words = trips.map(({ name, from, to, mode, clock }) =>
    [name, from, to, mode, clock ?? ''].map(encodeURIComponent).join(FIELDS),
  );
  return words.join(TRIPS);
}

/** The next time a clock shows this, from an hour ago on. */
export function toNextMoment(clock: string, now: EpochSeconds): EpochSeconds {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const at = startOfVietnamDay(now) + hours * 3600 + minutes * 60;
  return at < now - 3600 ? at + DAY_SECONDS : at;
}

/** The trip to open with: one from this place, then the one whose usual departure comes next. */
export function pickTrip(trips: readonly SavedTrip[], from: string | undefined, now: EpochSeconds): SavedTrip | null {
  const here = trips.filter((trip) => trip.from === from);
  const toMoment = ({ clock }: SavedTrip): EpochSeconds => (clock === null ? now : toNextMoment(clock, now));
  return (here.length > 0 ? here : trips).toSorted((one, other) => toMoment(one) - toMoment(other))[0] ?? null;
}
