import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { parseSavedTrip, type SavedTrip, withoutTrip, withTrip } from '@portal/domain/trip/saved-trip';
import type { FastifyInstance } from 'fastify';
import { parseVisitorSettings, writeTripsCookie } from './page-settings.ts';
import { sendCookie } from './send-cookie.ts';
import { sendBack, servePlainForm, toOwnPath } from './serve-plain-form.ts';
import { writeTripReminder } from './write-trip-reminder.ts';

/** The trip of a form or address; null if a field cannot be used. */
function readTrip(form: URLSearchParams): SavedTrip | null {
  const get = (name: string): string => form.get(name) ?? '';
  const { from, to, mode, clock } = { from: get('from'), to: get('to'), mode: get('mode'), clock: get('at') };
  return parseSavedTrip({ name: get('name'), from, to, mode, clock });
}

/** The saved trips after the form; unusable fields change nothing. */
export function changeTrips(form: URLSearchParams, trips: readonly SavedTrip[]): readonly SavedTrip[] {
  const trip = readTrip(form);
  if (trip === null) return trips;
  return form.has('remove') ? withoutTrip(trips, trip) : withTrip(trips, trip);
}

/**
 * Handles the forms that save and remove a trip: stores the trips in the cookie and goes back to the page. The reminder
 * of a trip is a file for the reader's own calendar: the server keeps nothing.
 */
export function serveTrips(app: FastifyInstance, publicUrl: () => string, clock: () => EpochSeconds): void {
  app.get('/api/trips/reminder.ics', (request, reply) => {
    const asked = new URL(request.url, publicUrl()).searchParams;
    const trip = readTrip(asked);
    if (trip === null || trip.clock === null) return sendBack(reply, '/');
    const language = asked.get('lang') === 'en' ? 'en' : 'vi';
    const file = writeTripReminder({ ...trip, clock: trip.clock }, { publicUrl: publicUrl(), language, now: clock() });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="reminder.ics"')
      .type('text/calendar; charset=utf-8')
      .send(file);
  });
  servePlainForm(app, '/api/trips', publicUrl, (form, request, reply) => {
    const { trips = [] } = parseVisitorSettings(request.headers.cookie).settings;
    const cookie = writeTripsCookie(changeTrips(form, trips));
    return sendBack(sendCookie(reply, cookie, publicUrl()), toOwnPath(form.get('page') ?? '/'));
  });
}
