import type { CallApi } from '@portal/contract/call-api';
import { goingOut } from '@portal/contract/endpoints/going-out';
import { type FoundPlace, placesResolve, placesSearch } from '@portal/contract/endpoints/places';
import { type OfficialWarning, warningsList } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { pickTrip, type SavedTrip, toNextMoment } from '@portal/domain/trip/saved-trip';
import { TRIP_MODES, type TripMode } from '@portal/domain/trip/trip-way';
import { comesFirst } from '@portal/domain/warning/warning-kind';
import type { PageRequest } from '#pages/page-request.ts';
import type { TripReply } from './trip-view.ts';

/** Longest text of a field. */
export const LONGEST = 120;
const MOST_OTHERS = 4;
const POINT = /^-?\d{1,2}(\.\d{1,9})?\s*,\s*-?\d{1,3}(\.\d{1,9})?$/;
const CLOCK = /^([01]?\d|2[0-3])[:hg.]([0-5]\d)$/;

/** One end of a trip as the form has it. */
export interface TripEnd {
  /** What the field shows. */
  readonly text: string;
  /** Slug or `lat,lng`; null: not known. */
  readonly spot: string | null;
  readonly mistake: 'missing' | 'unknown' | null;
  /** Other places with the name. */
  readonly others: readonly FoundPlace[];
}

const NO_END: TripEnd = { text: '', spot: null, mistake: null, others: [] };
const nameFound = ({ displayName: { main, secondary } }: FoundPlace): string =>
  secondary === '' ? main : `${main}, ${secondary}`;

async function resolveSlug(slug: string, lang: Language, call: CallApi): Promise<TripEnd | null> {
  if (!/^[a-z0-9-]+$/.test(slug)) return null;
  const result = await call(placesResolve, { query: { location: slug, lang } });
  if (!result.ok) return null;
  if (result.reply.outcome === 'moved') return resolveSlug(result.reply.slug, lang, call);
  if (result.reply.outcome !== 'place') return null;
  const { main, secondary } = result.reply.located.place.displayName;
  return { ...NO_END, text: secondary === '' ? main : `${main}, ${secondary}`, spot: slug };
}

/** A slug, a point, a name as the form has shown it (`was`), or a text to search for. */
async function readEnd(
  typed: string | undefined,
  was: string | undefined,
  lang: Language,
  call: CallApi,
): Promise<TripEnd> {
  const text = (typed ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed();
  if (text === '') return { ...NO_END, mistake: typed === undefined ? null : 'missing' };
  if (POINT.test(text)) return { ...NO_END, text, spot: text.replace(/\s/g, '') };
  const [slug = '', shown] = (was ?? '').slice(0, 2 * LONGEST).split('~');
  const known = await resolveSlug(shown === text ? slug : text, lang, call);
  if (known !== null) return known;
  const result = await call(placesSearch, { query: { q: text, limit: 1 + MOST_OTHERS, lang } });
  const [first, ...others] = result.ok ? result.reply.places : [];
  if (first === undefined) return { ...NO_END, text, mistake: 'unknown' };
  return { text: nameFound(first), spot: first.slug, mistake: null, others };
}

/** The form as it was sent. */
export interface TripForm {
  readonly from: TripEnd;
  readonly to: TripEnd;
  /** `17:30`; empty: now. */
  readonly clock: string;
  readonly isBadClock: boolean;
  readonly mode: TripMode;
}

/** What the form sent; an address without destination opens the visitor's next trip. */
function findAsked({ query, settings, now }: PageRequest): PageRequest['query'] {
  const trip = query.to === undefined ? pickTrip(settings.trips ?? [], query.from, now) : null;
  if (trip === null) return query;
  const { from, to, mode, clock } = trip;
  return { from, to, mode, at: clock ?? '' };
}

export async function readTripForm(request: PageRequest, call: CallApi): Promise<TripForm> {
  const { language } = request;
  const query = findAsked(request);
  const [from, to] = await Promise.all([
    readEnd(query.from, query.fromWas, language, call),
    readEnd(query.to, query.toWas, language, call),
  ]);
  const typed = (query.at ?? '').trim().slice(0, 8);
  const [, hour, minute] = CLOCK.exec(typed) ?? [];
  const clock = hour === undefined ? typed : `${hour.padStart(2, '0')}:${minute}`;
  const mode = TRIP_MODES.find((one) => one === query.mode) ?? 'motorbike';
  return { from, to, clock, isBadClock: typed !== '' && hour === undefined, mode };
}

/** Why there is no answer to a complete form. */
type TripFailure = 'failed' | 'noData' | 'tooLong' | 'tooFarAhead' | 'outside';

export type TripLoad =
  | { readonly kind: 'trip'; readonly reply: TripReply }
  | { readonly kind: 'failure'; readonly failure: TripFailure }
  | { readonly kind: 'none' };

const FAILURES: Readonly<Record<string, TripFailure>> = {
  noData: 'noData',
  outsideCoverage: 'outside',
  unknownPlace: 'outside',
};

/** A saved trip with its departures; null where they cannot be had. */
export interface LoadedTrip {
  readonly trip: SavedTrip;
  readonly reply: TripReply | null;
}

/** The visitor's saved trips, each asked for at its usual departure. */
export function loadSavedTrips(
  { settings: { trips = [] }, language, now }: PageRequest,
  call: CallApi,
): Promise<readonly LoadedTrip[]> {
  const load = async (trip: SavedTrip): Promise<LoadedTrip> => {
    const { from, to, mode, clock } = trip;
    const asked = clock === null ? {} : { at: formatMoment(toNextMoment(clock, now)) };
    const result = await call(goingOut, { query: { from, to, mode, lang: language, ...asked } });
    return { trip, reply: result.ok ? result.reply : null };
  };
  return Promise.all(trips.map(load));
}

/** The departures of a form that has both ends. */
export async function loadTrip(form: TripForm, { language, now }: PageRequest, call: CallApi): Promise<TripLoad> {
  const { from, to, clock, isBadClock, mode } = form;
  if (from.spot === null || to.spot === null || isBadClock) return { kind: 'none' };
  const asked = clock === '' ? {} : { at: formatMoment(toNextMoment(clock, now)) };
  const result = await call(goingOut, { query: { from: from.spot, to: to.spot, mode, lang: language, ...asked } });
  if (result.ok) return { kind: 'trip', reply: result.reply };
  const { errorCode, errors } = result.problem;
  if (errorCode === 'badInput') {
    const isOfTime = errors?.some(({ path }) => path === 'at') === true;
    return { kind: 'failure', failure: isOfTime ? 'tooFarAhead' : 'tooLong' };
  }
  return { kind: 'failure', failure: FAILURES[errorCode] ?? 'failed' };
}

/** Bulletins that come first at either end. */
export async function loadTripWarnings(
  { origin, destination, warning }: TripReply,
  language: Language,
  call: CallApi,
): Promise<readonly OfficialWarning[]> {
  const results = await Promise.all(
    [origin, destination].map(({ lat, lng }) => call(warningsList, { query: { lat, lng, lang: language } })),
  );
  const found = results.flatMap((result) => (result.ok ? result.reply.items : []));
  const byId = new Map(found.map((one) => [one.id, one]));
  return [...byId.values()].filter((one) => comesFirst(one) || one.id === warning?.id);
}
