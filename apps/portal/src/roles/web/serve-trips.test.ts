import { MOST_SAVED_TRIPS, readSavedTrips, type SavedTrip, writeSavedTrips } from '@portal/domain/trip/saved-trip';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { changeTrips, serveTrips } from './serve-trips.ts';

const HOME: SavedTrip = { name: 'Về nhà', from: 'hue', to: '16.5,107.6', mode: 'motorbike', clock: '17:30' };
const FIELDS = { name: 'Về nhà', from: 'hue', to: '16.5,107.6', mode: 'motorbike', at: '17:30' };
const change = (fields: Readonly<Record<string, string>>, trips: readonly SavedTrip[] = []) =>
  changeTrips(new URLSearchParams(fields), trips);

async function post(fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  const app = fastify();
  serveTrips(app, () => 'https://portal.example');
  return app.inject({
    method: 'POST',
    url: '/api/trips',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

describe('a trip that a form sends', () => {
  it('is saved, removed, and left alone where a field cannot be used', () => {
    expect(change(FIELDS)).toEqual([HOME]);
    expect(change({ ...FIELDS, at: '' })).toEqual([{ ...HOME, clock: null }]);
    expect(change({ ...FIELDS, remove: '1' }, [HOME])).toEqual([]);
    for (const bad of [{ name: '' }, { from: 'x y' }, { at: '25:00' }, { mode: 'boat' }])
      expect(change({ ...FIELDS, ...bad }, [HOME])).toEqual([HOME]);
  });

  it('is not saved beyond the last that fits', () => {
    const full = Array.from({ length: MOST_SAVED_TRIPS }, (_, index) => ({ ...HOME, clock: `0${index}:00` }));
    expect(change(FIELDS, full)).toEqual(full);
  });

  it('goes into the cookie, next to those in it, and back to the page', async () => {
    const work: SavedTrip = { ...HOME, name: 'Đi làm', clock: '07:40' };
    const reply = await post(
      { ...FIELDS, page: '/ra-duong?from=hue&to=16.5%2C107.6' },
      { cookie: `settings=F; trips=${writeSavedTrips([work])}` },
    );
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/ra-duong?from=hue&to=16.5%2C107.6']);
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure$/);
    expect(readSavedTrips(cookie.slice('trips='.length, cookie.indexOf(';')))).toEqual([work, HOME]);
  });

  it('leaves no cookie behind with the last of them', async () => {
    const reply = await post(
      { ...FIELDS, remove: '1', page: '//evil.example' },
      { cookie: `trips=${writeSavedTrips([HOME])}` },
    );
    expect(reply.headers['set-cookie']).toMatch(/^trips=; Path=\/; Max-Age=0;/);
    expect(reply.headers.location).toBe('/');
  });
});
