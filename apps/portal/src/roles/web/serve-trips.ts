import { parseSavedTrip, type SavedTrip, withoutTrip, withTrip } from '@portal/domain/trip/saved-trip';
import type { FastifyInstance } from 'fastify';
import { parseVisitorSettings, writeTripsCookie } from './page-settings.ts';
import { sendCookie } from './send-cookie.ts';
import { sendBack, servePlainForm, toOwnPath } from './serve-plain-form.ts';

/** The saved trips after the form; unusable fields change nothing. */
export function changeTrips(form: URLSearchParams, trips: readonly SavedTrip[]): readonly SavedTrip[] {
  const get = (name: string): string => form.get(name) ?? '';
  const { from, to, mode, clock } = { from: get('from'), to: get('to'), mode: get('mode'), clock: get('at') };
  const trip = parseSavedTrip({ name: get('name'), from, to, mode, clock });
  if (trip === null) return trips;
  return form.has('remove') ? withoutTrip(trips, trip) : withTrip(trips, trip);
}

/** Handles the forms that save and remove a trip: stores the trips in the cookie and goes back to the page. */
export function serveTrips(app: FastifyInstance, publicUrl: () => string): void {
  servePlainForm(app, '/api/trips', publicUrl, (form, request, reply) => {
    const { trips = [] } = parseVisitorSettings(request.headers.cookie).settings;
    const cookie = writeTripsCookie(changeTrips(form, trips));
    return sendBack(sendCookie(reply, cookie, publicUrl()), toOwnPath(form.get('page') ?? '/'));
  });
}
